import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { failRandomly, storm } from '../billing/payment/storm.ts';
import { startTestApp } from '../support/app.ts';
import { countOf, report } from '../support/counts.ts';
import { makeReference } from '../support/factories.ts';
import { openProviderSide } from '../support/sandbox.ts';
import { startServerProcess } from '../support/serverProcess.ts';

const count = countOf('PAYMENT_MESSAGES', 10_000);
const ofTheKilled = countOf('PAYMENT_KILLED_MESSAGES', count / 10);
const leastKills = countOf('PAYMENT_KILLS', 5);
const seed = countOf('PAYMENT_SEED', 1);

/** An application and its provider, whose webhooks only the test delivers. */
async function start() {
  const app = await startTestApp({ log: pino({ level: 'silent' }) });
  await makeReference(app.services.db);
  await app.services.reference.refresh();
  const provider = await openProviderSide(app);
  await provider.holdMessages();
  return { app, provider };
}

it(`${count} webhooks in any order, with crashes between receipt and effect, result in the state of the provider`, async () => {
  const { app, provider } = await start();
  try {
    await failRandomly(app);
    const began = performance.now();
    const result = await storm(app, provider, { seed, count });
    expect(result.crashed).toBeGreaterThan(count / 200);
    report('Payment messages', { ...result, seed, seconds: Math.round((performance.now() - began) / 1000) });
  } finally {
    await provider.close();
    await app.stop();
  }
});

it(`${ofTheKilled} webhooks to a server that is killed at least ${leastKills} times result in the state of the provider`, async () => {
  const { app, provider } = await start();
  const server = await startServerProcess({
    DATABASE_URL: app.databaseUrl,
    HOURHAND_DEMO: '1',
    REQUESTS_PER_MINUTE: '1000000',
    BUDGET_FACTOR: '10000',
  });
  let over = false;
  let kills = 0;
  const killing = (async () => {
    while (!over) {
      await delay(1_000 + Math.random() * 5_000);
      if (over) break;
      await server.restart('SIGKILL');
      kills += 1;
    }
  })();
  try {
    const began = performance.now();
    const result = await storm(app, provider, {
      seed: seed + 1,
      count: ofTheKilled,
      target: () => server.url,
      continues: () => kills < leastKills,
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    report('Payment messages to a server that is killed', { ...result, kills, seed: seed + 1, seconds });
  } finally {
    over = true;
    await killing;
    await server.stop();
    await provider.close();
    await app.stop();
  }
});
