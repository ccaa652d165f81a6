import { paths } from '../../../app/paths.ts';
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

/** A review of the queue that this address filters. */
export function reviewPath(id: number, search: string): string {
  return paths.adminReview.to({ id }, filterOf(search));
}

/** The queue again. */
export const queuePath = (search: string): string => paths.adminReviews.to({}, filterOf(search));

function filterOf(search: string) {
  const state = reviewList.read(new URLSearchParams(search));
  const { kind, city } = reviewList.write({ ...state, page: 1 });
  return { kind, city };
}
