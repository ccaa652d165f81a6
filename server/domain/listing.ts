/** A column that a list is sorted by. */
export type SortKey = { field: string; direction: 'asc' | 'desc'; nulls?: 'last' };

/**
 * Which rows of a table a viewer gets and in what order, before paging: the condition holds the policy and the filters,
 * the order ends in the id of its own accord, in the direction of its last key.
 */
export type Listing<Where> = { where: Where; order: SortKey[] };
