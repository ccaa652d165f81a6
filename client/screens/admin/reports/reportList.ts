import { defineList, oneOf } from '../../../features/core/list/defineList.ts';

export const kindLabels = {
  PROFILE: 'Profile',
  JOB_OFFER: 'Job offer',
  COMPANY: 'Company page',
  MESSAGE: 'Message',
  RATING: 'Review',
} as const;

export const stateLabels = {
  OPEN: 'Open',
  DISMISSED: 'Dismissed',
  WARNED: 'Warned',
  REMOVED: 'Removed',
  BANNED: 'Banned',
} as const;

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
