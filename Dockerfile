FROM python:3.11-slim-trixie AS base
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 postgresql-client && rm -rf /var/lib/apt/lists/*
COPY requirements.txt /
RUN pip install --no-cache-dir --require-hashes -r /requirements.txt

FROM base AS build
COPY . /src
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --no-index --wheel-dir /wheels /src

FROM base
RUN --mount=from=build,source=/wheels,target=/wheels pip install --no-cache-dir --no-deps --no-index /wheels/*.whl \
    && useradd --create-home --uid 1000 guildhall && mkdir --mode=700 /data && chown guildhall /data
WORKDIR /app
COPY LICENSE bot.py ./

USER guildhall
ENV GUILDHALL_DATA=/data PYTHONUNBUFFERED=1
VOLUME /data
HEALTHCHECK --interval=60s --timeout=5s --start-period=60s CMD ["python", "bot.py", "health"]
CMD ["python", "bot.py"]
