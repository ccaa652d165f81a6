import type { Browser, BrowserContext, JSHandle, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, newPerson, type Person } from '../support/browser.ts';
import { pdf, photoFromPhone, tooLarge, xlsx } from '../support/files.ts';
import { box, bubble, log, message, sendButton as send, signIn } from '../support/pageSteps.ts';
import { type ServerProcess, startDemo } from '../support/serverProcess.ts';

/** Writing a message, in a real browser: an employer with the admins, who read along in a browser of their own. */

let server: ServerProcess;
let browser: Browser;
let employer: Person;
let admin: Person;
/** The employer's chat, as each of the two has it. */
let page: Page;
let theirs: Page;
let address: string;
let photo: Buffer;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launchBrowser()]);
  photo = await photoFromPhone();
  employer = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
  admin = await newPerson(browser, server.url, { viewport: { width: 1024, height: 768 } });
  page = employer.page;
  theirs = admin.page;
  await signIn(page, 'premium@hourhand.test');
  await signIn(theirs, 'admin@hourhand.test');
  await page.goto('/chat/with-admin');
  await page.waitForURL(/\/chat\/\d+$/);
  address = page.url();
  const id = /\d+$/.exec(address)?.[0];
  await theirs.goto(`/admin/chat/${id}`);
  await box(theirs).waitFor();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
beforeEach(async () => {
  await allowSending(employer.context);
  await page.goto(address);
  await box(page).waitFor();
  for (const person of [employer, admin]) person.complaints.length = 0;
});

const complaints = () => [...employer.complaints, ...admin.complaints];

/** Files as a browser hands them over when they are dropped or pasted. */
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

const image = (name: string, buffer = photo) => ({ name, mimeType: 'image/jpeg', buffer });
const document = (name: string, buffer = pdf()) => ({ name, mimeType: 'application/pdf', buffer });

