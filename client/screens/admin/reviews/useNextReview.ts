import { useEffect } from 'react';
import { loadQuery, useRelayEnvironment } from 'react-relay';
import query from '../../../__generated__/ReviewScreenQuery$parameters.ts';
import { reviewVariables } from './reviewList.ts';

/** Reads the next review of the queue while this one is looked at, so that it is there at once. */
export function useNextReview(next: number | null | undefined, search: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (next == null) return;
    const { filter } = reviewVariables(new URLSearchParams(search));
    const queryRef = loadQuery(environment, query, { id: next, filter });
    return () => queryRef.dispose();
  }, [environment, next, search]);
}
