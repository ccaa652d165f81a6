import { defineList, oneOf } from '../../../features/core/list/defineList.ts';

export const subscriptionList = defineList({
  filters: { status: oneOf('active', 'failed', 'over'), kind: oneOf('paid', 'gift') },
  sorts: { CREATED: 'descending', PERIOD_END: 'ascending' },
});

export function subscriptionVariables(search: URLSearchParams) {
  const { filters, page, order } = subscriptionList.variables(search);
  const { status, kind } = filters;
  return {
    ...page,
    ...order,
    filter: {
      active: status === 'active' || (status === 'over' ? false : null),
      status: status === 'failed' ? ('PAST_DUE' as const) : null,
      gift: kind && kind === 'gift',
    },
  };
}
