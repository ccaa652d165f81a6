import { defineList, oneOf } from '../../../features/core/list/defineList.ts';

/** Open ones unless told otherwise. */
export const reportList = defineList({
  filters: { state: oneOf('resolved', 'all'), kind: oneOf('profile', 'job_offer', 'company', 'message', 'rating') },
  sorts: {},
});

const kinds = {
  profile: 'PROFILE',
  job_offer: 'JOB_OFFER',
  company: 'COMPANY',
  message: 'MESSAGE',
  rating: 'RATING',
} as const;

export function reportVariables(search: URLSearchParams) {
  const { filters, page } = reportList.variables(search);
  const { state, kind } = filters;
  return { ...page, filter: { open: state === 'all' ? null : state === null, kind: kind && kinds[kind] } };
}
