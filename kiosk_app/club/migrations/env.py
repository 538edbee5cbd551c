"""Run by Alembic: the connection comes from :mod:`kiosk_app.club.schema`, never from a file."""

from alembic import context

from kiosk_app.club.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
