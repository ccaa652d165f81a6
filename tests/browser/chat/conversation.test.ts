import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPerson } from '../../support/browser.ts';
import { photoFromPhone } from '../../support/files.ts';
import { box, bubble, log, message, sendButton as send, signIn } from '../../support/pageSteps.ts';
import {
  document,
  image,
  type SupportConversation,
  startSupportConversation,
} from '../../support/supportConversation.ts';

/** Writing messages in a real browser: an employer with an admin, who has a separate browser. */

let chat: SupportConversation;
let page: Page;
let theirs: Page;
let photo: Buffer;

beforeAll(async () => {
  [chat, photo] = await Promise.all([startSupportConversation(), photoFromPhone()]);
  ({ page, theirs } = chat);
});
afterAll(() => chat.stop());
beforeEach(async () => {
  await allowSending(chat.employer.context);
  await chat.reopen();
});

describe('an unsent message', () => {
  it('waits, survives a reload, and is sent once and in order when the server is back', async () => {
    const [one, two] = ['First without a network', 'Second without a network'];
    await blockSending(chat.employer.context);
    await page.getByLabel('Attach a document').setInputFiles(document('lost.pdf'));
    await page.getByRole('button', { name: 'Upload lost.pdf again' }).waitFor();
    await page.getByRole('button', { name: 'Remove lost.pdf' }).click();
    for (const text of [one, two]) {
      await box(page).fill(text);
      await box(page).press('Enter');
    }
    await bubble(page, one).getByText('Waiting for a connection').waitFor();
    expect(await box(page).inputValue()).toBe('');

    await page.reload();
    const other = await chat.employer.context.newPage();
    await other.goto(chat.address);
    for (const tab of [page, other]) {
      await bubble(tab, one).getByText('Waiting for a connection').waitFor();
      await message(tab, two).waitFor();
    }
    expect(await message(theirs, one).count()).toBe(0);

    await allowSending(chat.employer.context);
    await message(theirs, two).waitFor();
    for (const tab of [page, other]) {
      await bubble(tab, one).getByText('Waiting for a connection').waitFor({ state: 'detached' });
      await bubble(tab, two).getByText('Sending').waitFor({ state: 'detached' });
    }
    await page.reload();
    for (const tab of [page, other, theirs]) {
      await message(tab, two).waitFor();
      const texts = await log(tab)
        .getByText(/ without a network$/)
        .allTextContents();
      expect(texts).toEqual([one, two]);
    }
    await other.close();
    expect(chat.complaints().filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });

  it('keeps an uploaded file, and reports another one as lost', async () => {
    await page.getByLabel('Attach an image').setInputFiles(image('kept.jpg', photo));
    await page.getByRole('status').getByText('kept.jpg is attached').waitFor({ state: 'attached' });
    await blockSending(chat.employer.context);
    await box(page).fill('With a picture that is there');
    await send(page).click();
    await bubble(page, 'With a picture that is there').getByText('Waiting for a connection').waitFor();
    await page.reload();
    await bubble(page, 'With a picture that is there').getByAltText('Sent by you').waitFor();
    await page.getByLabel('Attach an image').setInputFiles(image('gone.jpg', photo));
    await box(page).fill('With a picture that is lost');
    await send(page).click();
    await message(page, 'With a picture that is lost').waitFor();
    await page.reload();
    const lost = bubble(page, 'With a picture that is lost');
    await lost.getByText('gone.jpg was not uploaded because the page was closed.').waitFor();
    await lost.getByText('Not sent').waitFor();
    await allowSending(chat.employer.context);
    await bubble(theirs, 'With a picture that is there')
      .getByAltText(/^Sent by/)
      .waitFor();
    expect(await message(theirs, 'With a picture that is lost').count()).toBe(0);
    await lost.getByRole('button', { name: 'Try again' }).click();
    await message(theirs, 'With a picture that is lost').waitFor();
    await lost.getByText('Not sent').waitFor({ state: 'detached' });
  });

  it('is sent while another chat is open', async () => {
    await blockSending(chat.employer.context);
    await box(page).fill('Written before I looked elsewhere');
    await send(page).click();
    await bubble(page, 'Written before I looked elsewhere').getByText('Waiting for a connection').waitFor();
    const others = page.getByRole('navigation', { name: 'Chats' }).locator('a:not([aria-current])');
    await page.goto((await others.last().getAttribute('href')) ?? '');
    await box(page).waitFor();
    await allowSending(chat.employer.context);
    await message(theirs, 'Written before I looked elsewhere').waitFor();
    await page.goto(chat.address);
    await message(page, 'Written before I looked elsewhere').waitFor();
    expect(await message(page, 'Written before I looked elsewhere').count()).toBe(1);
  });

  it('can be removed by its author', async () => {
    await blockSending(chat.employer.context);
    await box(page).fill('Better not');
    await send(page).click();
    await bubble(page, 'Better not').getByRole('button', { name: 'Remove' }).click();
    await message(page, 'Better not').waitFor({ state: 'detached' });
    await allowSending(chat.employer.context);
    await page.reload();
    await box(page).fill('Something else');
    await send(page).click();
    await message(theirs, 'Something else').waitFor();
    expect(await message(theirs, 'Better not').count()).toBe(0);
  });
});

describe('a message', () => {
  it('keeps its line breaks and has safe links', async () => {
    await box(page).fill('Look at https://example.com/a_(b).');
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially('javascript:alert(1) <b>www.example.com</b>');
    // Enter in an input method chooses a word and does not send.
    await box(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(await box(page).inputValue()).toContain('\n');
    await box(page).press('Enter');
    const text = log(theirs).getByText('Look at');
    await text.waitFor();
    expect(await text.innerText()).toBe(
      'Look at https://example.com/a_(b).\njavascript:alert(1) <b>www.example.com</b>',
    );
    const links = await text
      .getByRole('link')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => ['href', 'rel', 'target'].map((name) => anchor.getAttribute(name))),
      );
    const safely = ['noopener noreferrer nofollow', '_blank'];
    expect(links).toEqual([
      ['https://example.com/a_(b)', ...safely],
      ['https://www.example.com/', ...safely],
    ]);
  });

  it('enlarges its image; arrow keys show the others, and Escape returns the focus', async () => {
    for (const text of ['One image', 'Another image']) {
      await page.getByLabel('Attach an image').setInputFiles(image(`${text}.jpg`, photo));
      await box(page).fill(text);
      await send(page).click();
      await bubble(theirs, text)
        .getByAltText(/^Sent by/)
        .waitFor();
    }
    await page.reload();
    const opener = bubble(page, 'Another image').getByRole('button', { name: 'Sent by you' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Image from you' });
    const shown = dialog.getByAltText('Image from you');
    await shown.waitFor();
    const last = await shown.getAttribute('src');
    const counter = dialog.getByText(/ · \d+ of \d+$/);
    const [, at = '', of] = / · (\d+) of (\d+)$/.exec((await counter.textContent()) ?? '') ?? [];
    expect(at).toBe(of);
    await page.keyboard.press('ArrowLeft');
    await dialog.getByText(` · ${Number(at) - 1} of ${of}`).waitFor();
    expect(await shown.getAttribute('src')).not.toBe(last);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    expect(chat.complaints()).toEqual([]);
  });

  it('leaves nothing behind for the next user of the browser', async () => {
    const { context, page: mine } = await newPerson(chat.browser, chat.server.url);
    await signIn(mine, 'premium@hourhand.test');
    await mine.goto(chat.address);
    await blockSending(context);
    await box(mine).fill('Private message');
    await send(mine).click();
    await bubble(mine, 'Private message').getByText('Waiting for a connection').waitFor();
    await box(mine).fill('Private draft');
    expect(await storedTexts(mine)).toContain('Private message');
    await mine.getByRole('button', { name: /^Account of/ }).click();
    await mine.getByRole('button', { name: 'Log out' }).click();
    await mine.waitForURL((url) => url.pathname === '/');
    expect(await storedTexts(mine)).not.toContain('Private');
    await context.close();
  });
});

const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** Blocks messages and uploads, as on a bad network, but not pages and their queries. */
async function blockSending(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', (route) => route.abort());
}
async function allowSending(context: BrowserContext): Promise<void> {
  await context.unroute('**/graphql');
}
