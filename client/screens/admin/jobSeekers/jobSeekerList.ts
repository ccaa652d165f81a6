import { id } from '../../../app/routing/path.ts';
import { defineList, oneOf, searchText } from '../../../features/core/list/defineList.ts';

/**
 * The list of docs/product/back-office.md, 'Job seekers'. Each order begins with the newest, the lowest price, the most
 * experience, the latest message.
 */
export const jobSeekerList = defineList({
  filters: {
    q: searchText,
    active: oneOf('yes', 'no'),
    updated: oneOf('yes', 'no'),
    city: id,
    job: id,
    experience: id,
    image: oneOf('with', 'without'),
    messages: oneOf('unread'),
  },
  sorts: { CREATED: 'descending', PRICE: 'ascending', EXPERIENCE: 'descending', LAST_MESSAGE: 'descending' },
});

const sorts = {
  CREATED: 'NEWEST',
  PRICE: 'LOWEST_PRICE',
  EXPERIENCE: 'EXPERIENCE',
  LAST_MESSAGE: 'LAST_MESSAGE',
} as const;

export function jobSeekerVariables(search: URLSearchParams) {
  const { filters, page, order } = jobSeekerList.variables(search);
  const { q, active, updated, city, job, experience, image, messages } = filters;
  return {
    ...page,
    sort: sorts[order.sort],
    reverse: order.reverse,
    filter: {
      q,
      active: active && active === 'yes',
      updated: updated && updated === 'yes',
      cityId: city,
      jobId: job,
      experienceId: experience,
      hasPhoto: image && image === 'with',
      unread: messages === 'unread' || null,
    },
  };
}
