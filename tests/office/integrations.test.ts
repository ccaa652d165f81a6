import { describe, expect, it } from 'vitest';
import { runBulkActions } from '../../server/domain/office/bulkAction/bulkAction.jobs.ts';
import { welcomeSeat } from '../../server/domain/people/profile/profile.ts';
import type { TestApp } from '../support/app.ts';
import type { Visitor } from '../support/browserless.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { erasedAt, makeAdmin, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { Program } from '../support/program.ts';
import { logIn } from '../support/visiting.ts';
import { jobSeekerId } from './bulkAction/fixtures.ts';

/** Programs of the operator, each with an account of its own and keys. Who may not change them is in `tests/access`. */

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);

const signedInAdmin = async (on: TestApp = app) => {
  const admin = await makeAdmin(on.services.db);
  return { admin, visitor: await logIn(on, admin) };
};

const addIntegration = (visitor: Visitor) =>
  mutateOver(visitor, 'addIntegration', { name: 'Payroll import' }, 'integration { id databaseId }');

type Rights = { groups: string[] };

const addKey = (visitor: Visitor, integration: string, { groups }: Rights) =>
  mutateOver(
    visitor,
    'addApiKey',
    { integration, name: 'Night run', groups, canWrite: true, days: 30 },
    'key apiKey { id }',
  );

const pause = (by: Visitor, jobSeeker: { id: number }, clientKey: string) =>
  mutateOver(by, 'startBulkAction', {
    kind: 'JOB_SEEKER_PAUSE',
    rows: { ids: [jobSeekerId(jobSeeker)] },
    expected: 1,
    clientKey,
  });

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
    const noPerson = { loginEmail: null, email: null, role: 'ROLE_ADMIN' };
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject(noPerson);
    expect(await db.account.count({ where: { userId } })).toBe(0);
    expect((await mutateOver(program, 'changeName', { name: 'Clara Whitfield' })).__typename).toBe('Forbidden');
    const jobSeeker = await makeJobSeeker(db, catalog);
    // Were it the first admin, by id.
    await db.user.updateMany({ where: { role: 'ROLE_ADMIN', integration: null }, data: erasedAt(new Date()) });
    expect(await db.$transaction((tx) => welcomeSeat(tx, jobSeeker.id))).toBeNull();
    await db.user.updateMany({ where: { role: 'ROLE_ADMIN', integration: null }, data: { deletedAt: null } });
  });

  it('ends with its keys at once, and what was opened with them', async () => {
    const { visitor } = await signedInAdmin();
    const { integration, program } = await programOf(visitor, { groups: ['OFFICE', 'PEOPLE', 'CHAT'] });
    const { key } = await addKey(visitor, integration.id, { groups: ['PEOPLE'] });
    const socket = await openEventSocket(app, program, { headers: { authorization: `Bearer ${program.key}` } });
    const ended = await mutateOver(visitor, 'endIntegration', { integration: integration.id });
    expect(ended.__typename).toBe('EndIntegrationPayload');
    expect(await socket.closed).toBe(4403);
    for (const former of [program, new Program(app.url, key)])
      expect((await former.fetch('/api/get-user-info')).status).toBe(401);
    const again = await addKey(visitor, integration.id, { groups: ['PEOPLE'] });
    expect(again.__typename).toBe('NotFound');
    const renamed = await mutateOver(visitor, 'renameIntegration', { integration: integration.id, name: 'New' });
    expect(renamed.__typename).toBe('NotFound');
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
    const template = { name: 'Welcome', text: 'Hello.' };
    expect(await mutateOver(program, 'saveEmailTemplate', template)).toEqual({
      __typename: 'SaveEmailTemplatePayload',
    });
    await mutateOver(visitor, 'endIntegration', { integration: integration.id });
    const { data } = await visitor.graphql<{ auditEntries: { edges: { node: object }[] } }>(
      '{ auditEntries(first: 4) { edges { node { adminName keyName keyDatabaseId action recordName } } } }',
    );
    const [, id] = Buffer.from(keyId, 'base64').toString().split(':');
    const byKey = { adminName: 'Payroll import', keyName: 'Night run', keyDatabaseId: Number(id) };
    const byAdmin = { adminName: admin.name, keyName: null, keyDatabaseId: null, recordName: 'Payroll import' };
    expect(data?.auditEntries.edges.map(({ node }) => node)).toEqual([
      { ...byAdmin, action: 'INTEGRATION_END' },
      { ...byKey, action: 'EMAIL_TEMPLATE_SAVE', recordName: 'Welcome' },
      { ...byAdmin, action: 'INTEGRATION_ADD_KEY' },
      { ...byAdmin, action: 'INTEGRATION_ADD' },
    ]);
  });

  it('names the key for each row of a bulk action, which needs the group of its rows too', async () => {
    const { visitor } = await signedInAdmin();
    const { program: narrow } = await programOf(visitor, { groups: ['OFFICE'] });
    const { program, userId } = await programOf(visitor, { groups: ['OFFICE', 'PEOPLE'] });
    const jobSeeker = await makeJobSeeker(db, catalog);
    expect(await pause(narrow, jobSeeker, 'pause-by-key')).toEqual({
      __typename: 'Forbidden',
      message: "This key does not include the group 'PEOPLE'.",
    });
    await pause(program, jobSeeker, 'pause-by-key');
    await runBulkActions(app.services);
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
    await mutateOver(visitor, 'rotateApiKey', { id: apiKey.id });
    const mails = await mailsTo(app, admin.loginEmail);
    const texts = mails.map(({ text }) => text.replaceAll(/\s+/g, ' ')).toSorted();
    expect(texts).toHaveLength(2);
    expect(texts.join()).toContain(`${other.name} has made the key 'Night run' of the integration Payroll import.`);
    expect(texts.join()).toContain("you have replaced the key 'Night run' of the integration Payroll import.");
    expect(await mailsTo(app, other.loginEmail)).toEqual([]);
  });
});
