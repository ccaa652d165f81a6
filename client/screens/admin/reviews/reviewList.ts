import { id } from '../../../app/routing/path.ts';
import { defineList, oneOf } from '../../../features/core/list/defineList.ts';

/** The queue has one order: those that wait longest first. */
export const reviewList = defineList({ filters: { kind: oneOf('job_seeker', 'job_offer'), city: id }, sorts: {} });

const kinds = { job_seeker: 'JOB_SEEKER', job_offer: 'JOB_OFFER' } as const;

export function reviewVariables(search: URLSearchParams) {
  const { filters, page } = reviewList.variables(search);
  const { kind, city } = filters;
  return { ...page, filter: { kind: kind && kinds[kind], cityId: city } };
}
