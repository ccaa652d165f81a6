import type { Listing } from './listing.ts';

/** A reference table in pages, for the back office and the REST layer. */
export const byName: Listing<Record<never, never>> = { where: {}, order: [{ field: 'name', direction: 'asc' }] };

/** The records that admins put in order. */
export const byPosition: Listing<Record<never, never>> = {
  where: {},
  order: [{ field: 'position', direction: 'asc' }],
};
