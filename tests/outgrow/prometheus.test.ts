import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../server/database/embedded/freePort.ts';
import { eventually } from '../support/eventually.ts';
import { testApp } from '../support/fixtures.ts';
import { testFolder } from '../support/folder.ts';

/** The rules and the board of docs/operate, in a Prometheus that reads a running server. Needs Debian's package `prometheus`. */

const rules = resolve('docs/operate/alerts.yml');
const token = 'a token of this test';
const app = testApp({ environment: { METRICS_TOKEN: token } });
let address: string;
const folder = testFolder();
let prometheus: ReturnType<typeof spawn>;

beforeAll(async () => {
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rules],
    scrape_configs: [
      {
        job_name: 'hourhand',
        authorization: { credentials: token },
        static_configs: [{ targets: [new URL(app.url).host] }],
      },
    ],
  };
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const host = `127.0.0.1:${await freePort()}`;
  address = `http://${host}`;
  prometheus = spawn('prometheus', [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${host}`,
    '--log.level=error',
  ]);
  await eventually(async () => expect(await ask('up')).toMatchObject([{ value: [expect.any(Number), '1'] }]), {
    timeout: 30_000,
  });
});
afterAll(async () => {
  const ended = once(prometheus, 'exit');
  prometheus.kill('SIGTERM');
  await ended;
});

const answer = z.object({
  status: z.literal('success'),
  data: z.object({
    result: z.array(z.object({ metric: z.record(z.string(), z.string()), value: z.tuple([z.number(), z.string()]) })),
  }),
});

/** What a query finds now. Throws for one that Prometheus does not understand. */
async function ask(query: string) {
  const response = await fetch(`${address}/api/v1/query?${new URLSearchParams({ query })}`);
  return answer.parse(await response.json()).data.result;
}

it('promtool accepts the rules and what the server exports', async () => {
  expect(execFileSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' })).toMatch(/SUCCESS: \d+ rules found/);
  const headers = { authorization: `Bearer ${token}` };
  const metrics = await (await fetch(`${app.url}/metrics`, { headers })).text();
  // Three of the client library have names that promtool does not like.
  const own = metrics.replaceAll(/^.*\bnodejs_active_(?:handles|requests|resources)_total.*\n/gm, '');
  execFileSync('promtool', ['check', 'metrics'], { input: own });
});

describe('the board', () => {
  const board = z
    .object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })
    .parse(JSON.parse(readFileSync('docs/operate/board.json', 'utf8')));

  it.each(board.panels)('$title can be asked for', async ({ targets }) => {
    for (const { expr } of targets) await ask(expr);
  });
});

/** It tells that a process has too much to do, which is true while other tests run. */
const ofTheMachine = 'HourhandEventLoopSlow';

it('no rule fails, and none says that something is wrong', async () => {
  const state = z.object({
    data: z.object({
      groups: z.array(
        z.object({ rules: z.array(z.object({ name: z.string(), state: z.string(), health: z.string() })) }),
      ),
    }),
  });
  const read = async () =>
    state.parse(await (await fetch(`${address}/api/v1/rules`)).json()).data.groups.flatMap((group) => group.rules);
  await expect.poll(async () => (await read()).every(({ health }) => health === 'ok')).toBe(true);
  const found = await read();
  expect(found.length).toBeGreaterThan(10);
  const wrong = found.filter(({ state, name }) => state !== 'inactive' && name !== ofTheMachine);
  expect(wrong).toEqual([]);
});

it('a rule notices what is wrong', async () => {
  await app.services.db.$transaction((tx) => app.services.queue.add(tx, 'import-mail', {}));
  await app.services.db
    .$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 hour' WHERE name = 'import-mail'`;
  const late = 'ALERTS{alertname="HourhandQueueLate"}';
  await expect.poll(async () => ask(late)).toMatchObject([{ metric: { queue: 'import-mail', alertstate: 'pending' } }]);
});
