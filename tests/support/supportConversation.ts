import type { Browser, Page } from 'playwright-core';
import { connectBrowser, newPerson, type Person } from './browser.ts';
import { type DemoApp, startDemo } from './demo.ts';
import { pdf } from './files.ts';
import { box, signIn } from './pageSteps.ts';

/** An employer and an admin in a support chat, each with a separate browser. */
export type SupportConversation = {
  server: DemoApp;
  browser: Browser;
  employer: Person;
  /** The chat in the browsers of the employer (`page`) and the admin (`theirs`), and its URL for the employer. */
  page: Page;
  theirs: Page;
  address: string;
  /** The complaints of both browsers since the chat was last opened. */
  complaints: () => string[];
  /** Opens the employer's chat again, and clears the complaints. */
  reopen: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startSupportConversation(): Promise<SupportConversation> {
  const [server, browser] = await Promise.all([startDemo(), connectBrowser()]);
  const employer = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
  const admin = await newPerson(browser, server.url, { viewport: { width: 1024, height: 768 } });
  const { page } = employer;
  const theirs = admin.page;
  await signIn(page, 'premium@hourhand.test');
  await signIn(theirs, 'admin@hourhand.test');
  await page.goto('/chat/with-admin');
  await page.waitForURL(/\/chat\/\d+$/);
  const address = page.url();
  const id = /\d+$/.exec(address)?.[0];
  await theirs.goto(`/admin/chat/${id}`);
  await box(theirs).waitFor();
  return {
    server,
    browser,
    employer,
    page,
    theirs,
    address,
    complaints: () => [...employer.complaints, ...admin.complaints],
    reopen: async () => {
      await page.goto(address);
      await box(page).waitFor();
      for (const person of [employer, admin]) person.complaints.length = 0;
    },
    stop: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** Files for a file input. */
export const image = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
export const document = (name: string, buffer = pdf()) => ({ name, mimeType: 'application/pdf', buffer });
