import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openOutbox } from '../../../server/mail/outbox.ts';
import {
  asJobSeeker,
  later,
  makeGuestConversation,
  minutes,
  newMails,
  say,
} from '../../chat/messageMail/conversation.ts';
import { everyMail, sendEveryMail } from '../../core/mails/everyMail.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { linkIn } from '../../support/outbox.ts';
import { phone } from '../../support/viewports.ts';

/** One of each kind of mail, as a small phone shows it; and where the links in mails lead. */

const app = testApp();
const browser = testBrowser();

it('every mail fits a small phone, and is accessible in light and dark', async () => {
  await sendEveryMail(app);
  const mails = await openOutbox(join(app.dataDir, 'outbox'), () => app.clock.now).read(1000);
  // Those that differ in more than words.
  const kinds = new Map(mails.map((mail) => [mail.html?.replace(/>[^<]*/g, '>').replace(/href="[^"]*"/g, ''), mail]));
  expect(kinds.size).toBeGreaterThan(6);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(Object.keys(everyMail).length);
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, complaints } = await newPerson(browser, app.url, {
      colorScheme,
      bypassCSP: true,
      viewport: { width: 320, height: 640 },
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const { subject, html = '' } of kinds.values()) {
      await page.setContent(html);
      await expectNoLayoutFaults(page, `${subject}, ${colorScheme}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(subject);
      expect(await page.locator('.preview').isVisible()).toBe(false);
    }
    // Dark programs show dark mails.
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(18, 21, 18)' : 'rgb(251, 250, 246)');
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
  }
});

it('a guest opens the chat directly, and stops its mails with a button, without JavaScript', async () => {
  const { employer, jobSeeker, chatId } = await makeGuestConversation(app);
  await say(app, asJobSeeker(jobSeeker), chatId, 'I am free on Tuesday');
  await later(app, minutes(10));
  const choice = async () => (await app.services.db.user.findUniqueOrThrow({ where: { id: employer.id } })).messageMail;
  const [mail] = await newMails(app, employer);
  const guest = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true, reducedMotion: 'reduce' });
  await guest.page.goto(linkIn(mail));
  await guest.page.getByRole('log').getByText('I am free on Tuesday').waitFor();
  const stop = new URL(mail?.unsubscribeUrl ?? '').pathname;
  await guest.page.goto(stop);
  expect(guest.complaints).toEqual([]);

  const { page } = await newPerson(browser, app.url, { javaScriptEnabled: false, viewport: phone });
  await page.goto(stop);
  expect(await choice()).toBe('AT_ONCE');
  const messages = page.getByRole('group', { name: 'Unread messages' });
  await messages.getByRole('button', { name: 'Daily' }).click();
  await page.getByText('You get one email a day').waitFor();
  expect(await choice()).toBe('DAILY');
  await page.getByRole('button', { name: 'Stop all of these emails' }).click();
  await page.getByText('You do not get emails about unread messages.').waitFor();
  expect(await choice()).toBe('NEVER');
});
