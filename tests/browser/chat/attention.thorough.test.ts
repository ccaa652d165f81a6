import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeEmployer, makeJobSeeker, makeSubscription, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { alive, listens, message } from '../../support/pageSteps.ts';

/** Notifications, sounds and titles, and chats that are complete without live events. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);

beforeAll(async () => {
  // Browsers use the real time.
  app.clock.now = new Date();
  await app.services.reference.refresh();
});

/** A chat whose employer uses the API and whose job seeker uses a browser. */
async function makeChat() {
  const { db } = app.services;
  const [boss, seeker] = [await makeEmployer(db, { name: 'Erin Example' }), await makeJobSeeker(db, catalog)];
  await makeSubscription(db, boss.id, app.clock.now);
  const employer = await new Visitor(app.url).signIn(boss.loginEmail ?? '', testPassword);
  const { data } = await employer.graphql<{ contactJobSeeker: { chat: { id: string; databaseId: number } } }>(
    `mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) {
      ... on ContactJobSeekerPayload { chat { id databaseId } } } }`,
    { id: encodeGlobalId('JobSeeker', seeker.id) },
  );
  const { id = '', databaseId = 0 } = data?.contactJobSeeker.chat ?? {};
  const write = async (...texts: string[]) => {
    for (const text of texts) {
      await employer.graphql(
        'mutation ($id: ID!, $text: String!) { sendMessage(input: { chat: { id: $id }, text: $text }) { __typename } }',
        { id, text },
      );
    }
  };
  const person = await newPerson(browser, app.url, { viewport: { width: 1280, height: 800 } });
  await beAs(person.context, await new Visitor(app.url).signIn(seeker.loginEmail ?? '', testPassword));
  return { ...person, employer, write, id, path: `/chat/${databaseId}` };
}

/** Gives the browser the session of this visitor. */
const beAs = (context: BrowserContext, { cookieHeader }: Visitor): Promise<void> =>
  context.addCookies(
    cookieHeader.split('; ').map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: app.url };
    }),
  );

const texts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `Message ${from + at}.`);

/** The texts of the messages on the page, in order. */
const shown = (page: Page): Promise<string[]> =>
  page.getByRole('log').evaluate((log) => log.textContent?.match(/Message \d+\./g) ?? []);

it('the title counts unread chats, and after a click allows it, exactly one tab notifies', async () => {
  const { page, context, complaints, write, path } = await makeChat();
  await catchNotifications(context);
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Turn notifications on' }).waitFor();
  expect(await stored('asked')).toBe(null);
  await page.getByRole('button', { name: 'Turn notifications on' }).click();
  await page.getByRole('button', { name: 'Turn notifications off' }).waitFor();
  expect(await stored('asked')).toBe('yes');

  const other = await context.newPage();
  const listening = Promise.all([listens(page), listens(other)]);
  await Promise.all([page.goto('/'), other.goto('/')]);
  expect(await page.title()).not.toMatch(/^\(/);
  await listening;
  await write('Are you free on Monday?');
  await page.getByRole('link', { name: /^Chats.*1 unread/ }).waitFor();
  await expectEventually(async () => (await page.title()).startsWith('(1) '));
  await expectEventually(async () => (await stored('told')) !== null);
  expect(JSON.parse((await stored('told')) ?? '')).toEqual(['Erin: Are you free on Monday?']);

  await page.bringToFront();
  await page.goto(path);
  await message(page, 'Are you free on Monday?').waitFor();
  await expect.poll(() => page.title(), { timeout: 15_000 }).toBe('Chats · Hourhand');
  expect(complaints).toEqual([]);
});

it('new messages are also announced without live events and under a share link', async () => {
  const { page, context, write, employer, id } = await makeChat();
  const { data } = await employer.graphql<{ chat: { databaseId: number } }>(
    'query ($id: ID!) { chat(reference: { id: $id }) { databaseId } }',
    { id },
  );
  const { jobSeekerHash } = await app.services.db.chat.findUniqueOrThrow({
    where: { id: data?.chat.databaseId ?? 0 },
    select: { jobSeekerHash: true },
  });
  const told = (of: Page) => of.evaluate(() => JSON.parse(localStorage.getItem('told') ?? '[]'));
  /** Sets the time of the message to now, because browsers use the real time. */
  const writeNow = (text: string) => {
    app.clock.now = new Date();
    return write(text);
  };

  await catchNotifications(context);
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('hourhand-notifications', 'on');
  });
  await page.routeWebSocket(/\/graphql$/, (socket) => void socket.close());
  await page.goto('/');
  await writeNow('Can you hear me?');
  await expectEventually(async () => (await told(page)).length > 0);
  expect(await told(page)).toEqual(['Erin: Can you hear me?']);

  // A visitor who only has the share link and is looking at another tab.
  const holder = await newPerson(browser, app.url);
  await catchNotifications(holder.context);
  await holder.context.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  const begins = listens(holder.page);
  await holder.page.goto(`/chat/shared/${jobSeekerHash}`);
  const menu = holder.page.getByRole('button', { name: 'More actions' });
  await alive(menu);
  await menu.click();
  await holder.page.getByRole('button', { name: 'Turn notifications on' }).click();
  await begins;
  await writeNow('And by this link?');
  await message(holder.page, 'And by this link?').waitFor();
  await expectEventually(async () => (await told(holder.page)).length > 0);
  expect(await told(holder.page)).toEqual(['Erin: And by this link?']);
  await holder.context.close();
});