describe('a file', () => {
  it('that is picked goes with a text, and the other side has both', async () => {
    await page.getByLabel('Attach an image').setInputFiles(image('garden.jpg'));
    await page.getByText('garden.jpg', { exact: true }).waitFor();
    await box(page).fill('This is the garden');
    await send(page).click();
    for (const reader of [page, theirs]) {
      await bubble(reader, 'This is the garden')
        .getByAltText(/^Sent by/)
        .waitFor();
      expect(await bubble(reader, 'This is the garden').count()).toBe(1);
    }
    const drawn = bubble(theirs, 'This is the garden').getByRole('img');
    await expect.poll(() => drawn.evaluate((element) => (element as HTMLImageElement).naturalHeight)).toBe(600);

    const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page
      .getByLabel('Attach a document')
      .setInputFiles({ name: 'Hours.xlsx', mimeType: workbook, buffer: xlsx() });
    await send(page).click();
    const link = log(theirs).getByRole('link', { name: /^Hours\.xlsx Excel, \d+ KB$/ });
    const [download] = await Promise.all([theirs.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('Hours.xlsx');
    expect(complaints()).toEqual([]);
  });

  it('goes with another of the other kind, each with its own progress, in one message', async () => {
    await page.getByLabel('Attach an image').setInputFiles(image('plan.jpg'));
    await page.getByLabel('Attach a document').setInputFiles(document('plan.pdf'));
    // Another of the same kind takes the place of the first.
    await page.getByLabel('Attach a document').setInputFiles(document('new plan.pdf'));
    await page.getByText('plan.jpg', { exact: true }).waitFor();
    await page.getByText('new plan.pdf', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(2);
    await box(page).fill('The plan, drawn and written');
    await send(page).click();
    const both = bubble(theirs, 'The plan, drawn and written');
    await both.getByAltText(/^Sent by/).waitFor();
    await both.getByRole('link', { name: 'new plan.pdf PDF, 1 KB' }).waitFor();
    expect(await both.count()).toBe(1);
    expect(complaints()).toEqual([]);
  });

  it('that is pasted or dropped is attached; one that is held over the chat is awaited', async () => {
    await box(page).evaluate(
      (element, clipboardData) =>
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
      await transfer('pasted.png', 'image/png', await sharp(photo).png().toBuffer()),
    );
    await page.getByText('pasted.png', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove pasted.png' }).click();
    await page.getByText('pasted.png', { exact: true }).waitFor({ state: 'detached' });

    const dataTransfer = await transfer('dropped.pdf', 'application/pdf', pdf());
    const invitation = page.getByText('Drop a picture or a document to attach it');
    await log(page).dispatchEvent('dragover', { dataTransfer });
    await invitation.waitFor();
    await log(page).dispatchEvent('dragleave', { dataTransfer });
    await invitation.waitFor({ state: 'detached' });
    await log(page).dispatchEvent('dragover', { dataTransfer });
    await log(page).dispatchEvent('drop', { dataTransfer });
    await invitation.waitFor({ state: 'detached' });
    await page.getByText('dropped.pdf', { exact: true }).waitFor();
    // Beside the conversation it is not opened in the page's place.
    const opens = await page.getByRole('banner').evaluate((element, data) => {
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      return element.dispatchEvent(event);
    }, dataTransfer);
    expect(opens).toBe(false);
    await box(page).press('Enter');
    await log(theirs).getByRole('link', { name: 'dropped.pdf PDF' }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it('tells how far it has come, can be broken off, and need not be waited for', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const large = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer();
    const slow = await slowUploads(employer.context);
    const attach = () =>
      page.getByLabel('Attach an image').setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
    await attach();
    const progress = page.getByRole('progressbar', { name: 'Uploading large.png' });
    await expect
      .poll(() => progress.evaluate((element) => (element as HTMLProgressElement).value))
      .toBeGreaterThan(0.1);
    await page.getByRole('button', { name: 'Remove large.png' }).click();
    await progress.waitFor({ state: 'detached' });
    expect(await send(page).getAttribute('aria-disabled')).toBe('true');

    await attach();
    await progress.waitFor();
    await box(page).fill('Sent before it was through');
    await send(page).click();
    const mine = bubble(page, 'Sent before it was through');
    await mine.getByRole('progressbar').waitFor();
    await mine.getByText('Sending').waitFor({ state: 'attached' });
    expect(await mine.getByRole('img', { name: 'Sent by you' }).getAttribute('src')).toMatch(/^blob:/);
    expect(await message(theirs, 'Sent before it was through').count()).toBe(0);
    await slow.end();
    await bubble(theirs, 'Sent before it was through')
      .getByAltText(/^Sent by/)
      .waitFor();
    await mine.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(complaints()).toEqual([]);
  });

  it('that may not be sent is refused at once, and by its content at the file itself', async () => {
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['content-type']?.startsWith('multipart/')) uploads.push(request.url());
    });
    await page.getByLabel('Attach a document').setInputFiles(document('large.pdf', tooLarge));
    await page.getByRole('alert').getByText('large.pdf: A document can have at most 10 MB.').waitFor();
    const dataTransfer = await transfer('letter.docx', 'application/msword', pdf());
    await log(page).dispatchEvent('drop', { dataTransfer });
    await page
      .getByRole('alert')
      .getByText(/^letter\.docx: Please choose a picture .*, a PDF or an Excel/)
      .waitFor();
    expect(uploads).toEqual([]);

    await page.getByLabel('Attach a document').setInputFiles(document('fake.pdf', Buffer.from('No document at all.')));
    await page.getByRole('alert').getByText('Please choose a PDF or Excel document.').waitFor();
    expect(uploads).toHaveLength(1);
    await box(page).fill('With a wrong file');
    expect(await send(page).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Remove fake.pdf' }).click();
    await send(page).click();
    await message(theirs, 'With a wrong file').waitFor();
    expect(complaints()).toEqual([]);
  });
});

describe('what is not sent yet', () => {
  it('waits, outlives the page, and goes out once and in order when the server is reached again', async () => {
    const [one, two] = ['First without a network', 'Second without a network'];
    await blockSending(employer.context);
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
    const other = await employer.context.newPage();
    await other.goto(address);
    for (const tab of [page, other]) {
      await bubble(tab, one).getByText('Waiting for a connection').waitFor();
      await message(tab, two).waitFor();
    }
    expect(await message(theirs, one).count()).toBe(0);

    await allowSending(employer.context);
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
    expect(complaints().filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });

  it('keeps an uploaded file, and says of another one that it is lost', async () => {
    await page.getByLabel('Attach an image').setInputFiles(image('kept.jpg'));
    await page.getByRole('status').getByText('kept.jpg is attached').waitFor({ state: 'attached' });
    await blockSending(employer.context);
    await box(page).fill('With a picture that is there');
    await send(page).click();
    await bubble(page, 'With a picture that is there').getByText('Waiting for a connection').waitFor();
    await page.reload();
    await bubble(page, 'With a picture that is there').getByAltText('Sent by you').waitFor();
    await page.getByLabel('Attach an image').setInputFiles(image('gone.jpg'));
    await box(page).fill('With a picture that is lost');
    await send(page).click();
    await message(page, 'With a picture that is lost').waitFor();
    await page.reload();
    const lost = bubble(page, 'With a picture that is lost');
    await lost.getByText('gone.jpg was not uploaded before the page was closed.').waitFor();
    await lost.getByText('Not sent').waitFor();
    await allowSending(employer.context);
    await bubble(theirs, 'With a picture that is there')
      .getByAltText(/^Sent by/)
      .waitFor();
    expect(await message(theirs, 'With a picture that is lost').count()).toBe(0);
    await lost.getByRole('button', { name: 'Try again' }).click();
    await message(theirs, 'With a picture that is lost').waitFor();
    await lost.getByText('Not sent').waitFor({ state: 'detached' });
  });

  it('goes out from another chat too', async () => {
    await blockSending(employer.context);
    await box(page).fill('Written before I looked elsewhere');
    await send(page).click();
    await bubble(page, 'Written before I looked elsewhere').getByText('Waiting for a connection').waitFor();
    const others = page.getByRole('navigation', { name: 'Chats' }).locator('a:not([aria-current])');
    await page.goto((await others.last().getAttribute('href')) ?? '');
    await box(page).waitFor();
    await allowSending(employer.context);
    await message(theirs, 'Written before I looked elsewhere').waitFor();
    await page.goto(address);
    await message(page, 'Written before I looked elsewhere').waitFor();
    expect(await message(page, 'Written before I looked elsewhere').count()).toBe(1);
  });

  it('is removed by its writer', async () => {
    await blockSending(employer.context);
    await box(page).fill('Better not');
    await send(page).click();
    await bubble(page, 'Better not').getByRole('button', { name: 'Remove' }).click();
    await message(page, 'Better not').waitFor({ state: 'detached' });
    await allowSending(employer.context);
    await page.reload();
    await box(page).fill('Something else');
    await send(page).click();
    await message(theirs, 'Something else').waitFor();
    expect(await message(theirs, 'Better not').count()).toBe(0);
  });
});

describe('a message', () => {
  it('has its lines, and links that lead safely out', async () => {
    await box(page).fill('Look at https://example.com/a_(b).');
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially('javascript:alert(1) <b>www.example.com</b>');
    // An input method's own Enter chooses a word.
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

  it('shows its image large; arrows lead to the others, and Escape gives the focus back', async () => {
    for (const text of ['One image', 'Another image']) {
      await page.getByLabel('Attach an image').setInputFiles(image(`${text}.jpg`));
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
    expect(complaints()).toEqual([]);
  });

  it('leaves nothing behind for whoever uses the browser next', async () => {
    const { context, page: mine } = await newPerson(browser, server.url);
    await signIn(mine, 'premium@hourhand.test');
    await mine.goto(address);
    await blockSending(context);
    await box(mine).fill('Nobody else is to read this');
    await send(mine).click();
    await bubble(mine, 'Nobody else is to read this').getByText('Waiting for a connection').waitFor();
    await box(mine).fill('Nobody reads drafts');
    expect(await storedTexts(mine)).toContain('Nobody else');
    await mine.getByRole('button', { name: /^Account of/ }).click();
    await mine.getByRole('button', { name: 'Log out' }).click();
    await mine.waitForURL((url) => url.pathname === '/');
    expect(await storedTexts(mine)).not.toContain('Nobody');
    await context.close();
  });
});

const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** Messages and files do not reach the server, as where a network is bad; pages and what they look for do. */
async function blockSending(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', (route) => route.abort());
}
async function allowSending(context: BrowserContext): Promise<void> {
  await context.unroute('**/graphql');
}

/** A connection on which 256 KB leave in a second. */
async function slowUploads(context: BrowserContext): Promise<{ end: () => Promise<void> }> {
  const session = await context.newCDPSession(page);
  const set = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await set(256 * 1024);
  return {
    end: async () => {
      await set(-1);
      await session.detach();
    },
  };
}
