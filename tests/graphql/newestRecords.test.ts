import { beforeAll, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Actor, testFixtures } from '../access/fixtures.ts';
import { contactRequest } from '../nouns/make.ts';
import { makeSupportMessage } from '../support/factories.ts';
import { askAs } from '../support/graph.ts';

/** The newest records of a person: chats, mails and contact requests, read together for all people of a page. */

const fixtures = testFixtures();
beforeAll(async () => {
  const { jobSeeker, otherJobSeeker, employer, admin } = fixtures.people;
  const { db } = fixtures.app.services;
  for (const { id } of [jobSeeker, otherJobSeeker, employer]) {
    for (const message of ['first', 'second', 'third'])
      await db.emailMessage.create({ data: { userId: id, senderId: admin.id, message: `${message} to ${id}` } });
  }
  await makeSupportMessage(db, jobSeeker, jobSeeker, new Date('2020-01-01'));
});

const userOf = async (who: Actor, id: number, selection: string) => {
  const { data, errors } = await askAs(
    fixtures.app,
    fixtures.viewer(who),
    `query ($id: Int!) { user(databaseId: $id) { ${selection} } }`,
    { id },
  );
  return { user: Object(data?.user), errors };
};

it('are hidden from others, and mails from their receivers', async () => {
  const { jobSeeker, employer } = fixtures.people;
  const ofEveryone = 'recentChats(first: 5) { databaseId } recentEmailMessages(first: 5) { databaseId }';
  const query = `query ($jobSeeker: ID!, $employer: ID!) {
    jobSeeker: node(id: $jobSeeker) { ... on JobSeeker { ${ofEveryone} myChatWithAdmin { databaseId } } }
    employer: node(id: $employer) { ... on Employer { recentContactRequests(first: 5) { databaseId } } }
  }`;
  const variables = {
    jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id),
    employer: encodeGlobalId('Employer', employer.id),
  };
  for (const who of ['anonymous', 'premium', 'otherJobSeeker'] as const) {
    const { data, errors } = await askAs(fixtures.app, fixtures.viewer(who), query, variables);
    expect(errors, who).toBeUndefined();
    expect(data, who).toEqual({
      jobSeeker: { recentChats: null, recentEmailMessages: null, myChatWithAdmin: null },
      employer: { recentContactRequests: null },
    });
  }
  const own = await userOf('jobSeeker', jobSeeker.id, 'recentEmailMessages(first: 5) { databaseId }');
  expect(own).toEqual({ user: { recentEmailMessages: null }, errors: undefined });
});

it('are in the order of the complete lists', async () => {
  for (const { id } of [fixtures.people.jobSeeker, fixtures.people.employer]) {
    const lists = `
      recentChats(first: 2) { databaseId }
      recentEmailMessages(first: 2) { text sender { databaseId } }
      ... on JobSeeker { chats(first: 2) { edges { node { databaseId } } } }
      ... on Employer { chats(first: 2) { edges { node { databaseId } } } }`;
    const { user } = await userOf('admin', id, lists);
    expect(user.recentChats).toEqual(user.chats.edges.map(({ node }: { node: unknown }) => node));
    const sender = { databaseId: fixtures.people.admin.id };
    expect(user.recentEmailMessages).toEqual([
      { text: `third to ${id}`, sender },
      { text: `second to ${id}`, sender },
    ]);
  }
});

it('have the size of each request, whatever else the operation requests', async () => {
  const { user } = await userOf(
    'admin',
    fixtures.people.jobSeeker.id,
    `one: recentChats(first: 1) { databaseId } none: recentChats(first: 0) { databaseId }
     all: recentChats(first: 100) { databaseId } mail: recentEmailMessages(first: 1) { text }`,
  );
  expect(user.none).toEqual([]);
  expect(user.one).toEqual(user.all.slice(0, 1));
  expect(user.all).toHaveLength(4);
  expect(user.mail).toHaveLength(1);
});

it('include the support chat once, which is also found when it is not among the newest', async () => {
  const selection = `newest: recentChats(first: 3) { kind } all: recentChats(first: 100) { kind databaseId }
    myChatWithAdmin { databaseId kind lastMessage { text } }`;
  const { user } = await userOf('jobSeeker', fixtures.people.jobSeeker.id, selection);
  expect(user.newest).toEqual([{ kind: 'CONTACT' }, { kind: 'CONTACT' }, { kind: 'CONTACT' }]);
  expect(user.myChatWithAdmin).toMatchObject({ kind: 'SUPPORT', lastMessage: { text: 'Hello' } });
  const { databaseId, kind } = user.myChatWithAdmin;
  expect(user.all.filter((chat: { kind: string }) => chat.kind === 'SUPPORT')).toEqual([{ databaseId, kind }]);
});

it('name the author of the latest message, even if they are not a member of the chat', async () => {
  const { jobSeeker, admin } = fixtures.people;
  const { user } = await userOf(
    'admin',
    jobSeeker.id,
    'recentChats(first: 100) { kind lastMessage { user { userDatabaseId } chat { kind viewerCanMessage } } }',
  );
  const authors = user.recentChats.map(
    (chat: { kind: string; lastMessage: { user: { userDatabaseId: number }; chat: object } }) => [
      chat.kind,
      chat.lastMessage.user.userDatabaseId,
      chat.lastMessage.chat,
    ],
  );
  const contact = ['CONTACT', admin.id, { kind: 'CONTACT', viewerCanMessage: true }];
  expect(authors).toEqual([
    contact,
    contact,
    contact,
    ['SUPPORT', jobSeeker.id, { kind: 'SUPPORT', viewerCanMessage: true }],
  ]);
});

it('of an employer include the employer and, for admins, pending introductions', async () => {
  const { employer, otherJobSeeker } = fixtures.people;
  const { db } = fixtures.app.services;
  const { name, company } = await db.user.update({ where: { id: employer.id }, data: { company: 'Harbour Café' } });
  const pending = await contactRequest(fixtures, {
    employerId: employer.id,
    jobSeekerId: otherJobSeeker.id,
    isPending: true,
  });
  const selection = `... on Employer { recentContactRequests(first: 5) {
    databaseId employer { name company isGuest } employerName } }`;
  const known = { employer: { name, company, isGuest: false }, employerName: name };
  const activated = { databaseId: fixtures.contacts.employer.requestId, ...known };
  const forAdmin = await userOf('admin', employer.id, selection);
  expect(forAdmin.user.recentContactRequests).toEqual([{ databaseId: pending.id, ...known }, activated]);
  const forEmployer = await userOf('employer', employer.id, selection);
  expect(forEmployer.user.recentContactRequests).toEqual([activated]);
});

it('are at most a hundred', async () => {
  for (const field of ['recentChats', 'recentEmailMessages']) {
    for (const first of [-1, 101]) {
      const selection = `${field}(first: ${first}) { databaseId }`;
      const { errors } = await userOf('admin', fixtures.people.jobSeeker.id, selection);
      expect(errors?.[0]?.message, `${field} ${first}`).toBe("'first' is from 0 to 100.");
    }
  }
});
