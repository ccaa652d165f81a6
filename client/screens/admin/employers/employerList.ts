import { id } from '../../../app/routing/path.ts';
import { defineList, oneOf, searchText } from '../../../features/core/list/defineList.ts';

/** The newest signups first unless told otherwise (docs/product/back-office.md, 'Employers'). */
export const employerList = defineList({
  filters: { q: searchText, city: id, messages: oneOf('unread') },
  sorts: { CREATED: 'descending', LATEST_MESSAGE: 'descending' },
});

const sorts = { CREATED: 'NEWEST', LATEST_MESSAGE: 'LATEST_MESSAGE' } as const;

export function employerVariables(search: URLSearchParams) {
  const { filters, page, order } = employerList.variables(search);
  const { q, city, messages } = filters;
  return {
    ...page,
    sort: sorts[order.sort],
    reverse: order.reverse,
    filter: { q, cityId: city, unread: messages === 'unread' || null },
  };
}
