import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { statementsOf } from '../support/statements.ts';

/** The prices that a chat or a profile shows to an employer who has to subscribe before writing. */

const app = testApp();
const catalog = testCatalog(app);
let admin: Viewer;
let maria: User;
let yuki: User;

const as = (kind: 'admin' | 'employer' | 'jobSeeker', { id }: { id: number }): Viewer => ({ kind, id, sessionId: id });

async function ask<Data>(viewer: Viewer, source: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await askAs(app, viewer, source, variables);
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

async function chatOf(employer: User, jobSeeker: User) {
  await ask(
    as('employer', employer),
    'mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { __typename } }',
    { id: encodeGlobalId('JobSeeker', jobSeeker.id) },
  );
  const where = { employerId: employer.id, jobSeekerId: jobSeeker.id };
  return app.services.db.chat.findFirstOrThrow({ where });
}

const optionsOf = async (viewer: Viewer, reference: object) =>
  (
    await ask<{ chat: { subscriptionOptions: unknown } }>(
      viewer,
      `query ($chat: ChatReference!) { chat(reference: $chat) {
        subscriptionOptions { recurringMode currency price } } }`,
      { chat: reference },
    )
  ).chat.subscriptionOptions;

const inDollars = [
  { recurringMode: 'MONTHLY', currency: 'SGD', price: 49 },
  { recurringMode: 'YEARLY', currency: 'SGD', price: 470 },
];
const inYen = [{ recurringMode: 'MONTHLY', currency: 'JPY', price: 5500 }];

beforeAll(async () => {
  const { db, reference } = app.services;
  const japan = await db.country.create({
    data: { name: 'Japan', currencyCode: 'JPY', currencySymbol: '¥', currencyName: 'Japanese yen' },
  });
  const tokyo = await db.city.create({
    data: { name: 'Tokyo', slug: 'tokyo', countryId: japan.id, recommendedPrices: [1200] },
  });
  await db.pricingOption.create({ data: { currency: 'JPY', recurringMode: 'MONTHLY', amount: 5500 } });
  await reference.refresh();
  admin = as('admin', await makeAdmin(db));
  maria = await makeJobSeeker(db, catalog);
  yuki = await makeJobSeeker(db, catalog, { cityId: tokyo.id });
});

it('shows none to subscribers, job seekers and admins, and in support chats', async () => {
  const { db, now } = app.services;
  const employer = await makeEmployer(db);
  const { id, jobSeekerHash } = await chatOf(employer, maria);
  expect(await optionsOf(as('jobSeeker', maria), { databaseId: id })).toBeNull();
  expect(await optionsOf({ kind: 'anonymous' }, { sharedHash: jobSeekerHash })).toBeNull();
  expect(await optionsOf(admin, { databaseId: id })).toBeNull();
  await makeSubscription(db, employer.id, now());
  expect(await optionsOf(as('employer', employer), { databaseId: id })).toBeNull();

  const other = await makeEmployer(db);
  await ask(as('employer', other), 'mutation { openSupportChat(input: {}) { __typename } }');
  const support = await db.chat.findFirstOrThrow({ where: { supportUserId: other.id } });
  expect(await optionsOf(as('employer', other), { databaseId: support.id })).toBeNull();
});

it('shows an employer the prices of the job seeker’s city, until the subscription starts', async () => {
  const { db, now } = app.services;
  const employer = await makeEmployer(db);
  const { id, employerHash } = await chatOf(employer, maria);
  const abroad = await chatOf(employer, yuki);
  expect(await optionsOf(as('employer', employer), { databaseId: id })).toEqual(inDollars);
  expect(await optionsOf({ kind: 'anonymous' }, { sharedHash: employerHash })).toEqual(inDollars);
  expect(await optionsOf(as('employer', employer), { databaseId: abroad.id })).toEqual(inYen);
  await makeSubscription(db, employer.id, now());
  expect(await optionsOf(as('employer', employer), { databaseId: abroad.id })).toBeNull();
});

it('shows none when the job seeker is deleted', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db);
  const catalog = { cityId: maria.cityId, jobId: maria.jobId };
  const gone = await db.user.create({ data: { name: 'Gone', role: 'ROLE_CANDIDATE', active: true, ...catalog } });
  const { id } = await chatOf(employer, gone);
  await db.user.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
  expect(await optionsOf(as('employer', employer), { databaseId: id })).toBeNull();
});

it('reads the prices of all chats of a list at once', async () => {
  const employer = await makeEmployer(app.services.db);
  await chatOf(employer, maria);
  const list = () =>
    ask(as('employer', employer), '{ chats(first: 10) { edges { node { subscriptionOptions { price } } } } }');
  const one = await statementsOf(list);
  await chatOf(employer, yuki);
  expect(await statementsOf(list)).toHaveLength(one.length);
});

const optionsFor = async (viewer: Viewer, { id }: User) =>
  (
    await ask<{ jobSeeker: { subscriptionOptions: unknown } }>(
      viewer,
      'query ($id: Int!) { jobSeeker(databaseId: $id) { subscriptionOptions { recurringMode currency price } } }',
      { id },
    )
  ).jobSeeker.subscriptionOptions;

it('a profile shows none to subscribers, job seekers and admins', async () => {
  const { db, now } = app.services;
  const subscriber = await makeEmployer(db);
  await makeSubscription(db, subscriber.id, now());
  for (const viewer of [as('employer', subscriber), as('jobSeeker', maria), as('jobSeeker', yuki), admin]) {
    expect(await optionsFor(viewer, maria)).toBeNull();
  }
});

it('a profile shows visitors and employers without a subscription the prices of its city', async () => {
  const employer = as('employer', await makeEmployer(app.services.db));
  for (const viewer of [{ kind: 'anonymous' } as const, employer]) {
    expect(await optionsFor(viewer, maria)).toEqual(inDollars);
    expect(await optionsFor(viewer, yuki)).toEqual(inYen);
  }
});

it('reads the prices of all job seekers of a list at once', async () => {
  const list = (first: number) =>
    statementsOf(() =>
      ask(
        as('employer', maria),
        'query ($first: Int!) { jobSeekers(first: $first) { edges { node { subscriptionOptions { price } } } } }',
        { first },
      ),
    );
  expect(await list(2)).toHaveLength((await list(1)).length);
});
