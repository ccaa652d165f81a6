import { useEffect } from 'react';

/** The part of a preloaded query reference that ownership uses. */
export interface Disposable {
  dispose(): void;
}

const leaving = new WeakMap<Disposable, ReturnType<typeof setTimeout>>();

/**
 * Makes the calling component the owner of a query reference: it is disposed of when another one replaces it or the
 * component unmounts. Safe in strict mode, which unmounts and remounts at once.
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
