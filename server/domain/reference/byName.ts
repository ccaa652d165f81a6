import type { Listing } from '../listing.ts';

/** A reference table page by page, as the back office and the REST layer read it (spec 000 §7). */
export const byName: Listing<Record<never, never>> = { where: {}, order: [{ field: 'name', direction: 'asc' }] };
