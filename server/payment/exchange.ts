import { AsyncLocalStorage } from 'node:async_hooks';

/** The requests to the payment provider that belong together, such as all of one mutation. They share a time limit. */
export type Exchange = {
  /** Whether a request was sent that may have changed something at the provider, answered or not. */
  mayHaveChanged: boolean;
  /** When the provider is given up, as of `performance.now()`. Null before the first request. */
  endsAt: number | null;
};

const exchanges = new AsyncLocalStorage<Exchange>();

/** Runs `work`, whose requests to the provider are noted in `exchange`. */
export const inExchange = <Result>(
  work: () => Promise<Result>,
  exchange: Exchange = { mayHaveChanged: false, endsAt: null },
): Promise<Result> => exchanges.run(exchange, work);

/** Whether the caller runs within `inExchange`. */
export const isInExchange = (): boolean => exchanges.getStore() !== undefined;

/**
 * Notes a request that is about to be sent. Returns the whole milliseconds within which it must be answered; none are left when the
 * result is not positive, and then it must not be sent.
 * @param patience the milliseconds for all requests of an exchange, or for one request outside of any
 */
export function noteRequest(patience: number, isChange: boolean): number {
  const exchange = exchanges.getStore();
  if (!exchange) return patience;
  const now = performance.now();
  exchange.endsAt ??= now + patience;
  const left = Math.ceil(exchange.endsAt - now);
  if (isChange && left > 0) exchange.mayHaveChanged = true;
  return left;
}
