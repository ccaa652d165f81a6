import { fork } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { say } from '../server/commands/command.ts';
import { measurement } from './command.ts';
import { openConnection } from './connection.ts';
import { openMeasuredDatabase } from './database.ts';
import { type KindRequest, makeRequests, messageText } from './delayRequests.ts';
import { type DelayResult, writeDelayResults } from './delayResults.ts';
import { startLoader } from './loader.ts';
import { measureLoad } from './measure.ts';
import type { OpenOrder, OpenReport } from './openLoad.ts';
import { readOptions } from './readOptions.ts';
import { startProduct } from './servers.ts';

/**
 * How long the event loop of the product keeps what is ready waiting, at a share of the load that it can bear: first as many
 * requests as are answered, then so much of it at a fixed rate.
 */

const usage = `npm run bench:delay                measures and writes bench/DELAY.md
  --small                         a run of seconds that compares contents and writes nothing
  --share <number>                the share of the highest load (0.7)
  --seconds <number>              how long each load lasts (20)
  --node <option>                 an option for the product's Node, such as --cpu-prof; then nothing is written
  --only <kind>                   only this load: mixed, "search by GraphQL", "list by REST", "page as HTML" or message
  --data <folder>                 where the data are; they are created anew (var/bench-delay)`;

const sizes = {
  full: { minutes: 20, jobSeekers: 20_000, requests: 400, seconds: 20, warmUp: 400 },
  small: { minutes: 4, jobSeekers: 500, requests: 40, seconds: 1, warmUp: 10 },
};

const connections = 16;

await measurement(readArguments().minutes, async (onClose) => {
  const { isSmall, jobSeekers, requests, seconds, warmUp, share, node, data, only } = readArguments();
  const database = await openMeasuredDatabase({ dataDir: data, jobSeekers, fresh: true }, say);
  onClose(database.close);
  const product = await startProduct(data, node, { SIGN_INS_PER_ADDRESS: '999999999' });
  onClose(product.stop);
  const { mixed, alone } = await makeRequests(database, product, requests);
  const loads: [string, KindRequest[]][] = [['mixed', mixed], ...Object.entries(alone)];
  const closedLoad = fork(new URL('./load.ts', import.meta.url));
  onClose(() => closedLoad.kill());
  const openLoad = startLoader('./openLoad.ts');
  onClose(openLoad.stop);

  let messages = 0;
  const countMessages = (load: KindRequest[], sent: number) => {
    for (let at = 0; at < sent; at += 1) if (load[at % load.length]?.kind === 'message') messages += 1;
  };
  /** As many answers as the product gives, for each second. */
  const highest = async (load: KindRequest[], answers: number) => {
    const texts = load.map(({ text }) => text);
    countMessages(load, answers);
    const order = { port: product.port, requests: texts, connections, answers };
    return (await measureLoad(closedLoad, database.pool, product.pid, order)).perSecond;
  };

  const results: DelayResult[] = [];
  for (const [name, load] of loads.filter(([name]) => only === undefined || name === only)) {
    say(`${name} …`);
    const first = await highest(load, warmUp);
    const most = isSmall ? first : await highest(load, Math.ceil((first * seconds) / 4));
    const perSecond = share * most;
    const count = Math.ceil(perSecond * seconds);
    const expected = isSmall ? await bodiesOf(product.port, load) : [];
    countMessages(load, expected.length);
    const end = await product.observe();
    const order: OpenOrder = { port: product.port, requests: load, perSecond, count, keepsBodies: isSmall };
    const report = await openLoad.ask<OpenReport>(order);
    results.push({ name, most, perSecond, loop: await end(), report });
    countMessages(load, count);
    if (isSmall) compare(load, report.bodies, expected);
    await requireMessages(database.pool, messages);
  }
  await writeDelayResults(results, { pool: database.pool, share, isKept: !isSmall && node.length === 0 && !only });
});

/** The answers to the requests, one after the other. */
async function bodiesOf(port: number, load: KindRequest[]): Promise<string[]> {
  const connection = await openConnection(port);
  const bodies: string[] = [];
  for (const { text } of load) bodies.push((await connection.ask(text)).body.toString());
  connection.close();
  return bodies;
}

/** @throws when an answer under load differs from the one before. Messages are told apart by their ids. */
function compare(load: KindRequest[], bodies: string[], expected: string[]): void {
  const content = (body: string | undefined) => body?.replaceAll(/nonce="[^"]*"/g, '');
  for (const [at, { kind, text }] of load.entries()) {
    if (kind === 'message' || bodies[at] === undefined) continue;
    if (isDeepStrictEqual(content(bodies[at]), content(expected[at]))) continue;
    throw new Error(`Under load this was answered otherwise: ${text}\n${differenceOf(bodies[at], expected[at])}`);
  }
}

function differenceOf(one = '', other = ''): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(at - 100, at + 100)}\n≠\n${other.slice(at - 100, at + 100)}`;
}

async function requireMessages(pool: Pool, expected: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM message WHERE text = $1', [
    messageText,
  ]);
  if (rows[0]?.count !== expected) throw new Error(`${rows[0]?.count} of ${expected} messages were stored.`);
}

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    share: { type: 'string', default: '0.7' },
    seconds: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
    data: { type: 'string' },
  });
  const size = values.small ? sizes.small : sizes.full;
  return {
    ...size,
    isSmall: values.small,
    seconds: Number(values.seconds ?? size.seconds),
    share: Number(values.share),
    node: values.node,
    only: values.only,
    data: values.data ?? join(import.meta.dirname, `../var/bench-delay${values.small ? '-small' : ''}`),
  };
}