it('a chat polls while its socket is blocked, and returns to the socket afterwards', async () => {
  const { page, complaints, write, path } = await makeChat();
  let blocked = true;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (blocked) void socket.close();
    else socket.connectToServer();
  });
  await write(...texts(1, 3));
  await page.goto(path);
  await message(page, 'Message 3.').waitFor();
  await page.getByText('Live updates are unavailable.').waitFor();
  await write(...texts(4, 12));
  await message(page, 'Message 12.').waitFor();
  expect(await shown(page)).toEqual(texts(1, 12));
  blocked = false;
  await page.getByText('Live updates are unavailable.').waitFor({ state: 'detached', timeout: 60_000 });
  await write(...texts(13, 14));
  await message(page, 'Message 14.').waitFor();
  expect(await shown(page)).toEqual(texts(1, 14));
  expect(complaints.filter((text) => !text.includes('WebSocket'))).toEqual([]);
});

it('a laptop that wakes after an hour with a dead socket has every message once and in order', async () => {
  const { page, complaints, write, path } = await makeChat();
  let dead = false;
  let sockets = 0;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    const own = ++sockets;
    const server = socket.connectToServer();
    const passes = () => !(dead && own === 1);
    socket.onMessage((text) => {
      if (passes()) server.send(text);
    });
    server.onMessage((text) => {
      if (passes()) socket.send(text);
    });
  });
  await page.clock.install();
  await write(...texts(1, 4));
  await page.goto(path);
  await message(page, 'Message 4.').waitFor();
  await write('Message 5.');
  await message(page, 'Message 5.').waitFor();
  // The laptop sleeps, so none of its timers run.
  await page.clock.pauseAt(Date.now() + 3_000);
  dead = true;
  // More messages than a page of history, and more than one request loads.
  await write(...texts(6, 75));
  expect(await shown(page)).toEqual(texts(1, 5));
  await page.clock.fastForward('01:00:00');
  await page.clock.resume();
  await message(page, 'Message 75.').waitFor();
  await expectEventually(async () => (await shown(page)).length === 75);
  expect(await shown(page)).toEqual(texts(1, 75));
  await write('Message 76.');
  await message(page, 'Message 76.').waitFor();
  expect(await shown(page)).toEqual(texts(1, 76));
  expect(complaints.filter((text) => !text.includes('WebSocket'))).toEqual([]);
});

it('the presence of the other side and the delivery of messages are shown', async () => {
  const { page, context, write, employer, id, path } = await makeChat();
  await page.goto(path);
  const header = page.locator('header').filter({ has: page.getByRole('heading', { name: 'Erin' }) });
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText('Sent', { exact: true }).waitFor();
  const { data } = await employer.graphql<{ chat: { lastMessageDatabaseId: number } }>(
    'query ($id: ID!) { chat(reference: { id: $id }) { lastMessageDatabaseId } }',
    { id },
  );
  await employer.graphql(
    'mutation ($id: ID!, $upTo: Int!) { markChatDelivered(input: { chat: { id: $id }, upTo: $upTo }) { __typename } }',
    { id, upTo: data?.chat.lastMessageDatabaseId },
  );
  await page.getByRole('log').getByText('Delivered', { exact: true }).waitFor();
  const theirs = await newPerson(browser, app.url);
  await beAs(theirs.context, employer);
  await theirs.page.goto(path);
  await header.getByText('Online').waitFor();
  await page.getByRole('log').getByText('Seen', { exact: true }).waitFor();
  await theirs.context.close();
  await header.getByText('Last seen').waitFor();
  await write('Bye');
  await message(page, 'Bye').waitFor();
  await context.close();
});

/** Records notifications under `told`, and grants the permission for them. */
async function catchNotifications(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // The initial blank page has no storage.
    if (location.protocol === 'about:') return;
    const told: string[] = JSON.parse(localStorage.getItem('told') ?? '[]');
    const tell = (what: string) => localStorage.setItem('told', JSON.stringify([...told, what]));
    class Told {
      static permission = 'granted';
      static async requestPermission() {
        localStorage.setItem('asked', 'yes');
        return 'granted';
      }
      constructor(name: string, { body }: { body: string }) {
        tell(`${name}: ${body}`);
      }
    }
    Object.defineProperty(window, 'Notification', { value: Told });
  });
}

async function expectEventually(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 15_000 }).toBe(true);
}
