import { expect, it } from 'vitest';
import { listParameters } from '../../../../server/domain/office/lists/savedFilter.input.ts';
import { auditLogList } from '../auditLog/auditLogList.ts';
import { contactRequestList } from '../contactRequests/contactRequestList.ts';
import { employerList } from '../employers/employerList.ts';
import { jobOfferList } from '../jobOffers/jobOfferList.ts';
import { jobSeekerList } from '../jobSeekers/jobSeekerList.ts';
import { subscriptionList } from '../subscriptions/subscriptionList.ts';

const lists = {
  JOB_SEEKERS: jobSeekerList,
  EMPLOYERS: employerList,
  JOB_OFFERS: jobOfferList,
  CONTACT_REQUESTS: contactRequestList,
  SUBSCRIPTIONS: subscriptionList,
  AUDIT_LOG: auditLogList,
};

it.each(Object.entries(lists))('the server knows the parameters of %s', (name, { filters, sorts }) => {
  const sort = Object.keys(sorts).length > 0 ? ['sort'] : [];
  const known = Object.entries(listParameters).find(([list]) => list === name)?.[1];
  expect([...(known ?? [])].sort()).toEqual([...Object.keys(filters), ...sort, 'page_size'].sort());
});
