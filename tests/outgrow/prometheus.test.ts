import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../server/database/embedded/freePort.ts';
import { eventually } from '../support/eventually.ts';
import { testApp, testDb } from '../support/fixtures.ts';
import { testFolder } from '../support/folder.ts';

/** The rules and the board of docs/operate, in a Prometheus that reads a running server. Needs Debian's package `prometheus`. */

const rules = resolve('docs/operate/alerts.yml');
const token = 'a token of this test';
const app = testApp({ environment: { METRICS_TOKEN: token } });
const db = testDb(app);
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

describe('every rule', () => {
  /** For each rule the series that make it fire, and how they are while all is well. Minute by minute, for three hours and more. */
  const [steadily, growing, first] = ['0x300', '0+10x300', '0x10 1+1x290'];
  const series: Record<string, [name: string, fires: string, quiet: string][]> = {
    HourhandDown: [['up{job="hourhand"}', '1x5 0x300', '1x300']],
    HourhandPartUnavailable: [['hourhand_part_ready{part="writes"}', '1x5 0x300', '1x300']],
    HourhandServerErrors: [
      ['hourhand_responses_total{class="2xx"}', growing, growing],
      ['hourhand_responses_total{class="5xx"}', first, steadily],
    ],
    HourhandGraphErrors: [['hourhand_graphql_errors_total{field="jobOffers"}', first, steadily]],
    HourhandMutationsUnavailable: [
      ['hourhand_mutations_total{mutation="sendMessage",outcome="done"}', growing, growing],
      ['hourhand_mutations_total{mutation="sendMessage",outcome="Unavailable"}', first, steadily],
    ],
    HourhandPoolWaitedFor: [['hourhand_pool_connections{pool="requests",state="waited_for"}', '9x300', steadily]],
    HourhandEventLoopSlow: [['nodejs_eventloop_lag_p99_seconds', '0.5x300', '0.01x300']],
    HourhandQueueLate: [['hourhand_queue_oldest_seconds{queue="account-mail"}', '0+60x300', steadily]],
    HourhandJobsGivenUp: [['hourhand_jobs_total{queue="account-mail",outcome="given_up"}', '0x100 1x200', steadily]],
    HourhandTaskFails: [['hourhand_task_runs_total{task="reconcile",outcome="error"}', first, steadily]],
    HourhandMailsFail: [
      ['hourhand_mails_total{outcome="sent"}', steadily, growing],
      ['hourhand_mails_total{outcome="failed"}', first, first],
    ],
    HourhandPaymentMessagesFail: [['hourhand_payment_messages_total{outcome="refused"}', first, steadily]],
    HourhandPaymentsDiffer: [['hourhand_payment_differences', '1x300', steadily]],
    HourhandPaymentsNotCompared: [['hourhand_reconciliation_age_seconds', '0+60x300', '60x300']],
    HourhandBackupFailed: [['hourhand_backup_failed', '0x100 1x200', steadily]],
    HourhandBackupOld: [['hourhand_backup_age_seconds', '129000+60x300', '3600+60x300']],
    HourhandSocketsCutOff: [['hourhand_socket_closes_total{protocol="graphql",code="1013"}', growing, steadily]],
    HourhandDependencyFails: [['hourhand_dependency_failures_total{dependency="storage"}', '0+2x300', steadily]],
    HourhandDiskFull: [['hourhand_disk_free_bytes', '1e9x300', '9e9x300']],
    HourhandMemory: [['process_resident_memory_bytes{job="hourhand"}', '2e9x300', '3e8x300']],
  };
  const minute = { HourhandJobsGivenUp: 120 } as Record<string, number>;

  it('fires when it should, also the first time, and only then', () => {
    const names = [...readFileSync(rules, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    expect(Object.keys(series)).toEqual(names);
    const tests = Object.entries(series).flatMap(([alertname, of]) =>
      [1, 2].map((which) => ({
        name: `${alertname} ${which === 1 ? 'fires' : 'does not fire'}`,
        interval: '1m',
        // Otherwise the process would count as gone.
        input_series: [['up{job="hourhand"}', '1x300', '1x300'] as const, ...of]
          .filter(([name], index, all) => index > 0 || !all.some(([other], at) => at > 0 && other === name))
          .map((one) => ({ series: one[0], values: one[which] })),
        promql_expr_test: [
          {
            expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
            eval_time: `${minute[alertname] ?? 240}m`,
            exp_samples: which === 1 ? [{ labels: `{alertname="${alertname}"}`, value: 1 }] : [],
          },
        ],
      })),
    );
    const file = join(folder, 'rules.test.yml');
    writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
    expect(execFileSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })).toContain('SUCCESS');
  });
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
  expect((await read()).length).toBeGreaterThan(10);
  // Before the first answer of the product, it counts as down.
  const wrong = async () => (await read()).filter(({ state, name }) => state !== 'inactive' && name !== ofTheMachine);
  await expect.poll(wrong).toEqual([]);
});

it('a rule notices what is wrong', async () => {
  await db.$transaction((tx) => app.services.queue.add(tx, 'import-mail', {}));
  await db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 hour' WHERE name = 'import-mail'`;
  const late = 'ALERTS{alertname="HourhandQueueLate"}';
  await expect.poll(async () => ask(late)).toMatchObject([{ metric: { queue: 'import-mail', alertstate: 'pending' } }]);
});
