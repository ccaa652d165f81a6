import { join } from 'node:path';
import { say } from '../server/commands/command.ts';
import { redisProcess } from '../tests/support/redisProcess.ts';
import { measurement, type OnClose } from './command.ts';
import { cpuSeconds, databaseCpuSeconds } from './cpu.ts';
import { openMeasuredDatabase, smallData } from './database.ts';
import { startLoader } from './loader.ts';
import type { MessageOrder, MessageReport } from './messageLoad.ts';
import { makePairs } from './pairs.ts';
import { type RateResult, writeProcessResults } from './processResults.ts';
import { readOptions } from './readOptions.ts';
import { startProduct } from './servers.ts';

/**
 * How soon a message that one process of the product has acknowledged is shown by another one. Both have the same database
 * and meet in Redis. Fails when a message never arrives, or not in order.
 */

const usage = `npm run bench:processes            measures and writes bench/PROCESSES.md
  --small                         a run of seconds that only checks that each reader gets the messages of its chat
  --rate <number>                 messages a second, also several times (100, 200 and 300)
  --seconds <number>              how long each rate lasts (20)
  --chats <number>                over how many chats the messages are spread (100)
  --node <option>                 an option for the Node of both processes, such as --cpu-prof; then nothing is written
  --data <folder>                 where the data are; they are created anew (var/bench-processes)`;

const sizes = {
  full: { minutes: 15, rates: [100, 200, 300], seconds: 20, chats: 100, warmUpSeconds: 5 },
  small: { minutes: 3, rates: [20], seconds: 3, chats: 8, warmUpSeconds: 0 },
};

await measurement(readArguments().minutes, async (onClose) => {
  const { isSmall, rates, seconds, chats, warmUpSeconds, node, data } = readArguments();
  const redis = await startRedis(onClose);
  const database = await openMeasuredDatabase({ dataDir: data, jobSeekers: 0, fresh: !isSmall }, say);
  onClose(database.close);
  const given = { REDIS_URL: redis.url, SIGN_INS_PER_ADDRESS: '999999999' };
  const [writing, reading] = [await startProduct(data, node, given), await startProduct(data, node, given)];
  onClose(() => Promise.all([writing.stop(), reading.stop()]));
  say(`Opening ${chats} chats …`);
  const pairs = await makePairs(database, `http://127.0.0.1:${writing.port}`, chats);
  const loader = startLoader('./messageLoad.ts');
  onClose(loader.stop);

  const results: RateResult[] = [];
  for (const perSecond of rates) {
    say(`${perSecond} messages a second …`);
    const usedBy = async () => ({
      writing: cpuSeconds(writing.pid),
      reading: cpuSeconds(reading.pid),
      database: await databaseCpuSeconds(database.pool),
      redis: cpuSeconds(redis.pid()),
      loader: cpuSeconds(loader.pid),
    });
    const order: MessageOrder = {
      pairs,
      writeTo: writing.port,
      readFrom: reading.port,
      perSecond,
      count: perSecond * (warmUpSeconds + seconds),
      warmUp: perSecond * warmUpSeconds,
    };
    const before = await usedBy();
    const [endWriting, endReading] = [await writing.observe(), await reading.observe()];
    const report = await loader.ask<MessageReport>(order);
    const loops = { writing: await endWriting(), reading: await endReading() };
    const after = await usedBy();
    const each = (name: keyof typeof after) => (1000 * (after[name] - before[name])) / order.count;
    const cpu = {
      writing: each('writing'),
      reading: each('reading'),
      database: each('database'),
      redis: each('redis'),
      loader: each('loader'),
    };
    results.push({ perSecond, report, cpu, loops });
    if (report.missing > 0) throw new Error(`${report.missing} of ${order.count} messages never arrived.`);
  }
  await writeProcessResults(results, { pool: database.pool, chats, isKept: !isSmall && node.length === 0 });
});

async function startRedis(onClose: OnClose) {
  const redis = await redisProcess();
  await redis.start().catch((error: Error) => {
    throw new Error(
      `redis-server is needed and does not start (Debian: apt-get install redis-server). ${error.message}`,
    );
  });
  onClose(redis.stop);
  return redis;
}

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    rate: { type: 'string', multiple: true },
    seconds: { type: 'string' },
    chats: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
    data: { type: 'string' },
  });
  const size = values.small ? sizes.small : sizes.full;
  return {
    isSmall: values.small,
    minutes: size.minutes,
    warmUpSeconds: size.warmUpSeconds,
    rates: values.rate?.map(Number) ?? size.rates,
    seconds: Number(values.seconds ?? size.seconds),
    chats: Number(values.chats ?? size.chats),
    node: values.node,
    data: values.data ?? (values.small ? smallData : join(import.meta.dirname, '../var/bench-processes')),
  };
}
