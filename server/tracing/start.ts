import type { Logger } from 'pino';
import type { TraceSettings } from './openTelemetry.ts';
import { useTracer } from './traced.ts';

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
