import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { schema } from '../../server/graphql/schema.ts';
import { schedule } from '../../server/queue/schedule.ts';
import type { Visitor } from '../support/browserless.ts';
import { makeEmployer } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { mailsTo } from '../support/outbox.ts';
import { openSocket } from '../support/socket.ts';
import { logIn } from '../support/visiting.ts';

/** What operators watch: /metrics, and the rules and the board that read it. */

const app = testApp({ log: pino({ level: 'silent' }) });
let visitor: Visitor;
let email: string;
beforeAll(async () => {
  const employer = await makeEmployer(app.services.db);
  email = employer.loginEmail ?? '';
  visitor = await logIn(app, employer);
});

const read = async () => (await fetch(`${app.url}/metrics`)).text();

/** The value of a line, 0 if there is none. */
function valueIn(text: string, metric: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${metric} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** How much a metric grows while something is done. */
async function growth(metric: string, act: () => Promise<unknown>): Promise<number> {
  const before = valueIn(await read(), metric);
  await act();
  return valueIn(await read(), metric) - before;
}

describe('what people do is counted', () => {
  it('by how a mutation ends', async () => {
    const id = encodeGlobalId('JobSeeker', 2_000_000_000);
    const block = () => visitor.graphql(`mutation { blockUser(input: { jobSeeker: "${id}" }) { __typename } }`);
    expect(await growth('hourhand_mutations_total{mutation="blockUser",outcome="NotFound"}', block)).toBe(1);
  });

  it('by the field that fails unexpectedly', async () => {
    await sql`ALTER TABLE job_offer RENAME TO job_offer_gone`.execute(app.services.sql);
    try {
      const ask = (alias: string) => () =>
        visitor.graphql(`{ ${alias} jobOffers(first: 1) { edges { node { id } } } }`);
      expect(await growth('hourhand_graphql_errors_total{field="jobOffers"}', ask(''))).toBe(1);
      // Clients could make any number of series.
      expect(await growth('hourhand_graphql_errors_total{field=""}', ask('mine:'))).toBe(1);
    } finally {
      await sql`ALTER TABLE job_offer_gone RENAME TO job_offer`.execute(app.services.sql);
    }
  });

  it('by open and closed sockets', async () => {
    const client = openSocket(app, visitor);
    const open = 'hourhand_sockets_open{protocol="graphql"}';
    const closed = 'hourhand_socket_closes_total{protocol="graphql",code="1000"}';
    const before = await read();
    await client.iterate({ query: '{ viewer { kind } }' }).next();
    expect(valueIn(await read(), open) - valueIn(before, open)).toBe(1);
    await client.dispose();
    await expect.poll(async () => valueIn(await read(), open) - valueIn(before, open)).toBe(0);
    expect(valueIn(await read(), closed) - valueIn(before, closed)).toBe(1);
  });
});

describe('background work is counted', () => {
  it('by how a job ends, and by how long it waits', async () => {
    const { db, queue } = app.services;
    await db.$transaction((tx) => queue.add(tx, 'import-mail', {}));
    expect(valueIn(await read(), 'hourhand_queue_waiting_jobs{queue="import-mail"}')).toBe(1);
    await db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 hour' WHERE name = 'import-mail'`;
    expect(valueIn(await read(), 'hourhand_queue_oldest_seconds{queue="import-mail"}')).toBeGreaterThan(3_599);
    const work = () => queue.work('import-mail', async () => Promise.reject(new Error('no')));
    expect(await growth('hourhand_jobs_total{queue="import-mail",outcome="failed"}', work)).toBe(1);
    await db.$executeRaw`UPDATE pgboss.job SET retry_count = retry_limit, start_after = now() WHERE name = 'import-mail'`;
    expect(await growth('hourhand_jobs_total{queue="import-mail",outcome="given_up"}', work)).toBe(1);
    expect(valueIn(await read(), 'hourhand_queue_given_up_jobs{queue="import-mail"}')).toBe(1);
  });

  it('by how a task ends', async () => {
    const ended: string[] = [];
    async function works() {
      ended.push('works');
    }
    async function fails() {
      ended.push('fails');
      throw new Error('no');
    }
    const due = [works, fails].map((run) => ({ everySeconds: 3600, run }));
    const before = await read();
    const close = schedule(due, { services: {}, log: pino({ level: 'silent' }) });
    await expect.poll(() => ended.length).toBe(2);
    await close();
    const after = await read();
    for (const [task, outcome] of [
      ['works', 'done'],
      ['fails', 'error'],
    ]) {
      const metric = `hourhand_task_runs_total{task="${task}",outcome="${outcome}"}`;
      expect(valueIn(after, metric) - valueIn(before, metric)).toBe(1);
    }
  });

  it('by the mails that are sent', async () => {
    const ask = async () => {
      await visitor.post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
      expect(await mailsTo(app, email)).toHaveLength(1);
    };
    expect(await growth('hourhand_mails_total{outcome="sent"}', ask)).toBe(1);
  });
});

it('what cannot be measured is missing, and the rest is there', async () => {
  const text = await read();
  expect(valueIn(text, 'hourhand_part_ready{part="database"}')).toBe(1);
  expect(valueIn(text, 'hourhand_disk_free_bytes')).toBeGreaterThan(1_000_000);
  await sql`ALTER SCHEMA pgboss RENAME TO pgboss_gone`.execute(app.services.sql);
  try {
    const without = await read();
    expect(without).not.toContain('hourhand_queue_waiting_jobs{');
    expect(valueIn(without, 'hourhand_part_ready{part="database"}')).toBe(1);
  } finally {
    await sql`ALTER SCHEMA pgboss_gone RENAME TO pgboss`.execute(app.services.sql);
  }
});

describe('the documents for operators', () => {
  const [alerts, board, guide] = ['alerts.yml', 'board.json', 'watch.md'].map((name) =>
    readFileSync(`docs/operate/${name}`, 'utf8'),
  );
  /** Metrics that a text names. Histograms have a suffix there. */
  const namedIn = (text = '') => [
    ...new Set(
      [...text.matchAll(/\b(?:hourhand|http_request|nodejs|process)_[a-z\d_]+[a-z\d]\b/g)].map(([name]) =>
        name.replace(/_(?:count|bucket|sum)$/, ''),
      ),
    ),
  ];
  const exported = async () => new Set([...(await read()).matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name));

  it.each([
    ['the rules', alerts],
    ['the board', board],
    ['the guide', guide],
  ])('%s name metrics that are there', async (_, text) => {
    const there = await exported();
    expect(namedIn(text).length).toBeGreaterThan(10);
    expect(namedIn(text).filter((name) => !there.has(name))).toEqual([]);
  });

  it('the rules name series that are there before anything has happened', async () => {
    const text = await read();
    const wanted = [...(alerts ?? '').matchAll(/\b(hourhand_\w+)\{([^}]*)\}/g)].flatMap(([, name, selector = '']) =>
      [...selector.matchAll(/(\w+)=~?"([^"]*)"/g)].flatMap(([, label, values = '']) =>
        values.split('|').map((value) => `${name}\\{.*\\b${label}="${value}"`),
      ),
    );
    const counters = [...text.matchAll(/^# TYPE (hourhand_\w+) counter$/gm)].map(([, name]) => `${name}\\{`);
    expect(wanted.length).toBeGreaterThan(8);
    expect([...wanted, ...counters].filter((series) => !new RegExp(`^${series}.*$`, 'm').test(text))).toEqual([]);
  });

  it('the guide and the board show every metric of the product', async () => {
    const own = [...(await exported())].filter((name) => name?.startsWith('hourhand_'));
    expect(own.length).toBeGreaterThan(15);
    for (const text of [guide, board]) expect(own.filter((name) => !text?.includes(String(name)))).toEqual([]);
  });

  it('every rule has a paragraph on what to do', () => {
    const rules = [...(alerts ?? '').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((name) => !guide?.includes(`\`${name}\``))).toEqual([]);
  });

  it('mutations and routes that are named are there', () => {
    const named = [...`${board}${alerts}`.matchAll(/mutation=\\?"(\w+)/g)].map(([, name]) => name);
    const fields = schema.getMutationType()?.getFields() ?? {};
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !Object.hasOwn(fields, String(name)))).toEqual([]);
    const routes = [...`${board}`.matchAll(/route=\\?\\?"([^"\\]+)/g)].map(([, route]) => route);
    expect(routes).toEqual(['/api/auth/sign-up/email']);
  });
});
