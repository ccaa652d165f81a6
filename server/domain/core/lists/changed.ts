import type { Bound, Listing } from './listing.ts';

/**
 * How long a change waits until lists of changes have it, in milliseconds. A transaction stores the time of a change before it ends, and
 * a replica has it later still: without the wait, a client that asks for what follows the last change it knows would miss changes of the
 * same moments.
 */
export const settledAfter = 60_000;

/** Until when a list of changes is complete. */
export const settledAt = (now: Date): Date => new Date(now.getTime() - settledAfter);

/** The rows that changed at or after a time, as far as they are complete. */
export const changedSince = (since: Date, now: Date): Bound<'updatedAt'>[] => [
  { field: 'updatedAt', operator: '>=', value: since.toISOString() },
  { field: 'updatedAt', operator: '<=', value: settledAt(now).toISOString() },
];

/** The order of a list of changes: what changed first comes first. A row that changes again moves to the end. */
export const byChange: Listing<object>['order'] = [{ field: 'updatedAt', direction: 'asc' }];
