import type { Actor, Fixtures } from '../../access/fixtures.ts';
import * as make from '../../nouns/make.ts';
import type { Attempt } from '../call.ts';
import type { ReadingCall } from '../statements/measures.ts';
import { type Noun, nodesOf, recordOf, selectionOf } from './noun.ts';
import * as nouns from './nouns.ts';

/** A reading call, and the GraphQL query for the same data. */
export type Way = {
  attempt: (fixtures: Fixtures) => Attempt | Promise<Attempt>;
  /** The selection of a query whose first field is called `answer`. */
  ask: (fixtures: Fixtures, actor: Actor, attempt: Attempt) => string;
  /** The expected body, derived from the GraphQL result; null if it has nothing for the viewer. */
  body: (data: Record<string, unknown>) => unknown;
};

type Ask = string | ((fixtures: Fixtures, actor: Actor, attempt: Attempt) => string);
const asked = (ask: Ask, ...about: Parameters<Exclude<Ask, string>>) => (typeof ask === 'string' ? ask : ask(...about));

const pagination = (totalCount: number) => ({ current: 1, last: 1, totalCount });

/** First pages of a connection, each with a filter of REST: `active=0`. */
const lists = (noun: Noun, rows: Record<string, readonly [ask: Ask, filter?: string]>): Record<string, Way> =>
  Object.fromEntries(
    Object.entries(rows).map(([what, [ask, filter = '']]): [string, Way] => [
      what,
      {
        attempt: () => ({ query: filter.replace(/^\w+/, 'filters[$&]') }),
        ask: (...about) => `answer: ${asked(ask, ...about)} { totalCount edges { node ${selectionOf(noun)} } }`,
        body: ({ answer }) =>
          answer === null
            ? null
            : { data: recordOf(noun, nodesOf(answer)), pagination: pagination(Number(Object(answer).totalCount)) },
      },
    ]),
  );

/** A list without pages in GraphQL. */
const short = (noun: Noun, ask: string): Way => ({
  attempt: () => ({}),
  ask: () => `answer: ${ask} ${selectionOf(noun)}`,
  body: ({ answer }) =>
    Array.isArray(answer) ? { data: recordOf(noun, answer), pagination: pagination(answer.length) } : null,
});

const plain = (noun: Noun, ask: Ask, attempt: Way['attempt'] = () => ({})): Way => ({
  attempt,
  ask: (...about) => {
    const field = asked(ask, ...about);
    const selection = selectionOf(noun);
    return `answer: ${field} ${field.includes('first:') ? `{ edges { node ${selection} } }` : selection}`;
  },
  body: ({ answer }) => (answer === null ? null : recordOf(noun, Array.isArray(answer) ? answer : nodesOf(answer))),
});

const one = (
  noun: Noun,
  field: string,
  made: (fixtures: Fixtures) => Promise<{ id: number }> | { id: number },
): Way => ({
  attempt: async (fixtures) => ({ path: { id: (await made(fixtures)).id } }),
  ask: (_fixtures, _actor, { path }) => `answer: ${field}(databaseId: ${path?.id}) ${selectionOf(noun)}`,
  body: ({ answer }) => recordOf(noun, answer),
});

/** The viewer. */
const themselves: Way = {
  attempt: () => ({}),
  ask: () => `answer: viewer { user ${selectionOf(nouns.user)} }`,
  body: ({ answer }) => {
    const { user } = Object(answer);
    return user === null ? null : recordOf(nouns.user, user);
  },
};

const isAdmin = (actor: Actor) => actor === 'admin';
const offers = (args: string) => (_fixtures: Fixtures, actor: Actor) =>
  isAdmin(actor) ? `adminJobOffers(first: 100 ${args})` : `jobOffers(first: 100 ${args})`;
/** The admins' list for admins, the public search for others. */
const people = (args: string, adminArgs: string) => (_fixtures: Fixtures, actor: Actor) =>
  isAdmin(actor) ? `adminJobSeekers(first: 100 ${adminArgs})` : `jobSeekers(first: 100 ${args})`;
