/** https://www.w3.org/TR/trace-context/#traceparent-header; ids of zeros are none. */
const pattern = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;

/** A span of another process or of an earlier time, which the next one continues. */
export type RemoteSpan = { traceId: string; spanId: string; isSampled: boolean };

/** Null for anything else than a `traceparent`. */
export function readTraceparent(given: unknown): RemoteSpan | null {
  const [, traceId, spanId, flags] = (typeof given === 'string' && pattern.exec(given)) || [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const writeTraceparent = ({ traceId, spanId, isSampled }: RemoteSpan): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/**
 * What a trace says about a request or a job, part by part. Attributes are names, codes and counts that the program knows: never
 * what people have written, nor what identifies them.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

export type NewSpan = { name: string; kind?: SpanKind; attributes?: Attributes };

/** A span that someone else ends. */
export type OpenSpan = {
  /** What `work` does, and all that it starts, is part of the span. */
  run: <Result>(work: () => Result) => Result;
  /** Only the first call counts. */
  end: (attributes: Attributes, isError: boolean) => void;
};

/** How traces are recorded: `openTelemetry.ts`, which is loaded only where they are. */
export type Tracer = {
  /** A part of the current span, if there is one, or the first of a trace. `continued`: a part of that one. */
  open: (span: NewSpan, continued?: RemoteSpan | null) => OpenSpan;
  /** The span in which the caller runs; null outside of traces. */
  current: () => CurrentSpan | null;
  /** Runs work outside every span. */
  outside: <Result>(work: () => Result) => Result;
  /** Sends what has been recorded, for some seconds at most. */
  close: () => Promise<void>;
};

type CurrentSpan = RemoteSpan & { note: (attributes: Attributes, isError: boolean) => void };

/** One for the process. */
let tracer: Tracer | null = null;

/** From now on, `used` records traces, or nothing if it is null. What was opened before is not traced. */
export function useTracer(used: Tracer | null): void {
  tracer = used;
}

export const isTracing = (): boolean => tracer !== null;

/** Records what `work` does as a part of the current trace. Just does it outside of traces, and where none are recorded. */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Result,
  kind: SpanKind = 'internal',
): Result {
  return tracer?.current() ? runIn(tracer.open({ name, kind, attributes }), work) : work();
}

/**
 * The same for what may be the first of its trace.
 * @param continued a span of another process or of an earlier time
 */
export const startTrace = <Result>(span: NewSpan, work: () => Result, continued?: RemoteSpan | null): Result =>
  tracer ? runIn(tracer.open(span, continued), work) : work();

/** Opens a span that the caller ends. Undefined where no traces are recorded. */
export const openSpan = (span: NewSpan, continued: RemoteSpan | null): OpenSpan | undefined =>
  tracer?.open(span, continued);

/** Adds attributes to the current span, and says whether it failed. */
export const noteInTrace = (attributes: Attributes, isError = false): void =>
  tracer?.current()?.note(attributes, isError);

/** Runs what goes on after the span of its caller, such as the messages of a socket. */
export const outsideTraces = <Result>(work: () => Result): Result => (tracer ? tracer.outside(work) : work());

/** For log lines and reports: the id of the current trace, if it is recorded. */
export function recordedTrace(): { traceId: string } | undefined {
  const current = tracer?.current();
  return current?.isSampled ? { traceId: current.traceId } : undefined;
}

/** For other processes and later times: the current span as a `traceparent`. */
export function traceToContinue(): { traceparent: string } | undefined {
  const current = tracer?.current();
  return current ? { traceparent: writeTraceparent(current) } : undefined;
}

function runIn<Result>(span: OpenSpan, work: () => Result): Result {
  const failed = (error: unknown) => span.end({ 'error.type': nameOf(error) }, !isRefusal(error));
  try {
    const result = span.run(work);
    if (!(result instanceof Promise)) {
      span.end({}, false);
      return result;
    }
    result.then(() => span.end({}, false), failed);
    return result;
  } catch (error) {
    failed(error);
    throw error;
  }
}

/** Messages may contain anything; codes, such as those of the database, and names do not. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^[A-Z\d_]{1,40}$/.test(code) ? code : error.name;
}

/** Failures that people are told, such as a missing record, have a status below 500. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;
