import type { BrowserContext, JSHandle, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentNote } from '../../../server/domain/files/stored/upload.input.ts';
import { pdf, photoFromPhone, tooLarge, xlsx } from '../../support/files.ts';
import { box, bubble, log, message, sendButton as send } from '../../support/pageSteps.ts';
import {
  document,
  image,
  type SupportConversation,
  startSupportConversation,
} from '../../support/supportConversation.ts';

/** Files in a conversation, in a real browser: an employer sends them to an admin, who has a separate browser. */

let chat: SupportConversation;
let page: Page;
let theirs: Page;
let photo: Buffer;

beforeAll(async () => {
  [chat, photo] = await Promise.all([startSupportConversation(), photoFromPhone()]);
  ({ page, theirs } = chat);
});
afterAll(() => chat.stop());
beforeEach(() => chat.reopen());

/** Files as a browser provides them on drop or paste. */
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

describe('a file', () => {
  it('that is chosen is sent with a text', async () => {
    await page.getByLabel('Attach an image').setInputFiles(image('garden.jpg', photo));
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
    // Only the receiver is warned.
    await log(theirs).getByText(documentNote).waitFor();
    expect(await log(page).getByText(documentNote).count()).toBe(0);
    expect(chat.complaints()).toEqual([]);
  });

  it('is sent with a file of another kind in one message, each with its progress', async () => {
    await page.getByLabel('Attach an image').setInputFiles(image('plan.jpg', photo));
    await page.getByLabel('Attach a document').setInputFiles(document('plan.pdf'));
    // Another file of the same kind replaces the first.
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
    expect(chat.complaints()).toEqual([]);
  });

  it('can be pasted or dropped, with a drop zone while it is dragged', async () => {
    await box(page).evaluate(
      (element, clipboardData) =>
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
      await transfer('pasted.png', 'image/png', await sharp(photo).png().toBuffer()),
    );
    await page.getByText('pasted.png', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove pasted.png' }).click();
    await page.getByText('pasted.png', { exact: true }).waitFor({ state: 'detached' });

    const dataTransfer = await transfer('dropped.pdf', 'application/pdf', pdf());
    const invitation = page.getByText('Drop an image or document to attach it');
    await log(page).dispatchEvent('dragover', { dataTransfer });
    await invitation.waitFor();
    await log(page).dispatchEvent('dragleave', { dataTransfer });
    await invitation.waitFor({ state: 'detached' });
    await log(page).dispatchEvent('dragover', { dataTransfer });
    await log(page).dispatchEvent('drop', { dataTransfer });
    await invitation.waitFor({ state: 'detached' });
    await page.getByText('dropped.pdf', { exact: true }).waitFor();
    // A file dropped beside the conversation does not replace the page.
    const opens = await page.getByRole('banner').evaluate((element, data) => {
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      return element.dispatchEvent(event);
    }, dataTransfer);
    expect(opens).toBe(false);
    await box(page).press('Enter');
    await log(theirs).getByRole('link', { name: 'dropped.pdf PDF' }).waitFor();
    expect(chat.complaints()).toEqual([]);
  });

  it('shows its progress, can be cancelled, and uploads in the background', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const large = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer();
    const slow = await slowUploads(chat.employer.context);
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
    expect(chat.complaints()).toEqual([]);
  });

  it('of a wrong type is refused before the upload, and one with wrong content after it', async () => {
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
      .getByText(/^letter\.docx: Please choose an image .*, a PDF or an Excel/)
      .waitFor();
    expect(uploads).toEqual([]);

    await page.getByLabel('Attach a document').setInputFiles(document('fake.pdf', Buffer.from('No document at all.')));
    await page.getByRole('alert').getByText('Please choose a PDF or Excel document.').waitFor();
    expect(uploads).toHaveLength(1);
    await box(page).fill('With a wrong file');
    expect(await send(page).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Remove fake.pdf' }).click();

    const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('No picture at all.') };
    await page.getByLabel('Attach an image').setInputFiles(broken);
    await page
      .getByRole('alert')
      .getByText(/picture|image/)
      .waitFor();
    // Not the browser's sign of a picture that it cannot draw.
    await expect.poll(() => page.locator('img[src^="blob:"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Remove broken.jpg' }).click();
    await send(page).click();
    await message(theirs, 'With a wrong file').waitFor();
    expect(chat.complaints()).toEqual([]);
  });
});

/** A connection that uploads 256 KB per second. */
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
