import { expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';
import { logIn } from '../support/visiting.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);

const open = (visitor: Visitor, user?: string) =>
  mutateOver(visitor, 'openSupportChat', { user }, 'chat { databaseId kind viewerCanMessage }');

it('a user opens the same chat each time, even concurrently, and writes in it without a subscription', async () => {
  const employer = await makeEmployer(db);
  const visitor = await logIn(app, employer);
  const opened = await Promise.all(Array.from({ length: 8 }, () => open(visitor)));
  expect(new Set(opened.map((answer) => answer.chat.databaseId)).size).toBe(1);
  expect(opened[0]).toMatchObject({ chat: { kind: 'SUPPORT', viewerCanMessage: true } });
  expect(await db.chat.count({ where: { supportUserId: employer.id } })).toBe(1);
  const { data } = await visitor.graphql('{ viewer { supportChat { databaseId } } chats { edges { node { kind } } } }');
  expect(data).toEqual({
    viewer: { supportChat: { databaseId: opened[0]?.chat.databaseId } },
    chats: { edges: [{ node: { kind: 'SUPPORT' } }] },
  });
});

it('an admin opens the same chat as the user, and none with other admins or unknown users', async () => {
  const jobSeeker = await makeJobSeeker(db, catalog);
  const admin = await makeAdmin(db);
  const visitor = await logIn(app, admin);
  const asked = await open(visitor, encodeGlobalId('JobSeeker', jobSeeker.id));
  expect(asked.chat.databaseId).toBe((await open(await logIn(app, jobSeeker))).chat.databaseId);
  for (const [type, id] of [
    ['Admin', admin.id],
    ['Employer', admin.id],
    ['Employer', 2_000_000_000],
  ] as const) {
    expect(await open(visitor, encodeGlobalId(type, id))).toMatchObject({ __typename: 'NotFound' });
  }
});

it('a chat without a reference is the latest one of the viewer, or null if there is none', async () => {
  const latest = '{ chat { databaseId } }';
  expect((await new Visitor(app.url).graphql(latest)).data).toEqual({ chat: null });
  const visitor = await logIn(app, await makeEmployer(db));
  expect((await visitor.graphql(latest)).data).toEqual({ chat: null });
  const opened = await open(visitor);
  expect((await visitor.graphql(latest)).data).toEqual({ chat: { databaseId: opened.chat.databaseId } });
});

it('the demo accounts are listed only in the demo', async () => {
  const query = '{ demoAccounts { email } }';
  const visitor = new Visitor(app.url);
  expect((await readOver(visitor, query)).demoAccounts).toContainEqual({ email: 'admin@hourhand.test' });
  app.services.demoAccounts = [];
  expect(await readOver(visitor, query)).toEqual({ demoAccounts: [] });
});
