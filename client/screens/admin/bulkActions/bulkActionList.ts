import { defineList, oneOf } from '../../../features/core/list/defineList.ts';

/** The rows of a bulk action, by how it went with them. */
export const bulkItemList = defineList({
  filters: { result: oneOf('waiting', 'done', 'skipped', 'failed') },
  sorts: {},
  pageSize: 50,
});

const states = { waiting: 'WAITING', done: 'DONE', skipped: 'SKIPPED', failed: 'FAILED' } as const;

export function bulkItemVariables(search: URLSearchParams) {
  const { filters, page } = bulkItemList.variables(search);
  return { ...page, state: filters.result && states[filters.result] };
}
