import { type Codec, id } from '../../app/routing/path.ts';
import { defineList, oneOf, searchText } from '../../features/core/list/defineList.ts';

// What the addresses of the office's lists say, and what their queries are given. Their routes and their screens share it.

/** '2026-11'. */
const month: Codec<string> = {
  read: (text) => (/^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null),
  write: (text) => text,
};

/** Without a month it is this one. */
export const accountsList = defineList({ filters: { month }, sorts: {} });

export const accountsVariables = (search: URLSearchParams) => ({
  month: accountsList.variables(search).filters.month,
});

/** The rows of a bulk action, by how it went with them. */
export const bulkItemList = defineList({
  filters: { result: oneOf('waiting', 'done', 'skipped', 'failed') },
  sorts: {},
  pageSize: 50,
});

const bulkStates = { waiting: 'WAITING', done: 'DONE', skipped: 'SKIPPED', failed: 'FAILED' } as const;

export function bulkItemVariables(search: URLSearchParams) {
  const { filters, page } = bulkItemList.variables(search);
  return { ...page, state: filters.result && bulkStates[filters.result] };
}

/** The list of docs/product/back-office.md, 'Contact requests'. */
export const contactRequestList = defineList({
  filters: {
    time: oneOf('full', 'part'),
    job: id,
    city: id,
    employer: id,
    candidate: id,
    status: id,
    messages: oneOf('unread', 'unanswered'),
  },
  sorts: { REQUEST_DATE: 'descending', LATEST_MESSAGE: 'descending' },
  pageSize: 100,
});

export function contactRequestVariables(search: URLSearchParams) {
  const { filters, page, order } = contactRequestList.variables(search);
  const { time, job, city, employer, candidate, status, messages } = filters;
  return {
    ...page,
    ...order,
    filter: {
      fullTime: time === 'full' || null,
      partTime: time === 'part' || null,
      jobId: job,
      cityId: city,
      employerId: employer,
      jobSeekerId: candidate,
      statusId: status,
      unread: messages === 'unread' || null,
      unanswered: messages === 'unanswered' || null,
    },
    // The names of the people who are filtered by; 0 is the id of none.
    employerId: employer ?? 0,
    hasEmployer: employer !== null,
    candidateId: candidate ?? 0,
    hasCandidate: candidate !== null,
  };
}

export const disputeList = defineList({
  filters: { state: oneOf('closed') },
  sorts: {},
});

export function disputeVariables(search: URLSearchParams) {
  const { filters, page } = disputeList.variables(search);
  return { ...page, closed: filters.state === 'closed' };
}

/** The newest signups first unless told otherwise (docs/product/back-office.md, 'Employers'). */
export const employerList = defineList({
  filters: { q: searchText, city: id, messages: oneOf('unread') },
  sorts: { CREATED: 'descending', LATEST_MESSAGE: 'descending' },
});

const employerSorts = { CREATED: 'NEWEST', LATEST_MESSAGE: 'LATEST_MESSAGE' } as const;

export function employerVariables(search: URLSearchParams) {
  const { filters, page, order } = employerList.variables(search);
  const { q, city, messages } = filters;
  return {
    ...page,
    sort: employerSorts[order.sort],
    reverse: order.reverse,
    filter: { q, cityId: city, unread: messages === 'unread' || null },
  };
}

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

const offerStates = { draft: 'DRAFT', active: 'ACTIVE', filled: 'FILLED', expired: 'EXPIRED' } as const;

export function jobOfferVariables(search: URLSearchParams) {
  const { filters, page, order } = jobOfferList.variables(search);
  const { q, state, employer, city, job } = filters;
  return {
    ...page,
    reverse: order.reverse,
    filter: { q, state: state && offerStates[state], employerId: employer, cityId: city, jobId: job },
    // The name of the employer who is filtered by; 0 is the id of none.
    employerId: employer ?? 0,
    hasEmployer: employer !== null,
  };
}

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

const jobSeekerSorts = {
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
    sort: jobSeekerSorts[order.sort],
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

/** The periods of the overview in days; 30 unless the address says otherwise. */
export const periods = { '7': '7 days', '90': '90 days', '365': 'One year' } as const;

export const overviewList = defineList({ filters: { days: oneOf('7', '90', '365'), city: id, job: id }, sorts: {} });

export function overviewVariables(search: URLSearchParams) {
  const { days, city, job } = overviewList.variables(search).filters;
  return { days: Number(days ?? 30), city, job };
}

export const differenceList = defineList({
  filters: { state: oneOf('settled') },
  sorts: {},
});

export function differenceVariables(search: URLSearchParams) {
  const { filters, page } = differenceList.variables(search);
  return { ...page, settled: filters.state === 'settled' };
}

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
