import { useCallback } from 'react';
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { commitLocalUpdate, type IEnvironment, type OperationType } from 'relay-runtime';

/** The queries of each environment's page whose responses have not arrived yet. */
const pending = new WeakMap<IEnvironment, Set<Promise<void>>>();

/** Resolves when the data is in the store; an error is thrown where the data is read. Never resolves for a cancelled query. */
export async function settled(query: PreloadedQuery<OperationType> | null): Promise<void> {
  await failureOf(query);
}

/** Resolves when the data is in the store, to null, or to the error of the request. Never resolves for a cancelled query. */
export async function failureOf(query: PreloadedQuery<OperationType> | null): Promise<unknown> {
  try {
    await query?.source?.toPromise();
    return null;
  } catch (error) {
    return error;
  }
}

/** Makes `refetchPage` wait for this query of a page, until it is disposed of: by `signal`, or because its page is left. */
export function trackQuery(query: PreloadedQuery<OperationType>, signal: AbortSignal): void {
  signal.addEventListener('abort', () => query.dispose());
  if (!query.source) return;
  const queries = pending.get(query.environment) ?? new Set();
  pending.set(query.environment, queries);
  const { dispose } = query;
  const end = new Promise<void>((resolve) => {
    Object.assign(query, { dispose: () => resolve(dispose()) });
    void settled(query).then(resolve);
  });
  queries.add(end);
  void end.then(() => queries.delete(end));
}

/**
 * Refetches the page's data; the page keeps showing the old data until then. The rest of the store is invalidated. Relay
 * joins a request to an identical one in flight, whose response may be older than the change: that one ends first.
 */
export async function refetchPage(environment: IEnvironment, revalidate: () => Promise<void>): Promise<void> {
  await Promise.all(pending.get(environment) ?? []);
  commitLocalUpdate(environment, (store) => store.invalidateStore());
  await revalidate();
}

/** Refetches the page's data, for changes that affect more than a mutation returns. */
export function useRefetchPage(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return useCallback(() => refetchPage(environment, revalidate), [environment, revalidate]);
}
