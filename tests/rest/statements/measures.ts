import type { DocumentedCall } from '../../../server/rest/table.ts';
import type { Crowd } from '../../graphql/lists/crowd.ts';
import type { Attempt } from '../call.ts';

/** The viewers of requests; the `other` ones have few chats, the employer and the job seeker more than fifty. */
export type Asking = 'anonymous' | 'admin' | 'employer' | 'jobSeeker' | 'otherEmployer' | 'otherJobSeeker';

/** A call with few and with many records. */
export type Measure = {
  few: { as: Asking; attempt: (crowd: Crowd) => Attempt; records?: number };
  many: { as: Asking; attempt: (crowd: Crowd) => Attempt; records?: number };
  /** The number of SQL statements, including those that identify the viewer: the same for few and for many. */
  statements: number;
};

export type ReadingCall = Extract<DocumentedCall, `GET ${string}`>;

/** A list with five and with fifty records. */
const pages = (as: Asking, statements: number, query = '', path: Attempt['path'] = {}): Measure => {
  const page = (size: number) => ({
    as,
    attempt: () => ({ path, query: `page_size=${size}&${query}` }),
    records: size,
  });
  return { few: page(5), many: page(50), statements };
};

/** A call without a page size. */
const whole = (as: Asking, statements: number, attempt: (crowd: Crowd) => Attempt = () => ({})): Measure => ({
  few: { as, attempt },
  many: { as, attempt },
  statements,
});

/** The same call by a viewer with few records and one with many. */
const ofTwo = (few: Asking, many: Asking, statements: number): Measure => ({
  few: { as: few, attempt: () => ({}) },
  many: { as: many, attempt: () => ({}) },
  statements,
});

/** One record, by its id. */
const one = (as: Asking, statements: number, id: (crowd: Crowd) => number): Measure =>
  whole(as, statements, (crowd) => ({ path: { id: id(crowd) } }));

const messages = (size: number) => ({
  as: 'admin' as const,
  attempt: ({ chatId }: Crowd) => ({ path: { id: chatId }, query: `page_size=${size}` }),
  records: size,
});

/** Every reading call, by viewer. */
export const measures = {
  'GET /api/jobs': { visitor: pages('anonymous', 2, 'filters[orderByName]=ASC') },
  'GET /api/cities': { visitor: pages('anonymous', 2) },
  'GET /api/countries': { visitor: pages('anonymous', 2) },
  'GET /api/sex': { visitor: whole('anonymous', 0) },
  'GET /api/experience': { visitor: whole('anonymous', 0) },
  'GET /api/languages': { visitor: whole('anonymous', 0) },
  'GET /api/careers': { visitor: pages('anonymous', 2) },
  'GET /api/contact-request-status': { 'an admin': pages('admin', 3) },
  'GET /api/jobs/{id}': {
    visitor: one('anonymous', 1, ({ catalog }) => catalog.jobId),
  },
  'GET /api/cities/{id}': {
    visitor: one('anonymous', 1, ({ catalog }) => catalog.cityId),
  },
  'GET /api/careers/{id}': {
    visitor: one('anonymous', 1, () => 1),
  },
  'GET /api/contact-request-status/{id}': {
    'an admin': one('admin', 2, () => 1),
  },
  'GET /api/job-offers': {
    visitor: pages('anonymous', 2, 'filters[orderByCreatedAt]=DESC'),
    'an employer': pages('employer', 5),
    'an admin': pages('admin', 3, 'filters[active]=1'),
  },
  'GET /api/job-offers/{id}': {
    visitor: one('anonymous', 1, ({ jobOfferId }) => jobOfferId),
  },
  // What is newest of the offers and of their employers, and a batch.
  'GET /api/feeds/job-offers.json': { visitor: whole('anonymous', 3), 'an employer': whole('employer', 3) },
  'GET /api/feeds/job-offers.xml': { visitor: whole('anonymous', 3) },
  'GET /api/my-job-offers': { 'an employer': pages('employer', 3) },
  'GET /api/candidates': {
    visitor: pages('anonymous', 1, 'filters[active]=true'),
    'an employer': pages('employer', 4),
    // 1 for the session, the page, the count, ids of chats, chats with members, messages, subscriptions, mails.
    'an admin': pages('admin', 8),
    'an admin, the latest message first': pages('admin', 8, 'filters[orderByLastMessageReceived]=DESC'),
    'an admin, by free text': pages('admin', 8, 'filters[q]=maria'),
  },
  'GET /api/candidates/minimal': {
    visitor: pages('anonymous', 1, 'filters[active]=1&filters[exceptUserId]=1'),
    'an admin, by free text': pages('admin', 3, 'filters[q]=maria&searchpage=1'),
  },
  'GET /api/user/{id}': {
    'an admin, a job seeker': one('admin', 7, ({ jobSeekerId }) => jobSeekerId),
    'an admin, an employer': one('admin', 10, ({ employer }) => employer.id),
  },
  'GET /api/user/{id}/public': {
    visitor: one('anonymous', 1, ({ jobSeekerId }) => jobSeekerId),
  },
  'GET /api/get-user-info': {
    'an employer': ofTwo('otherEmployer', 'employer', 9),
    'a job seeker': ofTwo('otherJobSeeker', 'jobSeeker', 5),
  },
  'GET /api/get-user-info-admin': { 'an admin': whole('admin', 6) },
  'GET /api/get-user-info-if-employer': { 'an employer': ofTwo('otherEmployer', 'employer', 9) },
  'GET /api/employers': {
    // As job seekers, and 3 for contact requests: their number, ids, rows (docs/decisions/0025).
    'an admin': pages('admin', 11, 'filters[orderByCreatedAt]=DESC'),
    'an admin, the latest message first': pages('admin', 11, 'filters[orderByLastMessageReceived]=DESC'),
    'an admin, by free text': pages('admin', 11, 'filters[q]=erin'),
  },
  'GET /api/contact_requests': {
    'an admin': pages('admin', 10),
    'an admin, the latest message first': pages('admin', 10, 'filters[orderByLastMessageReceived]=DESC'),
  },
  'GET /api/contact_requests/{id}': {
    'an admin': one('admin', 9, () => 1),
  },
  'GET /api/contact_requests/get-pending-introduction/{candidateId}': {
    'an admin': whole('admin', 9, ({ jobSeekerId }) => ({ path: { candidateId: jobSeekerId } })),
  },
  'GET /api/chat/{id}': { 'an admin': { few: messages(5), many: messages(50), statements: 5 } },
  'GET /api/chat/{shared_hash}/employer': {
    visitor: whole('anonymous', 3, ({ sharedHash }) => ({ path: { shared_hash: sharedHash } })),
  },
  'GET /api/chat-with-user-{employerId}': {
    'an admin': whole('admin', 11, ({ employer }) => ({ path: { employerId: employer.id } })),
  },
  'GET /api/payment/validate_payment/{session id}': {
    visitor: whole('anonymous', 0, () => ({ path: { 'session id': 'cs_unknown' } })),
  },
} satisfies Record<ReadingCall, Record<string, Measure>>;
