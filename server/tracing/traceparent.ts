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

export const writeTraceparent = ({ traceId, spanId, isSampled }: RemoteSpan): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
