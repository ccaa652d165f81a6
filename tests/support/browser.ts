import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as driver,
  type Page,
} from 'playwright-core';

/** A real Chromium: the one in the npm package on Linux x64, elsewhere the one that CHROMIUM_PATH names. */
export async function launchBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  return driver.launch({
    executablePath: named ?? (await chromium.executablePath()),
    // Sandboxing needs a user that may open namespaces; the pages are our own.
    args: named ? ['--no-sandbox'] : chromium.args.filter((argument) => argument !== '--single-process'),
    headless: true,
  });
}

/** Everybody whose browser is open. */
const people = new Set<Person>();

export type Person = {
  context: BrowserContext;
  page: Page;
  /** What went wrong in any page of this person: console errors, uncaught errors, hydration warnings. */
  complaints: string[];
};

/** Somebody with a browser of their own. A test ends by expecting their `complaints` to be empty. */
export async function newPerson(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', ...options });
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const person = { context, page: await context.newPage(), complaints };
  people.add(person);
  context.on('close', () => people.delete(person));
  return person;
}

/** What is to be seen in every open page, as a screen reader has it, and what went wrong there: of a test that failed. */
export async function whatIsSeen(): Promise<string> {
  const seen = [...people].map(async ({ context, complaints }) => {
    const pages = context.pages().map(async (page) => {
      const tree = await page
        .locator('body')
        .ariaSnapshot({ timeout: 5_000 })
        .catch((error: unknown) => String(error));
      return `${page.url()}\n${tree}`;
    });
    return [...(await Promise.all(pages)), ...complaints].join('\n');
  });
  return (await Promise.all(seen)).join('\n\n');
}
