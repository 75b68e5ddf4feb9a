"""OpenTelemetry traces: off unless `roundhouse[tracing]` is installed and ROUNDHOUSE_TRACES names where they go."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

import roundhouse
from roundhouse.kernel.errors import BadOption

_tracer: Any = None
_provider: Any = None


def start(address: str, exporter: Any = None) -> None:
    """Send spans to an OTLP collector at `address` (http://host:4318/v1/traces), or to `exporter`."""
    global _tracer, _provider
    try:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor, SimpleSpanProcessor

        if exporter is None:
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    except ImportError:
        raise BadOption("ROUNDHOUSE_TRACES is set, but OpenTelemetry is not installed: pip install 'roundhouse[tracing]'") from None
    resource = Resource.create({"service.name": "roundhouse", "service.version": roundhouse.__version__})
    _provider = TracerProvider(resource=resource)
    _provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(address)) if exporter is None else SimpleSpanProcessor(exporter))
    _tracer = _provider.get_tracer("roundhouse")


def stop() -> None:
    """Send what waits, and stop."""
    global _tracer, _provider
    provider, _tracer, _provider = _provider, None, None
    if provider is not None:
        provider.shutdown()


def on() -> bool:
    """True if spans are made."""
    return _tracer is not None


def span(name: str, facts: dict[str, Any], headers: dict[str, str] | None = None) -> AbstractContextManager[Any]:
    """A span around some work, below the one that is open; `headers`: those of a request, which may name a trace that it belongs to."""
    return nullcontext() if _tracer is None else _span(name, headers, facts)


@contextmanager
def _span(name: str, headers: dict[str, str] | None, facts: dict[str, Any]) -> Iterator[Any]:
    context = None
    if headers is not None:
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        context = TraceContextTextMapPropagator().extract(headers)
    with _tracer.start_as_current_span(name, context=context, attributes=facts) as made:
        yield made
