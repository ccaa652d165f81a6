import { expect, it } from 'vitest';
import { listParameters } from '../../../server/domain/office/lists/savedFilter.input.ts';
import { auditLogList, auditLogVariables } from './auditLog/auditLogList.ts';
import {
  contactRequestList,
  contactRequestVariables,
  employerList,
  employerVariables,
  jobOfferList,
  jobOfferVariables,
  jobSeekerList,
  jobSeekerVariables,
  subscriptionList,
  subscriptionVariables,
} from './lists.ts';
import { reportVariables } from './reports/reportList.ts';
import { reviewVariables } from './reviews/reviewList.ts';

const asked = {
  'audit log': auditLogVariables,
  'contact requests': contactRequestVariables,
  employers: employerVariables,
  'job offers': jobOfferVariables,
  'job seekers': jobSeekerVariables,
  reports: reportVariables,
  reviews: reviewVariables,
  subscriptions: subscriptionVariables,
};
const march = { from: '2026-03-01T00:00:00.000Z', before: '2026-04-01T00:00:00.000Z' };
const unread = { active: false, updated: true, hasPhoto: true, unread: true };

it.each<[list: keyof typeof asked, search: string, expected: object]>([
  ['audit log', 'admin=2&kind=job_seeker&record=7', { filter: { adminId: 2, recordType: 'JOB_SEEKER', recordId: 7 } }],
  ['audit log', 'action=job_seeker_pause', { filter: { action: 'JOB_SEEKER_PAUSE' } }],
  ['audit log', 'from=2026-03-01&to=2026-03-31', { filter: march }],
  ['audit log', 'admin=x&kind=toString&from=2026-13-45', { filter: { adminId: null, recordType: null, from: null } }],
  ['contact requests', '', { first: 100, page: 1, sort: 'REQUEST_DATE', reverse: false }],
  ['contact requests', 'time=full', { filter: { fullTime: true, partTime: null } }],
  ['contact requests', 'messages=unanswered', { filter: { unanswered: true, unread: null } }],
  ['contact requests', 'employer=7', { employerId: 7, hasEmployer: true, hasCandidate: false }],
  ['employers', '', { first: 100, page: 1, sort: 'NEWEST', reverse: false, filter: { q: null, cityId: null } }],
  ['employers', 'sort=created', { sort: 'NEWEST', reverse: true }],
  ['employers', 'sort=-latest_message', { sort: 'LATEST_MESSAGE', reverse: false }],
  ['job offers', 'state=draft&employer=7', { filter: { state: 'DRAFT', employerId: 7 }, hasEmployer: true }],
  ['job offers', 'state=lost', { filter: { state: null }, hasEmployer: false }],
  ['job seekers', 'active=yes&updated=no&image=without', { filter: { active: true, updated: false, hasPhoto: false } }],
  ['job seekers', 'active=no&updated=yes&image=with&messages=unread', { filter: unread }],
  ['job seekers', 'sort=-price', { sort: 'LOWEST_PRICE', reverse: true }],
  ['job seekers', 'sort=-experience', { sort: 'EXPERIENCE', reverse: false }],
  ['reports', '', { filter: { open: true, kind: null } }],
  ['reports', 'state=resolved&kind=job_offer', { filter: { open: false, kind: 'JOB_OFFER' } }],
  ['reports', 'state=all&kind=nothing', { filter: { open: null, kind: null } }],
  ['reviews', 'kind=job_offer&city=3&page=2', { page: 2, filter: { kind: 'JOB_OFFER', cityId: 3 } }],
  ['subscriptions', 'status=active&kind=paid', { filter: { active: true, status: null, gift: false } }],
  ['subscriptions', 'status=over&kind=gift', { filter: { active: false, status: null, gift: true } }],
  ['subscriptions', 'status=failed', { filter: { active: null, status: 'PAST_DUE', gift: null } }],
  ['subscriptions', 'sort=-period_end', { sort: 'PERIOD_END', reverse: true }],
])('the list of %s with "%s"', (list, search, expected) => {
  expect(asked[list](new URLSearchParams(search))).toMatchObject(expected);
});

const saved = {
  JOB_SEEKERS: jobSeekerList,
  EMPLOYERS: employerList,
  JOB_OFFERS: jobOfferList,
  CONTACT_REQUESTS: contactRequestList,
  SUBSCRIPTIONS: subscriptionList,
  AUDIT_LOG: auditLogList,
};

it.each(Object.entries(saved))('the server knows the parameters of %s', (name, { filters, sorts }) => {
  const sort = Object.keys(sorts).length > 0 ? ['sort'] : [];
  const known = Object.entries(listParameters).find(([list]) => list === name)?.[1];
  expect([...(known ?? [])].sort()).toEqual([...Object.keys(filters), ...sort, 'page_size'].sort());
});
