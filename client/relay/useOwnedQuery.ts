import { useEffect } from 'react';

/** A preloaded query reference, as far as owning it goes. */
export interface Disposable {
  dispose(): void;
}

const leaving = new WeakMap<Disposable, ReturnType<typeof setTimeout>>();

/**
 * Makes the calling component the owner of a query reference that somebody else loaded: it is disposed of when another
 * takes its place or the component goes. Strict mode's leave and return in one breath changes nothing.
 */
export function useOwnedQuery(query: Disposable | null): void {
  useEffect(() => {
    if (!query) return;
    clearTimeout(leaving.get(query));
    return () => {
      leaving.set(
        query,
        setTimeout(() => query.dispose()),
      );
    };
  }, [query]);
}
