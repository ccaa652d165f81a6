import { id } from '../../../app/routing/path.ts';
import { defineList, oneOf, searchText } from '../../../features/core/list/defineList.ts';

/** The newest first unless told otherwise. */
export const jobOfferList = defineList({
  filters: {
    q: searchText,
    state: oneOf('draft', 'active', 'filled', 'expired'),
    employer: id,
    city: id,
    job: id,
  },
  sorts: { CREATED: 'descending' },
});

const states = { draft: 'DRAFT', active: 'ACTIVE', filled: 'FILLED', expired: 'EXPIRED' } as const;

export function jobOfferVariables(search: URLSearchParams) {
  const { filters, page, order } = jobOfferList.variables(search);
  const { q, state, employer, city, job } = filters;
  return {
    ...page,
    reverse: order.reverse,
    filter: { q, state: state && states[state], employerId: employer, cityId: city, jobId: job },
    // The name of the employer who is filtered by; 0 is the id of none.
    employerId: employer ?? 0,
    hasEmployer: employer !== null,
  };
}
