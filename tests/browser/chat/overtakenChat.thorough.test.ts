import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import markSeen from '../../../client/__generated__/useMarkSeenMutation.graphql.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import type { Visitor } from '../../support/browserless.ts';
import { makeChatFixtures, say as write } from '../../support/chatFixtures.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { gate } from '../../support/gate.ts';
import { alive, box, chatList, message, say } from '../../support/pageSteps.ts';

/** A chat whose responses and events arrive out of order, and that is open overnight, in a real browser. */

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeChatFixtures(app));
let context: BrowserContext;
let page: Page;
let complaints: string[];
/** Decides whether the socket passes a message on to the page. */
let passes: (event: string) => boolean;
/** Until then, sockets do not reach the server. */
let reached: Promise<void>;

beforeEach(async () => {
  passes = () => true;
  reached = Promise.resolve();
  ({ context, page, complaints } = await newPerson(browser, app.url, { viewport: { width: 1280, height: 800 } }));
  await beAs(fixtures.employer);
  await page.routeWebSocket(/\/graphql$/, async (socket) => {
    await reached;
    const server = socket.connectToServer();
    server.onMessage((event) => {
      if (passes(event.toString())) socket.send(event);
    });
  });
  return () => context.close();
});

const beAs = ({ cookieHeader }: Visitor): Promise<void> =>
  context.addCookies(
    cookieHeader.split('; ').map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: app.url };
    }),
  );
const theirs = (text: string) => {
  // Browsers use the real time.
  app.clock.now = new Date();
  return write(fixtures.jobSeeker, fixtures.chatId, text);
};
const entry = (of: 'support' | 'contact') => {
  const which = { [of === 'support' ? 'hasText' : 'hasNotText']: 'Hourhand' };
  return chatList(page).getByRole('link').filter(which);
};

/** Delays the responses to some requests until it is called. */
async function hold(isHeld: (body: { variables: object; extensions: object }) => boolean): Promise<() => void> {
  const { opened, open } = gate();
  await page.route('**/graphql', async (route) => {
    if (!isHeld(route.request().postDataJSON())) return route.fallback();
    const response = await route.fetch();
    await opened;
    await route.fulfill({ response });
  });
  return open;
}

it('shows a missed message that was sent before an own one', async () => {
  await page.goto('/chat/with-admin');
  await page.waitForURL(/\/chat\/\d+$/);
  await theirs('The first');
  await entry('contact').click();
  await message(page, 'The first').waitFor();
  passes = (event) => !event.includes('Not heard');
  await theirs('Not heard');
  await say(page, 'And I say');
  await message(page, 'And I say').waitFor();
  await entry('support').click();
  await message(page, 'And I say').waitFor({ state: 'detached' });
  passes = () => true;
  await entry('contact').click();
  await message(page, 'And I say').waitFor();
  await message(page, 'Not heard').waitFor({ timeout: 5_000 });
  expect(complaints).toEqual([]);
});

it('keeps newer events when an older response arrives after them', async () => {
  await theirs('Before');
  await page.goto('/chat');
  await message(page, 'Before').waitFor();
  await alive(box(page));
  const release = await hold(({ variables }) =>
    JSON.stringify(variables).includes(`{"databaseId":${fixtures.chatId}}`),
  );
  await Promise.all([page.waitForRequest('**/graphql'), entry('contact').click()]);
  await theirs('Heard while the page is read anew');
  await message(page, 'Heard while the page is read anew').waitFor();
  release();
  await page.waitForURL(`**/chat/${fixtures.chatId}`);
  await theirs('After');
  await message(page, 'After').waitFor();
  await message(page, 'Heard while the page is read anew').waitFor({ timeout: 5_000 });
  expect(complaints).toEqual([]);
});

it('marks the chat as seen, even if the first request is lost', async () => {
  await page.goto(`/chat/${fixtures.chatId}`);
  await alive(box(page));
  let lost = 0;
  const { id } = markSeen.params;
  await page.route('**/graphql', (route) => {
    if (lost > 0 || !route.request().postData()?.includes(`${id}`)) return route.fallback();
    lost += 1;
    return route.abort();
  });
  const messageId = await theirs('Have you seen this?');
  await message(page, 'Have you seen this?').waitFor();
  await expect.poll(() => lost).toBe(1);
  const where = { chatId_userId: { chatId: fixtures.chatId, userId: fixtures.employerId } };
  const seen = async () => (await app.services.db.chatParticipant.findUniqueOrThrow({ where })).readMessageId;
  await expect.poll(seen, { timeout: 8_000 }).toBe(messageId);
});

it('shows messages that were sent before the page subscribed', async () => {
  const { opened, open } = gate();
  reached = opened;
  await page.goto('/chat/with-admin');
  await page.waitForURL(/\/chat\/\d+$/);
  await alive(box(page));
  await theirs('Before you listened');
  open();
  await entry('contact').filter({ hasText: 'Before you listened' }).waitFor({ timeout: 3_500 });
  expect(complaints).toEqual([]);
});

it('updates "Today" to "Yesterday" when it is open overnight', async () => {
  await theirs('Good night');
  await page.clock.install({ time: app.clock.now });
  await page.goto(`/chat/${fixtures.chatId}`);
  const day = (name: string) => page.getByRole('log').getByText(name, { exact: true });
  await day('Today').waitFor();
  await alive(box(page));
  await page.clock.fastForward('24:00:00');
  await day('Yesterday').waitFor();
});
