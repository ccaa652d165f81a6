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
  return { context, page: await context.newPage(), complaints };
}
