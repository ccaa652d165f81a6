import { defineList, oneOf } from '../../../features/core/list/defineList.ts';

export const disputeList = defineList({
  filters: { state: oneOf('closed') },
  sorts: {},
});

export function disputeVariables(search: URLSearchParams) {
  const { filters, page } = disputeList.variables(search);
  return { ...page, closed: filters.state === 'closed' };
}
