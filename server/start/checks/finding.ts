import type { Finding } from '../../domain/core/context.ts';

/** The settings do not fit what they name. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** Whether a status of HTTP says that the same may succeed later: too slow, too many requests, an outage. */
export const saysLater = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Something that can be checked. `run` resolves with what is there, or throws; a `WrongSetting` is a fault of the settings. */
export type Check = {
  part: string;
  run: () => Promise<{ missing: string } | { look: string } | string>;
};

/** Milliseconds until what does not answer counts as unreachable. */
const checkWithin = 8_000;

/** Runs all of them at once. Never rejects. */
export const findAll = (checks: readonly Check[]): Promise<Finding[]> => Promise.all(checks.map(find));

async function find({ part, run }: Check): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not answer within ${checkWithin / 1000} seconds`)), checkWithin);
  });
  try {
    const found = await Promise.race([run(), tooLate]);
    if (typeof found === 'string') return { part, state: 'ok', says: found };
    return 'look' in found
      ? { part, state: 'look', says: found.look }
      : { part, state: 'missing', says: found.missing };
  } catch (error) {
    const tls = tlsFault(error);
    if (tls !== null) return { part, state: 'wrong', says: `TLS fails: ${tls}` };
    return { part, state: error instanceof WrongSetting ? 'wrong' : 'unreachable', says: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Why no secure connection can be made, because of the settings: a certificate that this machine does not trust or of another host, or
 * no TLS at all. An expired certificate is not among them: the settings are right, and the server would not start.
 */
function tlsFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.cause) return tlsFault(error.cause);
  const code = 'originalCode' in error ? error.originalCode : 'code' in error ? error.code : undefined;
  const { message } = error;
  if (untrusted.has(String(code))) return message;
  // OpenSSL's line: thread, code, library, function, reason, place.
  const [, reason] = /:SSL routines:[^:]*:([^:]+)/.exec(message) ?? [];
  return reason ?? null;
}

const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** A host with several addresses fails with one error for each and an empty message, and `fetch` says the reason in its cause. */
function reasonOf(error: unknown): string {
  if (error instanceof TypeError && error.cause) return reasonOf(error.cause);
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
