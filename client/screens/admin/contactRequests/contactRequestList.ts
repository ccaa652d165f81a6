import { id } from '../../../app/routing/path.ts';
import { defineList, oneOf } from '../../../features/core/list/defineList.ts';

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
