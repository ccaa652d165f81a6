import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeChatFixtures, say, stored, writeMany } from '../support/chatFixtures.ts';
import { type ChatReader, eventReader, graphReader } from '../support/chatReaders.ts';
import { cuttingProxy } from '../support/cuttingProxy.ts';
import { eventually } from '../support/eventually.ts';
import { testApp } from '../support/fixtures.ts';

const app = testApp();
const [count, longestGap, gapCount, patience] = [60, 700, 2, 30_000];

/**
 * Four readers of one chat, two of each kind, while both members write continuously and the network fails until `count`
 * connections are cut. Sometimes it is down while up to `longestGap` messages are written. Finally every client has every
 * message, once and in order, within `patience` milliseconds.
 */
it('readers whose connections are cut under load have every message once and in order', async () => {
  const { chatId, employer, jobSeeker } = await makeChatFixtures(app);
  const proxy = await cuttingProxy(app.url);
  const from = await say(employer, chatId, 'The first');
  const readers: ChatReader[] = [];
  for (const visitor of [employer, jobSeeker]) {
    const options = { visitor, chatId, socketUrl: proxy.url, from };
    readers.push(await graphReader(options), eventReader(options));
  }

  let writing = true;
  let acknowledged = 0;
  const write = async (visitor: typeof employer) => {
    while (writing) {
      const clientId = randomUUID();
      // Repeats a message that timed out behind concurrent ones.
      await say(visitor, chatId, 'Under way', clientId).catch(() => say(visitor, chatId, 'Under way', clientId));
      acknowledged += 1;
      await delay(Math.random() * 20);
    }
  };
  const traffic = [write(employer), write(jobSeeker)];

  let cuts = 0;
  const gaps: number[] = [];
  const betweenGaps = count / (gapCount + 1);
  try {
    while (cuts < count) {
      await delay(Math.random() * 60);
      if (gaps.length < gapCount && cuts >= betweenGaps * (gaps.length + 1)) {
        const size = gaps.length === 0 ? longestGap : Math.ceil(Math.random() * longestGap);
        cuts += proxy.block();
        await writeMany(app, chatId, size);
        gaps.push(size);
        proxy.admit();
        continue;
      }
      cuts += proxy.cut();
    }
  } finally {
    writing = false;
  }
  await Promise.all(traffic);
  await say(employer, chatId, 'The last');

  const ids = (await stored(app, chatId)).filter((id) => id > from);
  try {
    await eventually(() => expect(readers.map(({ held }) => held.length)).toEqual(readers.map(() => ids.length)), {
      timeout: patience,
      interval: 50,
    });
    for (const { held } of readers) expect(held).toEqual(ids);
    expect(ids.length).toBe(acknowledged + gaps.reduce((sum, size) => sum + size, 0) + 1);
  } finally {
    for (const reader of readers) reader.close();
    await proxy.close();
  }
  expect(cuts).toBeGreaterThanOrEqual(count);
}, 60_000);
