import { expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import type { StoredMail } from '../../../server/mail/outbox.ts';
import {
  asEmployer,
  asJobSeeker,
  later,
  makeConversation,
  makeGuestConversation,
  minutes,
  newMails,
  say,
} from '../../chat/messageMail/conversation.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testPassword } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { linkIn } from '../../support/outbox.ts';

/** The links in emails about unread messages. */

const app = testApp();
const browser = testBrowser();

const unsubscribeLink = (mail: StoredMail | undefined) => new URL(mail?.unsubscribeUrl ?? '').pathname;
const choiceOf = async ({ id }: User) => (await app.services.db.user.findUniqueOrThrow({ where: { id } })).messageMail;

it('the link to a chat opens it, for users after the login and for guests directly', async () => {
  const registered = await makeConversation(app);
  const guest = await makeGuestConversation(app);
  await say(app, asEmployer(registered.employer), registered.chatId, 'Are you free on Monday?');
  await say(app, asJobSeeker(guest.jobSeeker), guest.chatId, 'I am free on Tuesday');
  await later(app, minutes(10));

  const jobSeeker = await newPerson(browser, app.url, { viewport: { width: 375, height: 812 } });
  const [toJobSeeker] = await newMails(app, registered.jobSeeker);
  await jobSeeker.page.goto(linkIn(toJobSeeker));
  await jobSeeker.page.getByLabel('Email').fill(registered.jobSeeker.email ?? '');
  await jobSeeker.page.getByRole('textbox', { name: 'Password' }).fill(testPassword);
  await jobSeeker.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await jobSeeker.page.waitForURL(`**/chat/${registered.chatId}`);
  await jobSeeker.page.getByRole('log').getByText('Are you free on Monday?').waitFor();

  // The frequency is shown in the settings of the list.
  await jobSeeker.page.getByRole('link', { name: 'All chats' }).click();
  await jobSeeker.page.getByRole('button', { name: 'Chat settings' }).click();
  await jobSeeker.page.getByLabel('Once a day').check();
  await jobSeeker.page.getByRole('button', { name: 'Save' }).click();
  await jobSeeker.page.getByText('Settings saved.').waitFor();
  expect(await choiceOf(registered.jobSeeker)).toBe('DAILY');

  const employer = await newPerson(browser, app.url);
  const [toGuest] = await newMails(app, guest.employer);
  await employer.page.goto(linkIn(toGuest));
  await employer.page.getByRole('log').getByText('I am free on Tuesday').waitFor();

  for (const { complaints } of [jobSeeker, employer]) expect(complaints).toEqual([]);
  for (const { context } of [jobSeeker, employer]) await context.close();
});

it.each([true, false])(
  'the link to unsubscribe works after a button is pressed (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { employer, jobSeeker, chatId } = await makeGuestConversation(app);
    await say(app, asJobSeeker(jobSeeker), chatId, 'I am free');
    await later(app, minutes(10));
    const [mail] = await newMails(app, employer);
    const guest = await newPerson(browser, app.url, {
      javaScriptEnabled,
      bypassCSP: true,
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 640 },
    });
    await guest.page.goto(unsubscribeLink(mail));
    expect(await choiceOf(employer)).toBe('AT_ONCE');
    const messages = guest.page.getByRole('group', { name: 'Unread messages' });
    if (javaScriptEnabled) await expectNoLayoutFaults(guest.page, 'the choices');
    await messages.getByRole('button', { name: 'Off' }).click();
    await guest.page.getByText('You do not get emails about unread messages.').waitFor();
    expect(await choiceOf(employer)).toBe('NEVER');
    await messages.getByRole('button', { name: 'Daily' }).click();
    await guest.page.getByText('You get one email a day').waitFor();
    expect(await choiceOf(employer)).toBe('DAILY');
    await guest.page.getByRole('button', { name: 'Stop all of these emails' }).click();
    await guest.page.getByText('You do not get emails about unread messages.').waitFor();
    expect(await choiceOf(employer)).toBe('NEVER');
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  },
);
