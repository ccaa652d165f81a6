import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { databaseCheck, replicaCheck } from '../../server/start/checks/checks.ts';
import { Visitor } from '../support/browserless.ts';
import { runSql } from '../support/contents.ts';
import { cuttingProxy } from '../support/cuttingProxy.ts';
import { eventually } from '../support/eventually.ts';
import { makeEmployer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { fixture, testApp, testCatalog } from '../support/fixtures.ts';
import { testFolder } from '../support/folder.ts';
import { mutateOver, readOver } from '../support/graph.ts';
import { signUp } from '../support/signUp.ts';

/** A database with a streaming replica, from which visitors read. */

const folder = testFolder();
const settings = { fsync: 'off', wal_level: 'replica', max_wal_senders: 5 };

const primary = fixture(
  async () => {
    const database = await startEmbeddedDatabase({ dataDir: join(folder, 'primary'), settings });
    await migrateDatabase(database.url);
    return database;
  },
  async (database) => {
    await database.stop();
  },
);

/** A copy that follows. */
const replica = fixture(
  async () => {
    const { hostname, port, username, password } = new URL(primary.url);
    const client = new pg.Client(primary.url);
    await client.connect();
    await client.query(`SELECT pg_backup_start('replica', true)`);
    const copy = join(folder, 'replica', 'postgres');
    const leftOut = /postmaster\.pid$|pg_wal\/\w+$/;
    cpSync(join(folder, 'primary', 'postgres'), copy, { recursive: true, filter: (path) => !leftOut.test(path) });
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    await client.end();
    writeFileSync(join(copy, 'backup_label'), rows[0].labelfile);
    writeFileSync(join(copy, 'standby.signal'), '');
    const source = `host=${hostname} port=${port} user=${username} password=${password}`;
    const dataDir = join(folder, 'replica');
    return startEmbeddedDatabase({ dataDir, settings: { ...settings, primary_conninfo: source } });
  },
  (database) => database.stop(),
);
const between = fixture(
  () => cuttingProxy(replica.url),
  (proxy) => proxy.close(),
);
const throughProxy = (): string => {
  const url = new URL(replica.url);
  url.port = new URL(between.url).port;
  return url.href;
};

const lines: string[] = [];
const app = testApp(() => ({
  databaseUrl: primary.url,
  environment: { DATABASE_REPLICA_URL: throughProxy() },
  log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
}));
const catalog = testCatalog(app);

const listed = async (visitor: Visitor): Promise<number[]> => {
  const { jobSeekers } = await readOver(visitor, '{ jobSeekers(first: 100) { edges { node { databaseId } } } }');
  return jobSeekers.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
};

const callsOfVisitors: Record<string, (id: number) => Promise<boolean>> = {
  GraphQL: async (id) => (await listed(new Visitor(app.url))).includes(id),
  REST: async (id) => (await (await new Visitor(app.url).fetch('/api/candidates')).text()).includes(`"id":${id},`),
  pages: async (id) => (await new Visitor(app.url).fetch(`/Hire-Maria-in-Singapore-Job-Waiter-${id}`)).status !== 404,
};

describe('while the replica stands still', () => {
  it.each(Object.entries(callsOfVisitors))('%s: visitors read from it', async (_name, sees) => {
    const { id: before } = await makeJobSeeker(app.services.db, catalog);
    await eventually(async () => expect(await sees(before)).toBe(true));
    await runSql(replica.url, 'SELECT pg_wal_replay_pause()');
    try {
      const { id } = await makeJobSeeker(app.services.db, catalog);
      expect([await sees(before), await sees(id)]).toEqual([true, false]);
      await runSql(replica.url, 'SELECT pg_wal_replay_resume()');
      await eventually(async () => expect(await sees(id)).toBe(true));
    } finally {
      await runSql(replica.url, 'SELECT pg_wal_replay_resume()');
    }
  });

  it('people who are logged in read from the database, and visitors write to it', async () => {
    await runSql(replica.url, 'SELECT pg_wal_replay_pause()');
    try {
      const { id } = await makeJobSeeker(app.services.db, catalog);
      const { email } = await makeEmployer(app.services.db, { email: 'erin@visitors.test' });
      const employer = await new Visitor(app.url).signIn(email ?? '', testPassword);
      expect(await listed(employer)).toContain(id);
      const account = { name: 'Ana Lima', email: 'ana@visitors.test', password: testPassword, role: 'ROLE_EMPLOYER' };
      expect(await listed(await signUp(app, new Visitor(app.url), account))).toContain(id);
      const guest = new Visitor(app.url);
      const gus = { name: 'Gus', email: 'gus@visitors.test', description: 'Friday evening' };
      const input = { jobSeeker: encodeGlobalId('JobSeeker', id), ...gus };
      expect(await mutateOver(guest, 'contactJobSeeker', input)).toEqual({ __typename: 'ContactJobSeekerPayload' });
    } finally {
      await runSql(replica.url, 'SELECT pg_wal_replay_resume()');
    }
  });
});

it('while the replica is down, visitors read from the database', async () => {
  between.block();
  const sees = callsOfVisitors.GraphQL;
  const { id } = await makeJobSeeker(app.services.db, catalog);
  await eventually(async () => expect(await sees?.(id)).toBe(true));
  expect(lines.join('')).toContain('public reads no longer go to the replica');
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  between.admit();
  await eventually(() => expect(lines.at(-1)).toContain('public reads go to the replica'));
});

it('a database that takes writes is no replica, and a replica no database', async () => {
  await expect(databaseCheck({ databaseUrl: replica.url }).run()).rejects.toMatchObject({
    name: 'WrongSetting',
    message: 'It is a standby, which takes no writes: name the server that it follows.',
  });
  await expect(replicaCheck({ databaseReplicaUrl: primary.url }).run()).rejects.toMatchObject({ name: 'WrongSetting' });
  expect(await replicaCheck({ databaseReplicaUrl: replica.url }).run()).toBe('Visitors read from it.');
});
