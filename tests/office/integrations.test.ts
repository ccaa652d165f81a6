import { describe, expect, it } from 'vitest';
import { welcomeSeat } from '../../server/domain/people/profile/profile.ts';
import type { TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { makeAdmin, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mailsTo } from '../support/outbox.ts';
import { Program } from '../support/program.ts';
import { jobSeekerId, work } from './bulkAction/fixtures.ts';

/** Programs of the operator, each with an account of its own and keys. Who may not change them is in `tests/access`. */

const app = testApp();
const catalog = testCatalog(app);

const signedInAdmin = async (on: TestApp = app) => {
  const admin = await makeAdmin(on.services.db);
  const visitor = await new Visitor(on.url).signIn(admin.loginEmail ?? '', testPassword);
  return { admin, visitor };
};

type Named = { __typename: string; integration: { id: string; databaseId: number } };
type Made = { __typename: string; key: string; apiKey: { id: string } };

async function asked<Answer>(visitor: Visitor, field: string, query: string, variables: object = {}): Promise<Answer> {
  const { data, errors } = await visitor.graphql<Record<string, Answer>>(query, { ...variables });
  const answer = data?.[field];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
}

const addIntegration = (visitor: Visitor, name = 'Payroll import') =>
  asked<Named>(
    visitor,
    'addIntegration',
    `mutation ($name: String!) { addIntegration(input: { name: $name }) {
      __typename ... on AddIntegrationPayload { integration { id databaseId } } ... on Failure { message } } }`,
    { name },
  );

type Rights = { groups: string[]; canWrite?: boolean; name?: string };

const addKey = (visitor: Visitor, integration: string, { groups, canWrite = true, name = 'Night run' }: Rights) =>
  asked<Made>(
    visitor,
    'addApiKey',
    `mutation ($integration: ID, $name: String!, $groups: [KeyGroup!]!, $canWrite: Boolean!) {
      addApiKey(input: { integration: $integration, name: $name, groups: $groups, canWrite: $canWrite, days: 30 }) {
        __typename ... on AddApiKeyPayload { key apiKey { id } } ... on Failure { message } } }`,
    { integration, groups, canWrite, name },
  );

const act = (visitor: Visitor, mutation: string, input: object) => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
  return asked<{ __typename: string; message?: string; key?: string }>(
    visitor,
    mutation,
    `mutation ($input: ${type}) { ${mutation}(input: $input) { __typename ... on Failure { message } } }`,
    { input },
  );
};

async function programOf(visitor: Visitor, rights: Rights, on: TestApp = app) {
  const { integration } = await addIntegration(visitor);
  const { key, apiKey } = await addKey(visitor, integration.id, rights);
  const { userId } = await on.services.db.integration.findUniqueOrThrow({ where: { id: integration.databaseId } });
  return { integration, keyId: apiKey.id, userId, program: new Program(on.url, key) };
}

describe('an integration', () => {
  it('is no person: nobody logs in as it, resets its password, or gets its welcome', async () => {
    const { visitor } = await signedInAdmin();
    const { program, userId } = await programOf(visitor, { groups: ['ACCOUNT', 'OFFICE', 'PEOPLE'] });
    const { db } = app.services;
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      loginEmail: null,
      email: null,
      role: 'ROLE_ADMIN',
    });
    expect(await db.account.count({ where: { userId } })).toBe(0);
    expect(await act(program, 'changeName', { name: 'Clara Whitfield' })).toMatchObject({ __typename: 'Forbidden' });
    const jobSeeker = await makeJobSeeker(db, catalog);
    // Were it the first admin, by id.
    await db.user.updateMany({ where: { role: 'ROLE_ADMIN', integration: null }, data: { deletedAt: new Date() } });
    expect(await db.$transaction((tx) => welcomeSeat(tx, jobSeeker.id))).toBeNull();
    await db.user.updateMany({ where: { role: 'ROLE_ADMIN', integration: null }, data: { deletedAt: null } });
  });

  it('ends with its keys at once, and what was opened with them', async () => {
    const { visitor } = await signedInAdmin();
    const { integration, program } = await programOf(visitor, { groups: ['OFFICE', 'PEOPLE', 'CHAT'] });
    const { key } = await addKey(visitor, integration.id, { groups: ['PEOPLE'] });
    const socket = await openEventSocket(app, program, { headers: { authorization: `Bearer ${program.key}` } });
    expect(await act(visitor, 'endIntegration', { integration: integration.id })).toMatchObject({
      __typename: 'EndIntegrationPayload',
    });
    expect(await socket.closed).toBe(4403);
    for (const former of [program, new Program(app.url, key)]) {
      expect((await former.fetch('/api/get-user-info')).status).toBe(401);
    }
    const again = await addKey(visitor, integration.id, { groups: ['PEOPLE'] });
    expect(again.__typename).toBe('NotFound');
    expect(await act(visitor, 'renameIntegration', { integration: integration.id, name: 'New' })).toMatchObject({
      __typename: 'NotFound',
    });
  });

  it('stops what it has begun when it ends', async () => {
    const { visitor } = await signedInAdmin();
    const { db } = app.services;
    const { integration, program } = await programOf(visitor, { groups: ['OFFICE', 'PEOPLE'] });
    const { id } = await makeJobSeeker(db, catalog);
    await act(program, 'startBulkAction', {
      kind: 'JOB_SEEKER_PAUSE',
      rows: { ids: [jobSeekerId({ id })] },
      expected: 1,
      clientKey: 'pause-by-program',
    });
    await act(visitor, 'endIntegration', { integration: integration.id });
    await work(app);
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ active: true });
  });
});

