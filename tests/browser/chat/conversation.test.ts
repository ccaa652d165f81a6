import type { BrowserContext, JSHandle, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { documentNote } from '../../../server/domain/files/stored/upload.input.ts';
import { newPerson, type Person, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { pdf, photoFromPhone } from '../../support/files.ts';
import {
  alive,
  box,
  bubble,
  chatList,
  isInView,
  log,
  message,
  sendButton as send,
  signIn,
} from '../../support/pageSteps.ts';
import { desktop } from '../../support/viewports.ts';

const server = testDemo();
const browser = testBrowser();
let employer: Person;
let admin: Person;
let page: Page;
let theirs: Page;
let address: string;
let photo: Buffer;

beforeAll(async () => {
  employer = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
  admin = await newPerson(browser, server.url, { viewport: { width: 1024, height: 768 } });
  [page, theirs] = [employer.page, admin.page];
  photo = await photoFromPhone();
  await signIn(page, 'premium@hourhand.test');
  await signIn(theirs, 'admin@hourhand.test');
  await page.goto('/chat/with-admin');
  await page.waitForURL(/\/chat\/\d+$/);
  address = page.url();
  await theirs.goto(`/admin/chat/${/\d+$/.exec(address)?.[0]}`);
  await box(theirs).waitFor();
});
beforeEach(async () => {
  await allowSending(employer.context);
  await page.goto(address);
  await box(page).waitFor();
  for (const { complaints } of [employer, admin]) complaints.length = 0;
});

const allComplaints = () => [...employer.complaints, ...admin.complaints];
/** Blocks messages and uploads, as on a bad network, but not pages and their queries. */
const blockSending = (context: BrowserContext) => context.route('**/graphql', (route) => route.abort());
const allowSending = (context: BrowserContext) => context.unroute('**/graphql');
const attachImage = (name: string, buffer = photo) =>
  page.getByLabel('Attach an image').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
const attachDocument = (name: string, buffer = pdf()) =>
  page.getByLabel('Attach a document').setInputFiles({ name, mimeType: 'application/pdf', buffer });

it('unsent messages wait, survive a reload, and are sent once and in order when the server is back', async () => {
  const { context } = employer;
  const [first, second, lost] = ['First, with a picture', 'Second', 'With a picture that is lost'];
  await attachImage('kept.jpg');
  await page.getByRole('status').getByText('kept.jpg is attached').waitFor({ state: 'attached' });
  await blockSending(context);
  await box(page).fill(first);
  await send(page).click();
  await bubble(page, first).getByText('Waiting for a connection').waitFor();
  await box(page).fill(second);
  await box(page).press('Enter');
  expect(await box(page).inputValue()).toBe('');
  await attachImage('gone.jpg');
  await box(page).fill(lost);
  await send(page).click();
  await message(page, lost).waitFor();

  await page.reload();
  const other = await context.newPage();
  await other.goto(address);
  for (const tab of [page, other]) {
    await bubble(tab, first).getByAltText('Sent by you').waitFor();
    await message(tab, second).waitFor();
    await bubble(tab, lost).getByText('gone.jpg was not uploaded because the page was closed.').waitFor();
  }
  expect(await message(theirs, first).count()).toBe(0);
  await allowSending(context);
  await message(theirs, second).waitFor();
  await bubble(theirs, first)
    .getByAltText(/^Sent by/)
    .waitFor();
  for (const tab of [page, other]) await bubble(tab, first).getByText('Waiting').waitFor({ state: 'detached' });
  expect(await message(theirs, lost).count()).toBe(0);
  await bubble(page, lost).getByRole('button', { name: 'Try again' }).click();
  await message(theirs, lost).waitFor();
  await page.reload();
  const said = [first, second, lost];
  for (const tab of [page, other, theirs]) {
    await message(tab, lost).waitFor();
    const texts = await log(tab).getByRole('listitem').allInnerTexts();
    expect(texts.flatMap((whole) => said.find((text) => whole.includes(text)) ?? [])).toEqual(said);
  }
  await other.close();
  expect(allComplaints().filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});

it('a message has its line breaks, links and files, which can be opened; other files are refused before or after they are sent', async () => {
  await attachImage('plan.jpg');
  await attachDocument('plan.pdf');
  await page.getByText('plan.pdf', { exact: true }).waitFor();
  await box(page).fill('Look at https://example.com/a_(b).');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('<b>www.example.com</b>');
  await box(page).press('Enter');
  const text = log(theirs).getByText('Look at');
  await text.waitFor();
  expect(await text.innerText()).toBe('Look at https://example.com/a_(b).\n<b>www.example.com</b>');
  expect(await text.getByRole('link').first().getAttribute('rel')).toBe('noopener noreferrer nofollow');
  const both = bubble(theirs, 'Look at');
  const [download] = await Promise.all([
    theirs.waitForEvent('download'),
    both.getByRole('link', { name: /^plan\.pdf PDF, \d+ KB$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plan.pdf');
  // Only the receiver is warned.
  await both.getByText(documentNote).waitFor();
  expect(await log(page).getByText(documentNote).count()).toBe(0);

  await bubble(page, 'Look at').getByRole('button', { name: 'Sent by you' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Image from you' });
  const shown = dialog.getByAltText('Image from you');
  await expect.poll(() => shown.evaluate((drawn) => (drawn as HTMLImageElement).naturalHeight)).toBe(600);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const dataTransfer = await transfer('dropped.pdf', 'application/pdf', pdf());
  const invitation = page.getByText('Drop an image or document to attach it');
  await alive(box(page));
  await log(page).dispatchEvent('dragover', { dataTransfer });
  await invitation.waitFor();
  await log(page).dispatchEvent('drop', { dataTransfer });
  await invitation.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove dropped.pdf' }).click();
  const word = await transfer('letter.docx', 'application/msword', pdf());
  await log(page).dispatchEvent('drop', { dataTransfer: word });
  await page
    .getByRole('alert')
    .getByText(/^letter\.docx: Please choose an image .*, a PDF or an Excel/)
    .waitFor();
  await attachDocument('fake.pdf', Buffer.from('No document at all.'));
  await page.getByRole('alert').getByText('Please choose a PDF or Excel document.').waitFor();
  await box(page).fill('Sent before it was through');
  expect(await send(page).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Remove fake.pdf' }).click();
  expect(allComplaints()).toEqual([]);
});

it('a chat has a phone to itself: one head, and only the messages scroll; the whole of it is printed', async () => {
  const site = page.getByRole('banner');
  await box(page).fill('To be scrolled\n'.repeat(40));
  await send(page).click();
  for (const tab of [page, theirs]) {
    await log(tab).getByText('To be scrolled').waitFor();
    for (const [width, height] of [
      [375, 812],
      [375, 360],
      [640, 360],
      [667, 375],
      [844, 390],
    ] as const) {
      await tab.setViewportSize({ width, height });
      expect(await tab.getByRole('banner').isVisible()).toBe(false);
      expect((await tab.locator('main header:visible').boundingBox())?.height).toBe(56);
      expect(await isInView(tab, send(tab))).toBe(true);
      expect((await tab.getByRole('region', { name: /^Messages with/ }).boundingBox())?.height).toBeGreaterThan(
        height / 2,
      );
      const scrollers = await tab.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((one) => one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
          .map(({ ariaLabel }) => ariaLabel?.split(' ')[0]),
      );
      expect(scrollers).toEqual(['Messages']);
      expect(await tab.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
  }
  await theirs.getByRole('link', { name: /^All chats/ }).click();
  await theirs.getByRole('heading', { name: 'Chats', level: 1 }).waitFor();
  expect(await theirs.getByRole('banner').isVisible()).toBe(true);
  await theirs.goBack();
  await box(theirs).waitFor();
  await theirs.setViewportSize({ width: 1024, height: 768 });
  await page.emulateMedia({ media: 'print' });
  for (const gone of [box(page), send(page), chatList(page), site]) expect(await gone.isVisible()).toBe(false);
  const hidden = await log(page).evaluate((element) => {
    const { clientHeight = 0, scrollHeight = 0 } = element.closest('section') ?? {};
    return scrollHeight - clientHeight;
  });
  expect(hidden).toBe(0);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(desktop);
  expect(allComplaints()).toEqual([]);
});

it('a logout leaves nothing behind for the next user of the browser', async () => {
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await blockSending(employer.context);
  await box(page).fill('Private message');
  await send(page).click();
  await bubble(page, 'Private message').getByText('Waiting for a connection').waitFor();
  await box(page).fill('Private draft');
  expect(await stored()).toContain('Private message');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await stored()).not.toContain('Private');
});

function transfer(name: string, mimeType: string, content: Buffer): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ([name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type }));
      return data;
    },
    [name, mimeType, content.toString('base64')] as const,
  );
}
