"""Run by Alembic: the connection comes from :mod:`kiosk_app.store.schema`, never from a file."""

from alembic import context

from kiosk_app.store.result_models import GameResult

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=GameResult.metadata,  # with all that is in models.py too
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
