import { describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** Support chats, each between one user and all admins. */

const app = testApp();
const catalog = testCatalog(app);

const open = `mutation ($user: ID) {
  openSupportChat(input: { user: $user }) {
    __typename
    ... on OpenSupportChatPayload { chat { databaseId kind viewerCanMessage } }
    ... on Failure { code message }
  }
}`;
type Opened = { openSupportChat: { __typename: string; chat?: { databaseId: number } } };

const signedIn = (user: { loginEmail: string | null }) =>
  new Visitor(app.url).signIn(user.loginEmail ?? '', testPassword);
const jobSeekerId = (user: { id: number }) => encodeGlobalId('JobSeeker', user.id);
const openAs = async (visitor: Visitor, user?: string) =>
  (await visitor.graphql<Opened>(open, { user })).data?.openSupportChat;

describe('permissions', () => {
  it('visitors cannot open a support chat', async () => {
    const before = await app.services.db.chat.count();
    expect(await openAs(new Visitor(app.url))).toMatchObject({ __typename: 'SignInRequired', code: 401 });
    expect(await app.services.db.chat.count()).toBe(before);
  });

  it('only admins open the support chat of another user', async () => {
    const { db } = app.services;
    const other = await makeJobSeeker(db, catalog);
    for (const stranger of [await makeEmployer(db), await makeJobSeeker(db, catalog)]) {
      const answer = await openAs(await signedIn(stranger), jobSeekerId(other));
      expect(answer).toMatchObject({ __typename: 'NotFound', code: 404 });
    }
    expect(await db.chat.count({ where: { supportUserId: other.id } })).toBe(0);
  });

  it('admins cannot open one for themselves, other admins or unknown users', async () => {
    const { db } = app.services;
    const admin = await makeAdmin(db);
    const visitor = await signedIn(admin);
    expect(await openAs(visitor)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await openAs(visitor, encodeGlobalId('Admin', admin.id))).toMatchObject({ __typename: 'NotFound' });
    expect(await openAs(visitor, encodeGlobalId('Employer', admin.id))).toMatchObject({ __typename: 'NotFound' });
    expect(await openAs(visitor, encodeGlobalId('Employer', 2_000_000_000))).toMatchObject({ __typename: 'NotFound' });
  });

  it('other users do not see it', async () => {
    const { db } = app.services;
    const opened = await openAs(await signedIn(await makeEmployer(db)));
    const stranger = await signedIn(await makeJobSeeker(db, catalog));
    const query = `query ($id: Int!) { chat(reference: { databaseId: $id }) { id } viewer { supportChat { id } } }`;
    expect((await stranger.graphql(query, { id: opened?.chat?.databaseId })).data).toEqual({
      chat: null,
      viewer: { supportChat: null },
    });
  });
});

describe('a user', () => {
  it('opens the same chat each time, even concurrently, and writes in it without a subscription', async () => {
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const visitor = await signedIn(employer);
    const opened = await Promise.all(Array.from({ length: 8 }, () => openAs(visitor)));
    expect(new Set(opened.map((answer) => answer?.chat?.databaseId)).size).toBe(1);
    expect(opened[0]).toMatchObject({ chat: { kind: 'SUPPORT', viewerCanMessage: true } });
    expect(await db.chat.count({ where: { supportUserId: employer.id } })).toBe(1);
    const { data } = await visitor.graphql(
      '{ viewer { supportChat { databaseId } } chats { edges { node { kind } } } }',
    );
    expect(data).toEqual({
      viewer: { supportChat: { databaseId: opened[0]?.chat?.databaseId } },
      chats: { edges: [{ node: { kind: 'SUPPORT' } }] },
    });
  });
});

describe('an admin', () => {
  it('opens the same chat as the user', async () => {
    const { db } = app.services;
    const jobSeeker = await makeJobSeeker(db, catalog);
    const asked = await openAs(await signedIn(await makeAdmin(db)), jobSeekerId(jobSeeker));
    expect(asked?.chat?.databaseId).toBe((await openAs(await signedIn(jobSeeker)))?.chat?.databaseId);
  });
});

describe('a chat without a reference', () => {
  it('is the latest one of the viewer, or null if there is none', async () => {
    const { db } = app.services;
    const latest = '{ chat { databaseId } }';
    expect((await new Visitor(app.url).graphql(latest)).data).toEqual({ chat: null });
    const visitor = await signedIn(await makeEmployer(db));
    expect((await visitor.graphql(latest)).data).toEqual({ chat: null });
    const opened = await openAs(visitor);
    expect((await visitor.graphql(latest)).data).toEqual({ chat: { databaseId: opened?.chat?.databaseId } });
  });
});

describe('the demo accounts', () => {
  it('are listed only in the demo', async () => {
    const query = '{ demoAccounts { email } }';
    const emails = (await new Visitor(app.url).graphql<{ demoAccounts: { email: string }[] }>(query)).data;
    expect(emails?.demoAccounts.map(({ email }) => email)).toContain('admin@hourhand.test');
    app.services.demoAccounts = [];
    expect((await new Visitor(app.url).graphql(query)).data).toEqual({ demoAccounts: [] });
  });
});
