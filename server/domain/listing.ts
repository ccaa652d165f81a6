/** A column that a list is sorted by. */
export type SortKey = { field: string; direction: 'asc' | 'desc'; nulls?: 'last' };

/** The order turned round. What has no value stays at the end: it is not what anybody looks for first. */
export const reversed = (order: SortKey[]): SortKey[] =>
  order.map((key) => ({ ...key, direction: key.direction === 'asc' ? 'desc' : 'asc' }));

/**
 * Which rows of a table a viewer gets and in what order, before paging: the condition holds the policy and the filters,
 * the order ends in the id of its own accord, in the direction of its last key.
 */
export type Listing<Where> = { where: Where; order: SortKey[] };

/** The list, or the same one turned round. */
export const turned = <Where>(listing: Listing<Where>, reverse: boolean): Listing<Where> =>
  reverse ? { ...listing, order: reversed(listing.order) } : listing;

/** A list that is short enough to be ordered in memory, by what no column holds. `order` is what `ranked` is sorted by. */
export type Ranking = { ranked: Ranked[]; order: SortKey[] };

/** A place in a ranking: the lower the rank, the better. */
export type Ranked = { id: number; rank: number; createdAt: Date };
