import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as driver,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { fixture } from './fixtures.ts';

/** A connection to the run's Chromium (tests/support/browserServer.ts). Closing it closes its pages only. */
export const connectBrowser = (): Promise<Browser> => driver.connect(inject('browserServer'));

export const testBrowser = (): Browser => fixture(connectBrowser, (browser) => browser.close());

const people = new Set<Person>();

export type Person = {
  context: BrowserContext;
  page: Page;
  /** Console errors and warnings and uncaught errors of all pages of this person. */
  complaints: string[];
};

/** A person with a separate browser context. A test ends by expecting their `complaints` to be empty. */
export async function newPerson(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', ...options });
  // A machine that is busy with other work may be three times as slow.
  context.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('page', findWhatIsSeen);
  const person = { context, page: await context.newPage(), complaints };
  people.add(person);
  context.on('close', () => people.delete(person));
  return person;
}

/** `getByText` finds what is shown, and not the announcement of it that only screen readers have for a while. */
function findWhatIsSeen(page: Page): void {
  const anyText = page.getByText.bind(page);
  page.getByText = (...asked) => anyText(...asked).and(page.locator(':not([data-announcer] *)'));
}

/** People who are shared by the tests of a file. */
let lasting = new Set<Person>();

export function beginTest(): void {
  lasting = new Set(people);
}

export async function endTest(): Promise<void> {
  for (const person of people) if (!lasting.has(person)) await person.context.close();
}

/** The accessibility trees and the complaints of all open pages, to report a failed test. */
export async function visibleText(): Promise<string> {
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
