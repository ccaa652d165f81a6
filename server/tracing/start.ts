import type { Logger } from 'pino';
import { z } from 'zod';
import { headers, oneOf, ratio, settings, url, yesOrNo } from '../settings/forms.ts';
import type { TraceSettings } from './openTelemetry.ts';
import { useTracer } from './traced.ts';

const variables = {
  OTEL_SDK_DISABLED: yesOrNo().optional(),
  OTEL_TRACES_EXPORTER: oneOf('otlp', 'none').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf('http/protobuf').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers().optional(),
  OTEL_SERVICE_NAME: z.string().default('hourhand'),
  OTEL_TRACES_SAMPLER: oneOf(
    'always_on',
    'always_off',
    'traceidratio',
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
  ).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: ratio().default(1),
};

export const traceSettings = settings({
  variables,
  read: (given) => ({
    /** Where traces are sent, and how many of them. Unset: none are recorded. */
    traces: tracesIn(given),
  }),
});

/** The endpoint of all signals is completed by the path of traces. An exporter without an endpoint sends to this machine. */
function tracesIn(given: z.output<z.ZodObject<typeof variables>>): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = given;
  const { OTEL_TRACES_EXPORTER: exporter, OTEL_SDK_DISABLED: isDisabled = false } = given;
  if (isDisabled || exporter === 'none' || (exporter ?? endpoint ?? own) === undefined) return undefined;
  return Object.freeze({
    url: own ?? `${(endpoint ?? 'http://localhost:4318').replace(/\/$/, '')}/v1/traces`,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER,
    samplerRatio: given.OTEL_TRACES_SAMPLER_ARG,
  });
}

/**
 * Records traces of this process from now on. OpenTelemetry is loaded only here.
 * @returns what sends the last of them and stops
 */
export async function startTracing(
  settings: TraceSettings,
  about: { version: string; log: Logger },
): Promise<() => Promise<void>> {
  const { openTelemetry } = await import('./openTelemetry.ts');
  const tracer = openTelemetry(settings, about);
  useTracer(tracer);
  return async () => {
    useTracer(null);
    await tracer.close();
  };
}
