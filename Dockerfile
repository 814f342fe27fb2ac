FROM python:3.11-slim

RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home --uid 1000 guildhall
WORKDIR /app
COPY pyproject.toml README.md bot.py ./
COPY app app
COPY automata automata
COPY cogs cogs
COPY engine engine
COPY games games
COPY localdiscord localdiscord
COPY prompts prompts
COPY render render
COPY storage storage
COPY tables tables
COPY words words
RUN pip install --no-cache-dir -e '.[metrics,postgres]' && mkdir /data && chown guildhall /data

USER guildhall
ENV GUILDHALL_DATA=/data PYTHONUNBUFFERED=1
VOLUME /data
HEALTHCHECK --interval=60s --timeout=5s --start-period=60s CMD ["python", "bot.py", "health"]
CMD ["python", "bot.py"]
