import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse';
import { say } from '../server/commands/command.ts';
import { demoAccounts } from '../server/domain/accounts/keys/demoAccount.ts';
import { exportPath, totalRowsHeader } from '../server/domain/office/export/export.input.ts';
import { Visitor } from '../tests/support/browserless.ts';
import { measurement } from './command.ts';
import { openMeasuredDatabase } from './database.ts';
import { startProduct } from './servers.ts';

/**
 * The memory of the server while an admin exports all job seekers: `npm run bench:export`, with `-- --rows 200000` for
 * another number, or with `-- --small` for a run of seconds. Every run checks that the file has each row once, in order. The server
 * runs with so small a heap that keeping the rows would end it: 200,000 of them are 180 MB as text.
 */

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    rows: { type: 'string' },
    data: { type: 'string' },
  },
});
const jobSeekers = Number(values.rows ?? (values.small ? 3_000 : 200_000));
/** What the server may use for objects that stay. Without an export it uses half of it. Megabytes. */
const heapLimit = 256;
const data = values.data ?? (values.small ? 'var/bench-export-small' : 'var/bench-export');
const sampleEveryMs = values.small ? 100 : 2_000;

await measurement(values.small ? 5 : 30, async (onClose) => {
  const database = await openMeasuredDatabase({ dataDir: data, jobSeekers, fresh: false }, say);
  onClose(database.close);
  const product = await startProduct(data, [`--max-old-space-size=${heapLimit}`], {
    DATABASE_URL: database.url,
  });
  onClose(product.stop);
  const url = `http://127.0.0.1:${product.port}`;
  const account = demoAccounts.find(({ role }) => role === 'ROLE_ADMIN');
  const admin = await new Visitor(url).signIn(account?.email ?? '', account?.password ?? '');

  /** Megabytes. */
  const memory = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const of = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]) / 2 ** 20);
    return { rss: of('process_resident_memory_bytes'), heap: of('nodejs_heap_size_used_bytes') };
  };

  const began = performance.now();
  const response = await admin.fetch(exportPath('job-seekers', {}));
  const total = Number(response.headers.get(totalRowsHeader));
  if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}.`);
  let bytes = 0;
  const ids: number[] = [];
  const samples = [await memory()];
  const ended = new AbortController();
  const show = (rss: number, heap: number) =>
    say(
      `${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s ${String(ids.length).padStart(8)} rows ${rss} MB, heap ${heap} MB`,
    );
  const sampling = (async () => {
    while (!ended.signal.aborted) {
      const sample = await memory();
      samples.push(sample);
      show(sample.rss, sample.heap);
      await delay(sampleEveryMs, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  })();
  const csv = parse({ bom: true, columns: true });
  const fill = (async () => {
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      if (!csv.write(piece)) await new Promise((go) => csv.once('drain', go));
    }
    csv.end();
  })();
  for await (const row of csv) ids.push(Number(row.id));
  await fill;
  ended.abort();
  await sampling;
  const seconds = (performance.now() - began) / 1000;

  const { rows } = await database.pool.query<{ id: number }>(
    `SELECT id FROM "user" WHERE role = 'ROLE_CANDIDATE' AND deleted_at IS NULL ORDER BY id`,
  );
  if (total !== rows.length || ids.length !== rows.length || rows.some(({ id }, at) => id !== ids[at])) {
    throw new Error(`The file has ${ids.length} rows of ${rows.length}, or others.`);
  }
  const most = (part: 'rss' | 'heap') => Math.max(...samples.map((sample) => sample[part]));
  say(
    `${ids.length} rows, ${Math.round(bytes / 2 ** 20)} MB, in ${seconds.toFixed(1)} s: ${samples[0]?.rss} MB before, ${most('rss')} MB at most (heap ${most('heap')} MB)`,
  );
});
