from tests.tables.conftest import hall as hall
