import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../support/browser.ts';
import type { Visitor } from '../support/browserless.ts';
import { makeChatFixtures, say, writeMany } from '../support/chatFixtures.ts';
import { countOf, report } from '../support/counts.ts';
import { cuttingProxy } from '../support/cuttingProxy.ts';
import { eventually } from '../support/eventually.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { alive, box, chatList, log } from '../support/pageSteps.ts';

/** An open chat loses no messages in a real browser. Other tests use their own readers. */

const app = testApp();
beforeAll(() => {
  // Browsers use the real time.
  app.clock.now = new Date();
});
const fixtures = fixture(() => makeChatFixtures(app));
const network = fixture(
  () => cuttingProxy(app.url, { slowness: 150 }),
  (network) => network.close(),
);
const browser = testBrowser();

const cuts = countOf('PAGE_DISCONNECTIONS', 12);
const longestGap = countOf('PAGE_LONGEST_GAP', 200);
const patience = 60_000;

it(`an open page has every message after ${cuts} disconnections under traffic`, async () => {
  const began = performance.now();
  const { chatId, jobSeeker, employer } = fixtures;
  const page = await openedBy(employer);
  const address = `/chat/${chatId}`;
  await page.goto('/chat/with-admin');
  await page.waitForURL(/\/chat\/\d+$/);
  await say(jobSeeker, chatId, 'The first');
  await page.goto(address);
  await alive(box(page));
  const name = (await log(page).getAttribute('aria-label')) ?? '';

  const traffic = theirs(jobSeeker, chatId);
  let written = 0;
  const gaps: number[] = [];
  for (let cut = 1; cut <= cuts; cut += 1) {
    await delay(Math.random() * 400);
    await box(page).fill(`Mine ${++written}`);
    await box(page).press('Enter');
    if (cut % 6 === 0) {
      network.block();
      gaps.push(Math.ceil(longestGap * (gaps.length === 0 ? 1 : Math.random())));
      await writeMany(app, chatId, gaps.at(-1) ?? 0, `Gap ${gaps.length}.`);
      network.admit();
    } else network.cut();
    // Switches to another chat and back during the traffic.
    if (cut % 2 === 0) {
      await chatList(page).getByRole('link').filter({ hasText: 'Hourhand' }).click();
      await delay(Math.random() * 600);
      await chatList(page).getByRole('link').filter({ hasNotText: 'Hourhand' }).click();
      await page.getByRole('log', { name }).waitFor();
    }
  }
  await traffic.end();
  await say(jobSeeker, chatId, 'The last');

  const holdsAll = () =>
    eventually(
      async () => {
        await readBack(page);
        expect(await shown(page)).toEqual(await stored(chatId));
      },
      { timeout: patience, interval: 500 },
    );
  await holdsAll();
  await page.reload();
  await alive(box(page));
  await holdsAll();
  const all = await stored(chatId);
  const mine = all.filter((text) => text?.startsWith('Mine'));
  expect(mine).toEqual(Array.from({ length: written }, (_, at) => `Mine ${at + 1}`));
  const result = { cuts, gaps, messages: all.length, seconds: Math.round((performance.now() - began) / 1000) };
  report('An open page', result);
});

async function openedBy({ cookieHeader }: Visitor): Promise<Page> {
  const { context, page } = await newPerson(browser, network.url, { viewport: { width: 1280, height: 800 } });
  await context.addCookies(
    cookieHeader.split('; ').map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: network.url };
    }),
  );
  return page;
}

/** A user who writes continuously over a stable connection. */
function theirs(writer: Visitor, chatId: number) {
  let writing = true;
  const write = async () => {
    for (let number = 1; writing; number += 1) {
      const clientId = randomUUID();
      // Repeats a message that timed out behind concurrent ones.
      const attempt = () => say(writer, chatId, `Theirs ${number}`, clientId);
      await attempt().catch(attempt);
      await delay(Math.random() * 60);
    }
  };
  const written = write();
  return {
    end: () => {
      writing = false;
      return written;
    },
  };
}

/** All stored messages. */
async function stored(chatId: number): Promise<(string | null)[]> {
  const rows = await app.services.db.message.findMany({ where: { chatId }, orderBy: { id: 'asc' } });
  return rows.map(({ text }) => text);
}

/** The messages on the page. */
const shown = (page: Page): Promise<string[]> =>
  messages(page).evaluateAll((items) => items.map((item) => item.querySelector('[class*=bubble]')?.textContent ?? ''));

const messages = (page: Page): Locator =>
  log(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });

/** Presses 'Get previous messages' until there are none. */
async function readBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const way = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Get previous messages');
    for (let button = way(); button; button = way()) {
      button.click();
      await new Promise(requestAnimationFrame);
    }
  });
}
