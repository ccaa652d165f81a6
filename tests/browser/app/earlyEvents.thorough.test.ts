import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { holdScripts } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** Live events while React hydrates the page part by part. They must not change the parts that it has yet to compare. */

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeChatFixtures(app));

it('a message that is sent while the screen waits for its code changes the page afterwards', async () => {
  await say(fixtures.jobSeeker, fixtures.chatId, 'Before the page');
  const user = await app.services.db.user.findUniqueOrThrow({ where: { id: fixtures.employerId } });
  const { page, complaints } = await signedIn(browser, app, user, desktop);
  let started = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('InboxWatched')) started += 1;
    });
  });

  const release = await holdScripts(page, 'EmployerHome-*');
  const held = page.waitForRequest(/\/assets\/EmployerHome-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const latest = page.getByRole('main').getByText('Before the page');
  const served = await latest.evaluateHandle((element) => element);
  await held;
  await say(fixtures.jobSeeker, fixtures.chatId, 'During hydration');
  expect(started).toBe(0);
  release();
  await expect.poll(() => started).toBe(1);
  expect(await served.evaluate((element) => element.isConnected)).toBe(true);

  await say(fixtures.jobSeeker, fixtures.chatId, 'After hydration');
  await page.getByRole('main').getByText('After hydration').waitFor();
  expect(complaints).toEqual([]);
});

it('a page is opened while the code of live events is still loading', async () => {
  const user = await app.services.db.user.findUniqueOrThrow({ where: { id: fixtures.employerId } });
  const { page, complaints } = await signedIn(browser, app, user, desktop);
  const release = await holdScripts(page, 'member-*');
  const held = page.waitForRequest(/\/assets\/member-.*\.js/);
  await page.goto('/');
  await held;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: false }).first().click();
  await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
  release();
  expect(complaints).toEqual([]);
});
