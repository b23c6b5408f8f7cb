import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { putTracing, type SpanOf, type Tracing } from "@/lib/core/monitoring/tracing";
import { redact } from "@/lib/core/secrets/redact";
import { version } from "@/package.json";

const kinds = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL };

function close(span: Span, error?: unknown): void {
  if (error !== undefined && error !== null) {
    const message = String(redact(error instanceof Error ? error.message : String(error)));
    span.setStatus({ code: SpanStatusCode.ERROR, message });
  }
  span.end();
}

function tracingBy(provider: NodeTracerProvider): Tracing {
  const tracer = provider.getTracer("turnero", version);
  return {
    run<T>(
      { name, kind = "internal", attributes = {}, headers, outcome }: SpanOf<T>,
      work: () => Promise<T>,
    ): Promise<T> {
      const active = context.active();
      const parent = headers ? propagation.extract(active, Object.fromEntries(headers)) : active;
      return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, parent, async (span) => {
        try {
          const result = await work();
          if (outcome) span.setAttributes(outcome(result));
          close(span);
          return result;
        } catch (error) {
          close(span, error);
          throw error;
        }
      });
    },
    statement(text) {
      // The statement has placeholders, never the values.
      const attributes = { "db.system.name": "postgresql", "db.query.text": text.slice(0, 2000) };
      const name = `SQL ${/^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? ""}`.trim();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
      return (error) => close(span, error);
    },
  };
}

/** Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT over HTTP; the returned function flushes and stops. */
export function startExport(part: "web" | "worker"): () => Promise<void> {
  const about = { "service.name": process.env.OTEL_SERVICE_NAME || "turnero", "service.version": version };
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ ...about, "turnero.process": part }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  putTracing(tracingBy(provider));
  return async () => {
    putTracing(undefined);
    await provider.shutdown().catch(() => {}); // An unreachable collector must not delay the shutdown.
    trace.disable();
    context.disable();
    propagation.disable();
  };
}
