import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import type { Visitor } from '../../support/browserless.ts';
import { type ChatFixtures, makeChatFixtures, say as write } from '../../support/chatFixtures.ts';
import { testApp } from '../../support/fixtures.ts';
import { announced, recordSpoken } from '../../support/liveRegions.ts';
import { listens, message } from '../../support/pageSteps.ts';

const app = testApp();
const browser = testBrowser();
let chat: ChatFixtures;
let address: string;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeEach(async () => {
  // Browsers use the real time.
  app.clock.now = new Date();
  chat = await makeChatFixtures(app);
  address = `/chat/${chat.chatId}`;
  ({ context, page, complaints } = await newPerson(browser, app.url, { viewport: { width: 1280, height: 800 } }));
  await beAs(chat.jobSeeker);
});

const beAs = ({ cookieHeader }: Visitor): Promise<void> =>
  context.addCookies(
    cookieHeader.split('; ').map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: app.url };
    }),
  );

async function theirs(...texts: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const text of texts) {
    app.clock.now = new Date();
    ids.push(await write(chat.employer, chat.chatId, text));
  }
  return ids;
}
const texts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `Message ${from + at}.`);
const shown = (): Promise<string[]> =>
  page.getByRole('log').evaluate((log) => log.textContent?.match(/Message \d+\./g) ?? []);
const ofSockets = /WebSocket/;

it('the title counts unread chats, and after a click allows it, exactly one tab notifies', async () => {
  await catchNotifications();
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Turn notifications on' }).waitFor();
  await page.getByRole('button', { name: 'Turn notifications on' }).click();
  await page.getByRole('button', { name: 'Turn notifications off' }).waitFor();

  const other = await context.newPage();
  const listening = Promise.all([listens(page), listens(other)]);
  await Promise.all([page.goto('/'), other.goto('/')]);
  await listening;
  await theirs('Are you free on Monday?');
  await page.getByRole('link', { name: /^Chats.*1 unread/ }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('told'))).toBe('["Erin: Are you free on Monday?"]');
  expect(complaints).toEqual([]);
});

it('a chat says what arrives, once and with the name, and nothing of what is there already', async () => {
  await theirs('Earlier, on Monday');
  await page.addInitScript(recordSpoken);
  const messages = async () => (await announced(page)).filter((text) => /Monday/.test(text));
  const open = async (path: string) => {
    const listening = listens(page);
    await page.goto(path);
    await listening;
  };
  await open(address);
  await message(page, 'Earlier, on Monday').waitFor();
  expect(await messages()).toEqual([]);
  await theirs('Are you free on Monday?');
  await message(page, 'Are you free on Monday?').waitFor();
  await expect.poll(messages).toEqual(['Erin: Are you free on Monday?']);

  // A reader that keeps to the open dialog of another page hears it, too.
  await open('/my-profile');
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).last().waitFor();
  await theirs('Or at ten on Monday?');
  await dialog.locator('[data-announcer]').getByText('Erin: Or at ten on Monday?').waitFor();
  await expect.poll(messages).toEqual(['Erin: Or at ten on Monday?']);
});

it('while its socket is blocked, a page polls and notifies, and it returns to the socket afterwards', async () => {
  await catchNotifications();
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('hourhand-notifications', 'on');
  });
  let blocked = true;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (blocked) void socket.close();
    else socket.connectToServer();
  });
  await page.goto('/');
  await theirs('Message 1.');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('told'))).toBe('["Erin: Message 1."]');
  await page.goto(address);
  await message(page, 'Message 1.').waitFor();
  await page.getByText('Live updates are unavailable.').waitFor();
  await theirs(...texts(2, 12));
  await message(page, 'Message 12.').waitFor();
  expect(await shown()).toEqual(texts(1, 12));
  blocked = false;
  await page.getByText('Live updates are unavailable.').waitFor({ state: 'detached' });
  await theirs(...texts(13, 14));
  await message(page, 'Message 14.').waitFor();
  expect(await shown()).toEqual(texts(1, 14));
  expect(complaints.filter((text) => !ofSockets.test(text))).toEqual([]);
});

it('a laptop that wakes after a day with a dead socket has every message once and in order, of yesterday', async () => {
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
  // A day passes for the server too, which says the time.
  let asleep = 0;
  await page.route(/\/graphql$/, async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + asleep).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.clock.install();
  await theirs(...texts(1, 4));
  await page.goto(address);
  await message(page, 'Message 4.').waitFor();
  await theirs('Message 5.');
  await message(page, 'Message 5.').waitFor();
  const day = (name: string) => page.getByRole('log').getByText(name, { exact: true });
  await day('Today').waitFor();
  // The laptop sleeps, so none of its timers run.
  await page.clock.pauseAt(Date.now() + 3_000);
  dead = true;
  // More messages than a page of history, and more than one request loads.
  await theirs(...texts(6, 75));
  expect(await shown()).toEqual(texts(1, 5));
  asleep = 86_400_000;
  await page.clock.fastForward('24:00:00');
  await page.clock.resume();
  await message(page, 'Message 75.').waitFor();
  await expect.poll(shown).toEqual(texts(1, 75));
  await day('Yesterday').waitFor();
  await theirs('Message 76.');
  await message(page, 'Message 76.').waitFor();
  expect(await shown()).toEqual(texts(1, 76));
  expect(complaints.filter((text) => !ofSockets.test(text))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

async function catchNotifications(): Promise<void> {
  await context.addInitScript(() => {
    // The initial blank page has no storage.
    if (location.protocol === 'about:') return;
    const told: string[] = JSON.parse(localStorage.getItem('told') ?? '[]');
    const tell = (what: string) => localStorage.setItem('told', JSON.stringify([...told, what]));
    class Told {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(name: string, { body }: { body: string }) {
        tell(`${name}: ${body}`);
      }
    }
    Object.defineProperty(window, 'Notification', { value: Told });
  });
}
