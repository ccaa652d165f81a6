import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Logs in with a demo account and waits for the next page. With `path` null it stays on the current page. */
export async function signIn(page: Page, email: string, path: string | null = '/login'): Promise<void> {
  if (path !== null) await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('hourhand-demo');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Runs a query with the session of the page. */
export async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/graphql', { method: 'POST', headers, body });
    return (await answer.json()).data;
  }, JSON.stringify({ query, variables }));
}

export async function signedInUser(page: Page): Promise<{ databaseId: number; name: string; firstName: string }> {
  const { viewer } = await ask<{ viewer: { user: { databaseId: number; name: string } } }>(
    page,
    '{ viewer { user { databaseId name } } }',
  );
  return { ...viewer.user, firstName: viewer.user.name.split(' ')[0] ?? '' };
}

/** Waits for hydration, because the page is rendered before it listens, and for what listens to the keys of the whole page. */
export async function alive(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  // Effects run when React has hydrated the page, and before the browser is idle.
  await control.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Delays the requests to GraphQL until the returned function is called.
 * @param which of them, by their body; all without it.
 */
export async function holdRequests(page: Page, which: (body: string) => boolean = () => true): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (which(route.request().postData() ?? '')) await released;
    // The page has aborted the request of an outdated change.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/**
 * Delays scripts of the pages that are loaded next, until the returned function is called.
 * @param name of the files, without the folder; all without it.
 */
export async function holdScripts(page: Page, name = '*'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** Waits for this text in the main part of the page. */
export const text = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('main').getByText(words).first().waitFor();

/** Runs `open`, which opens a new tab. Returns the tab. */
export async function opensTab(page: Page, open: () => Promise<unknown>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), open()]);
  await tab.waitForLoadState('domcontentloaded');
  return tab;
}

/** The list of chats. */
export const chatList = (page: Page): Locator => page.getByRole('navigation', { name: 'Chats' });
/** The messages of the open chat. */
export const log = (page: Page): Locator => page.getByRole('log');
/** The message box and the send button. */
export const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send' });
/** The text of a message. */
export const message = (page: Page, text: string): Locator => log(page).getByText(text, { exact: true });
/** The whole message with this text. */
export const bubble = (page: Page, text: string): Locator => log(page).getByRole('listitem').filter({ hasText: text });

/** Sends a message; wait for it with `message`. */
export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await sendButton(page).click();
}

/** Fills in the fields of the payment provider with one of the sandbox's cards (docs/product/payment.md, 'Cards'). */
export async function fillCard(place: Page | Locator, number = '4242424242424242'): Promise<void> {
  await place.getByLabel('Card number').fill(number);
  await place.getByLabel(/^Expiry/).fill('12/40');
  await place.getByLabel('CVC').fill('123');
}

/** On the provider's own page. */
export async function enterCard(page: Page, number: string, press: 'Subscribe' | 'Save card'): Promise<void> {
  await fillCard(page, number);
  await page.getByLabel('Name on card').fill('Erin Tan');
  await page.getByRole('button', { name: press }).click();
}

/** What a browser complains of, without the answer of the provider to a card that it declines. */
export const beyondDeclines = (complaints: readonly string[]): string[] =>
  complaints.filter((line) => !line.includes('status of 402'));

/** Contacts the job seeker of the page as a guest. Returns the payment that is asked for. */
export async function contactAsGuest(page: Page, name: string, email: string): Promise<Locator> {
  const contact = page
    .getByRole('main')
    .getByRole('button', { name: /^Contact / })
    .first();
  await alive(contact);
  await contact.click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
  await dialog.getByLabel('Part-time').check();
  await dialog.getByRole('button', { name: 'PROCEED' }).click();
  const payment = paymentIn(page);
  await payment.getByLabel('Card number').waitFor();
  return payment;
}

export const isFocused = (field: Locator) =>
  expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);

export const paymentIn = (page: Page) => page.getByRole('dialog', { name: 'Sign up with Hourhand now' });

/** Pays with a card that is good. */
export async function payWithCard(payment: Locator): Promise<void> {
  await payment.getByRole('checkbox', { name: /terms/ }).check();
  await fillCard(payment);
  await payment.getByRole('button', { name: /Pay/ }).click();
}

export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not lead there.');
}

/** Whether all of a control is in the window. */
export async function isInView(page: Page, control: Locator): Promise<boolean> {
  const at = await control.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  return at !== null && at.y >= 0 && at.y + at.height <= height;
}

/** Resolves when the server has answered a ping on the page's socket, which is after the page has subscribed. */
export const listens = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"pong"')) resolve();
      }),
    );
  });
