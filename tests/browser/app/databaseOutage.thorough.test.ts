import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { cuttingProxy } from '../../support/cuttingProxy.ts';
import { fixture, testApp, testDatabase } from '../../support/fixtures.ts';
import { alive, box, message } from '../../support/pageSteps.ts';

/** The database is away for longer than a client retries at once. */

const outageMs = 12_000;

const database = testDatabase();
const way = fixture(
  () => cuttingProxy(database.url),
  (way) => way.close(),
);
const app = testApp(() => {
  const url = new URL(database.url);
  url.host = new URL(way.url).host;
  return { databaseUrl: url.href, environment: { DATABASE_TIMEOUT: '2' }, log: pino({ level: 'silent' }) };
});
const browser = testBrowser();
beforeAll(() => {
  // Browsers use the real time.
  app.clock.now = new Date();
});
const fixtures = fixture(() => makeChatFixtures(app));

it('an open chat is live again after the database was away for 12 seconds', async () => {
  const { chatId, employer, jobSeeker } = fixtures;
  const { context, page } = await newPerson(browser, app.url);
  await context.addCookies(
    employer.cookieHeader.split('; ').map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: app.url };
    }),
  );
  await page.goto(`/chat/${chatId}`);
  await alive(box(page));
  await say(jobSeeker, chatId, 'Before the outage');
  await message(page, 'Before the outage').waitFor();

  way.block();
  // What is written meanwhile waits in the browser.
  await box(page).fill('Written during the outage');
  await box(page).press('Enter');
  await message(page, 'Written during the outage').waitFor();
  await delay(outageMs);
  way.admit();

  await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status).toBe(200);
  await say(jobSeeker, chatId, 'After the outage');
  await message(page, 'After the outage').waitFor();
  const stored = async () =>
    (await app.services.db.message.findMany({ where: { chatId }, orderBy: { id: 'asc' } })).map(({ text }) => text);
  await expect.poll(stored).toEqual(['Before the outage', 'After the outage', 'Written during the outage']);
  await context.close();
});
