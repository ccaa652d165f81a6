import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Attributes, OpenSpan, RemoteSpan, Tracer } from './traced.ts';

export type TraceSettings = Readonly<{
  /** Where traces are sent: OTLP over HTTP. */
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** By the names of OTEL_TRACES_SAMPLER. */
  sampler: keyof typeof samplers;
  /** The share of traces that is recorded, from 0 to 1, for the samplers with a ratio. */
  samplerRatio: number;
}>;

/** How long the last spans may take at the end, in milliseconds. */
const closeWithin = 3_000;

const samplers = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio: number) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio: number) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
} satisfies Record<string, (ratio: number) => Sampler>;

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/**
 * Records traces with OpenTelemetry and sends them in batches. What cannot be sent, or does not fit into the queue of 2,048 spans, is
 * dropped. Nothing is registered globally: libraries that know OpenTelemetry would add spans with people's data.
 */
export function openTelemetry(settings: TraceSettings, { version, log }: { version: string; log: Logger }): Tracer {
  const { url, headers, serviceName, sampler, samplerRatio } = settings;
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.version': version })),
    sampler: samplers[sampler](samplerRatio),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: sayingOutages(new OTLPTraceExporter({ url, headers: { ...headers } }), log) }),
    ],
  });
  const tracer = provider.getTracer('hourhand');
  const spans = new AsyncLocalStorage<Span | null>();

  return {
    open: ({ name, kind = 'internal', attributes }, continued) => {
      const parent = continued ? trace.wrapSpanContext(contextOf(continued)) : spans.getStore();
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, context);
      return openSpan(span, (work) => spans.run(span, work));
    },
    current: () => {
      const span = spans.getStore();
      if (!span) return null;
      const { traceId, spanId, traceFlags } = span.spanContext();
      const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
      return { traceId, spanId, isSampled, note: (attributes, isError) => note(span, attributes, isError) };
    },
    outside: (work) => spans.run(null, work),
    close: async () => {
      await Promise.race([provider.shutdown().catch(() => undefined), delay(closeWithin, undefined, { ref: false })]);
    },
  };
}

function openSpan(span: Span, run: OpenSpan['run']): OpenSpan {
  let hasEnded = false;
  return {
    run,
    end: (attributes, isError) => {
      if (hasEnded) return;
      hasEnded = true;
      note(span, attributes, isError);
      span.end();
    },
  };
}

/** Without a description, which would be an error's message. */
function note(span: Span, attributes: Attributes, isError: boolean): void {
  span.setAttributes(attributes);
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
}

const contextOf = ({ traceId, spanId, isSampled }: RemoteSpan) => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});

/** Logs when traces can no longer be sent, and when they can again: not each batch. */
function sayingOutages(exporter: SpanExporter, log: Logger): SpanExporter {
  let isOut = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !isOut) log.warn({ err: error }, 'traces cannot be sent');
        if (!error && isOut) log.info('traces can be sent again');
        isOut = error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