const ofPeople = (noun: Noun) =>
  lists(noun, {
    'the newest first': [people('sort: SIGNUP_DATE', 'sort: NEWEST'), 'orderByCreatedAt=DESC'],
    'the oldest first': [
      people('sort: SIGNUP_DATE reverse: true', 'sort: NEWEST reverse: true'),
      'orderByCreatedAt=asc',
    ],
    'the lowest price first': [people('sort: HOURLY_RATE', 'sort: LOWEST_PRICE'), 'orderByPrice=ASC'],
    'the most popular first': [people('sort: POPULARITY', 'sort: POPULARITY'), 'orderByPopularity=DESC'],
    'the last message first': ['adminJobSeekers(first: 100 sort: LAST_MESSAGE)', 'orderByLastMessageReceived=DESC'],
    'the most experienced first': [people('sort: EXPERIENCE', 'sort: EXPERIENCE'), 'orderByExperience=DESC'],
    'paused ones': ['adminJobSeekers(first: 100 filter: { active: false })', 'active=0'],
    'by free text': [people('sort: SIGNUP_DATE filter: { q: "maria" }', 'filter: { q: "maria" }'), 'q=maria'],
  });

const chatOf = (fixtures: Fixtures) => fixtures.contacts.employer;

export const ways = {
  'GET /api/jobs': lists(nouns.job, {
    'by name': ['jobsConnection(first: 100)', 'orderByName=ASC'],
    'by name, from the end': ['jobsConnection(first: 100, reverse: true)', 'orderByName=DESC'],
  }),
  'GET /api/cities': lists(nouns.city, { 'by name': ['citiesConnection(first: 100)'] }),
  'GET /api/countries': lists(nouns.country, { 'by name': ['countriesConnection(first: 100)'] }),
  'GET /api/sex': { all: short(nouns.sex, 'sexes') },
  'GET /api/experience': { all: short(nouns.experience, 'experiences') },
  'GET /api/languages': { all: plain(nouns.language, 'languages') },
  'GET /api/careers': lists(nouns.career, { 'the newest first': ['careers(first: 100)'] }),
  'GET /api/contact-request-status': lists(nouns.status, {
    "in the admins' order": ['contactRequestStatuses(first: 100)'],
    'the newest first': ['contactRequestStatuses(first: 100 sort: CREATED)', 'orderByCreatedAt=DESC'],
    'the oldest first': ['contactRequestStatuses(first: 100 sort: CREATED reverse: true)', 'orderByCreatedAt=ASC'],
  }),
  'GET /api/jobs/{id}': { one: one(nouns.job, 'job', ({ catalog }) => ({ id: catalog.jobId })) },
  'GET /api/cities/{id}': { one: one(nouns.city, 'city', ({ catalog }) => ({ id: catalog.cityId })) },
  'GET /api/careers/{id}': { one: one(nouns.career, 'career', make.career) },
  'GET /api/contact-request-status/{id}': { one: one(nouns.status, 'contactRequestStatus', make.status) },
  'GET /api/job-offers': lists(nouns.jobOffer, {
    'the newest first': [offers(''), 'orderByCreatedAt=DESC'],
    'the oldest first': [offers('reverse: true'), 'orderByCreatedAt=ASC'],
  }),
  'GET /api/job-offers/{id}': {
    active: one(nouns.jobOffer, 'jobOffer', make.jobOffer),
    closed: one(nouns.jobOffer, 'jobOffer', make.closedOffer),
  },
  // Not what the viewer sees, but a visitor: tests/discovery/feed/feed.test.ts compares them.
  'GET /api/feeds/job-offers.json': {},
  'GET /api/feeds/job-offers.xml': {},
  'GET /api/my-job-offers': lists(nouns.jobOffer, { 'the newest first': ['myJobOffers(first: 100)'] }),
  'GET /api/candidates': ofPeople(nouns.candidate),
  'GET /api/candidates/minimal': ofPeople(nouns.profile),
  'GET /api/user/{id}': {
    'a job seeker': one(nouns.user, 'user', ({ people }) => people.jobSeeker),
    'an employer': one(nouns.user, 'user', ({ people }) => people.premium),
    'a guest': one(nouns.user, 'user', ({ people }) => people.guest),
    'an admin': one(nouns.user, 'user', ({ people }) => people.admin),
  },
  'GET /api/user/{id}/public': {
    active: one(nouns.candidate, 'jobSeeker', ({ people }) => people.jobSeeker),
    paused: one(nouns.candidate, 'jobSeeker', make.pausedJobSeeker),
  },
  'GET /api/get-user-info': { themselves },
  'GET /api/get-user-info-admin': { themselves },
  'GET /api/get-user-info-if-employer': { themselves },
  'GET /api/employers': lists(nouns.employer, {
    'the newest first': ['employers(first: 100 sort: NEWEST)', 'orderByCreatedAt=DESC'],
    'the oldest first': ['employers(first: 100 sort: OLDEST)', 'orderByCreatedAt=ASC'],
    'the latest message first': ['employers(first: 100 sort: LATEST_MESSAGE)', 'orderByLastMessageReceived=DESC'],
  }),
  'GET /api/contact_requests': lists(nouns.contactRequest, {
    'the newest first': ['contactRequests(first: 100)'],
    'the latest message first': ['contactRequests(first: 100 sort: LATEST_MESSAGE)', 'orderByLastMessageReceived=DESC'],
  }),
  'GET /api/contact_requests/{id}': {
    "an employer's": one(nouns.contactRequest, 'contactRequest', (fixtures) => ({ id: chatOf(fixtures).requestId })),
    pending: one(nouns.contactRequest, 'contactRequest', (fixtures) =>
      make.contactRequest(fixtures, {
        employerId: fixtures.people.otherEmployer.id,
        jobSeekerId: fixtures.people.jobSeeker.id,
        isPending: true,
      }),
    ),
  },
  'GET /api/contact_requests/get-pending-introduction/{candidateId}': {
    "a job seeker's": plain(
      nouns.contactRequest,
      ({ people }) => `pendingIntroductions(first: 100, filter: { jobSeekerId: ${people.jobSeeker.id} })`,
      ({ people }) => ({ path: { candidateId: people.jobSeeker.id } }),
    ),
  },
  'GET /api/chat/{id}': {
    'by its id': {
      attempt: (fixtures) => ({ path: { id: chatOf(fixtures).chatId } }),
      ask: (fixtures) =>
        `answer: chat(reference: { databaseId: ${chatOf(fixtures).chatId} }) ${selectionOf(nouns.chatWith('messages(first: 6)'))}`,
      body: ({ answer }) => recordOf(nouns.chatWith('messages(first: 6)'), answer),
    },
    "by the employer's link": {
      attempt: (fixtures) => ({ path: { id: chatOf(fixtures).hash }, query: 'page_size=2' }),
      ask: (fixtures) =>
        `answer: chat(reference: { sharedHash: "${chatOf(fixtures).hash}" }) ${selectionOf(nouns.chatWith('messages(first: 2)'))}`,
      body: ({ answer }) => recordOf(nouns.chatWith('messages(first: 2)'), answer),
    },
  },
  'GET /api/chat/{shared_hash}/employer': {
    "by the employer's link": {
      attempt: (fixtures) => ({ path: { shared_hash: chatOf(fixtures).hash } }),
      ask: (fixtures) =>
        `answer: chat(reference: { sharedHash: "${chatOf(fixtures).hash}" }) { viewerMember ${selectionOf(nouns.linkUser)} members ${selectionOf(nouns.linkUser)} }`,
      // An admin is not a member, and gets the owner of the link.
      body: ({ answer }) => {
        const { viewerMember, members } = Object(answer);
        const all: unknown = recordOf(nouns.linkUser, members);
        const employer = Array.isArray(all) ? all.find(({ group }) => group.role === 'ROLE_EMPLOYER') : undefined;
        return recordOf(nouns.linkUser, viewerMember) ?? employer;
      },
    },
  },
  'GET /api/chat-with-user-{employerId}': {
    "a job seeker's": {
      attempt: ({ people }) => ({ path: { employerId: people.jobSeeker.id } }),
      ask: ({ people }) =>
        `answer: user(databaseId: ${people.jobSeeker.id}) { myChatWithAdmin ${selectionOf(nouns.chat)} }`,
      body: ({ answer }) => (answer === null ? null : recordOf(nouns.chat, Object(answer).myChatWithAdmin)),
    },
  },
  'GET /api/payment/validate_payment/{session id}': {
    'an unknown session': {
      attempt: () => ({ path: { 'session id': 'cs_unknown' } }),
      ask: () => 'answer: demoAccounts { __typename }',
      body: () => null,
    },
  },
} satisfies Record<ReadingCall, Record<string, Way>>;