describe('the two-factor login that admins need', () => {
  const strict = testApp({ environment: { ADMIN_TWO_FACTOR: '1' } });

  it('is not asked of an integration, but of the admins who would make one', async () => {
    const { admin, visitor } = await signedInAdmin(strict);
    expect((await addIntegration(visitor)).__typename).toBe('Forbidden');
    await strict.services.db.user.update({ where: { id: admin.id }, data: { twoFactorEnabled: true } });
    const { program } = await programOf(visitor, { groups: ['ACCOUNT'] }, strict);
    expect(await program.graphql('{ viewer { kind } }')).toMatchObject({ data: { viewer: { kind: 'ADMIN' } } });
  });
});

describe('the audit log', () => {
  it('names the integration and the key, also after both have ended', async () => {
    const { admin, visitor } = await signedInAdmin();
    const { integration, program, keyId } = await programOf(visitor, { groups: ['OFFICE'] });
    expect(
      await act(program, 'saveCareer', { title: 'Cook', subTitle: 'In the kitchen', description: 'Cooks.' }),
    ).toMatchObject({
      __typename: 'SaveCareerPayload',
    });
    await act(visitor, 'endIntegration', { integration: integration.id });
    const { edges } = await asked<{ edges: { node: object }[] }>(
      visitor,
      'auditEntries',
      `{ auditEntries(first: 4) { edges { node { adminName keyName keyDatabaseId action recordName } } } }`,
    );
    const [, id] = Buffer.from(keyId, 'base64').toString().split(':');
    const byAdmin = { adminName: admin.name, keyName: null, keyDatabaseId: null, recordName: 'Payroll import' };
    expect(edges.map(({ node }) => node)).toEqual([
      { ...byAdmin, action: 'INTEGRATION_END' },
      {
        adminName: 'Payroll import',
        keyName: 'Night run',
        keyDatabaseId: Number(id),
        action: 'CAREER_SAVE',
        recordName: 'Cook',
      },
      { ...byAdmin, action: 'INTEGRATION_ADD_KEY' },
      { ...byAdmin, action: 'INTEGRATION_ADD' },
    ]);
  });

  it('names the key for each row of a bulk action, which needs the group of its rows too', async () => {
    const { visitor } = await signedInAdmin();
    const { db } = app.services;
    const { program: narrow } = await programOf(visitor, { groups: ['OFFICE'] });
    const { program, userId } = await programOf(visitor, { groups: ['OFFICE', 'PEOPLE'] });
    const { id } = await makeJobSeeker(db, catalog);
    const pause = (by: Visitor) =>
      act(by, 'startBulkAction', {
        kind: 'JOB_SEEKER_PAUSE',
        rows: { ids: [jobSeekerId({ id })] },
        expected: 1,
        clientKey: 'pause-by-key',
      });
    expect(await pause(narrow)).toMatchObject({
      __typename: 'Forbidden',
      message: "This key does not include the group 'PEOPLE'.",
    });
    await pause(program);
    await work(app);
    const entries = await db.auditEntry.findMany({ where: { adminId: userId }, orderBy: { id: 'asc' } });
    expect(entries.map(({ action, keyName }) => [action, keyName])).toEqual([
      ['bulkAction.start', 'Night run'],
      ['jobSeeker.pause', 'Night run'],
    ]);
  });
});

describe('a mail', () => {
  it('tells the admin who made an integration of each new key, and by whom it was made', async () => {
    const { admin, visitor } = await signedInAdmin();
    const { admin: other, visitor: colleague } = await signedInAdmin();
    const { integration } = await addIntegration(visitor);
    const { apiKey } = await addKey(colleague, integration.id, { groups: ['OFFICE'] });
    await act(visitor, 'rotateApiKey', { id: apiKey.id });
    const mails = await mailsTo(app, admin.loginEmail);
    const texts = mails.map(({ text }) => text.replaceAll(/\s+/g, ' ')).toSorted();
    expect(texts).toHaveLength(2);
    expect(texts.join()).toContain(`${other.name} has made the key 'Night run' of the integration Payroll import.`);
    expect(texts.join()).toContain("you have replaced the key 'Night run' of the integration Payroll import.");
    expect(await mailsTo(app, other.loginEmail)).toEqual([]);
  });
});
