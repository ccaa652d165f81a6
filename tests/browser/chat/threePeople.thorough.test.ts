import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { pdf, photoFromPhone } from '../../support/files.ts';
import {
  alive,
  ask,
  box,
  bubble,
  chatList,
  fillCard,
  log,
  message,
  opensTab,
  say,
  sendButton,
  signedInUser,
  signIn,
} from '../../support/pageSteps.ts';

/** All features of chats with a job seeker, a guest employer and an admin, each in a separate browser. */

const server = testDemo();
const browser = testBrowser();

/** Those of these texts that an open chat shows, in the order of the page. */
const textsOf = async (page: Page, among: readonly string[]): Promise<string[]> =>
  (await log(page).getByRole('listitem').allInnerTexts()).flatMap(
    (whole) => among.find((text) => whole.includes(text)) ?? [],
  );

it('three people contact, pay, chat, get an introduction, support and new share links, without a reload', async () => {
  const wide = { viewport: { width: 1440, height: 900 } };
  const [guest, seeker, admin] = await Promise.all([
    newPerson(browser, server.url, wide),
    newPerson(browser, server.url, { viewport: { width: 1024, height: 768 } }),
    newPerson(browser, server.url, wide),
  ]);
  await Promise.all([
    signIn(seeker.page, 'jobseeker@hourhand.test', '/login-as-a-candidate'),
    signIn(admin.page, 'admin@hourhand.test'),
  ]);
  const me = await signedInUser(seeker.page);
  const { seekers } = await ask<{ seekers: { edges: { node: { name: string; databaseId: number } }[] } }>(
    admin.page,
    '{ seekers: adminJobSeekers(filter: { active: true }, first: 2) { edges { node { name databaseId } } } }',
  );
  const candidate = seekers.edges.map(({ node }) => node).find(({ databaseId }) => databaseId !== me.databaseId);
  if (!candidate) throw new Error('The demo has too few job seekers.');
  const candidateFirstName = candidate.name.split(' ')[0] ?? '';

  // The job seeker is on another page and has read everything.
  await seeker.page.goto('/');
  const chatsLink = seeker.page.getByRole('banner').getByRole('link', { name: /^Chats/ });
  await alive(chatsLink);
  const { viewer } = await ask<{ viewer: { unreadChatCount: number } }>(seeker.page, '{ viewer { unreadChatCount } }');
  const unreadBefore = viewer.unreadChatCount;

  // A guest contacts the job seeker from the public profile and postpones the payment.
  const page = guest.page;
  await page.goto(`/Hire-Somebody-in-Singapore-Job-anything-${me.databaseId}`);
  const contact = page.getByRole('button', { name: `Contact ${me.firstName}` }).first();
  await alive(contact);
  await contact.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Greta Guest');
  await dialog.getByLabel('Email').fill('greta@example.test');
  await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
  await dialog.getByLabel('Part-time').check();
  await dialog.getByRole('button', { name: 'PROCEED' }).click();
  const payment = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  await payment.getByLabel('Card number').waitFor();
  await payment.getByRole('button', { name: 'Close' }).click();
  await payment.waitFor({ state: 'detached' });

  // The admin finds the request, opens its chat in a new tab, and has the link for the guest.
  await admin.page.goto('/admin/contact_requests');
  const row = admin.page.getByRole('row').filter({ hasText: 'Greta' }).filter({ hasText: me.name }).first();
  const reading = await opensTab(admin.page, () => row.getByRole('link', { name: /chat/i }).click());
  const employerLink = reading
    .getByRole('complementary')
    .getByTitle(/\/chat\/shared\//)
    .first();
  await employerLink.waitFor();
  const firstLink = (await employerLink.textContent()) ?? '';

  // The message is blocked, the guest pays, and then it is sent automatically.
  await page.goto(firstLink);
  await page.getByRole('heading', { name: `Chat now with ${me.firstName}` }).waitFor();
  await alive(sendButton(page));
  await say(page, 'Can you start on Friday?');
  await payment.getByLabel('Card number').waitFor();
  expect(await message(page, 'Can you start on Friday?').count()).toBe(0);
  await payment.getByRole('checkbox', { name: /terms/ }).check();
  await fillCard(payment, 'Greta Guest');
  await payment.getByRole('button', { name: /Pay/ }).click();
  await message(page, 'Can you start on Friday?').waitFor();
  expect(await box(page).inputValue()).toBe('');

  // The recipient has no chat open: the header and the title count it, and it is marked as delivered.
  await seeker.page.getByRole('link', { name: new RegExp(`^Chats.*${unreadBefore + 1} unread$`) }).waitFor();
  await expect.poll(() => seeker.page.title()).toMatch(new RegExp(`^\\(${unreadBefore + 1}\\) `));
  await log(page).getByText('Delivered', { exact: true }).waitFor();

  // Reading and answering are live. A wide window opens the latest chat automatically, so its entry is unread only briefly.
  await chatsLink.click();
  await chatList(seeker.page)
    .getByRole('link', { name: /^Greta/ })
    .first()
    .click();
  await message(seeker.page, 'Can you start on Friday?').waitFor();
  await log(page).getByText('Seen', { exact: true }).waitFor();
  await alive(sendButton(seeker.page));
  await box(seeker.page).pressSequentially('Yes', { delay: 10 });
  await page.getByText(`${me.firstName} is typing`).waitFor();
  await say(seeker.page, 'Yes, I can.');
  await message(page, 'Yes, I can.').waitFor();
  await page.getByText(`${me.firstName} is typing`).waitFor({ state: 'detached' });
  await log(seeker.page).getByText('Seen', { exact: true }).waitFor();

  // Files in both directions.
  const photo = { name: 'kitchen.jpg', mimeType: 'image/jpeg', buffer: await photoFromPhone() };
  await page.getByLabel('Attach an image').setInputFiles(photo);
  await say(page, 'This is the kitchen.');
  await bubble(seeker.page, 'This is the kitchen.').getByAltText('Sent by Greta').waitFor();
  const papers = { name: 'Papers.pdf', mimeType: 'application/pdf', buffer: pdf() };
  await seeker.page.getByLabel('Attach a document').setInputFiles(papers);
  await say(seeker.page, 'These are my papers.');
  const link = bubble(page, 'These are my papers.').getByRole('link', { name: /^Papers\.pdf/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Papers.pdf');

  // The admin has read the chat and introduces another job seeker; the guest sees it without reloading.
  await message(reading, 'These are my papers.').waitFor();
  await reading.getByRole('complementary').getByRole('button', { name: 'Introduce a job seeker' }).click();
  const introduction = reading.getByRole('dialog', { name: 'Introduce a job seeker' });
  await introduction.getByLabel('Employer').first().fill('greta@example.test');
  await reading.getByRole('option', { name: /^Greta Guest/ }).click();
  await introduction.getByLabel('Job seeker').first().fill(candidate.name);
  await reading.getByRole('option', { name: new RegExp(`#${candidate.databaseId}$`) }).click();
  await introduction.getByRole('textbox', { name: /About the work/ }).fill('Evenings in the same kitchen');
  const read = reading.url();
  await introduction.getByRole('button', { name: 'Introduce', exact: true }).click();
  await reading.waitForURL((url) => url.pathname.startsWith('/admin/chat/') && url.href !== read);
  const inquiries = page.getByRole('complementary', { name: 'Other inquiries' });
  await inquiries.getByText('Evenings in the same kitchen').waitFor();
  await inquiries.getByRole('button', { name: `Chat with ${candidateFirstName}` }).click();
  await page.getByRole('heading', { name: `Chat now with ${candidateFirstName}` }).waitFor();
  expect(page.url()).not.toBe(firstLink);
  await alive(sendButton(page));
  await say(page, 'When could you begin?');
  await message(reading, 'When could you begin?').waitFor();
  await page.goBack();
  await message(page, 'These are my papers.').waitFor();

  // Support opens in a new tab, any admin answers, and the list shows unread messages.
  await seeker.page.getByRole('button', { name: /^Account of/ }).click();
  const helpAddress = await seeker.page.getByRole('banner').getByRole('link', { name: 'Help' }).getAttribute('href');
  // Not by a click: when Playwright attaches to a new tab during a redirect, it can wait for it forever.
  const help = await seeker.context.newPage();
  await help.goto(helpAddress ?? '');
  await help.getByRole('link', { name: 'Write to us' }).click();
  await help.waitForURL(/\/chat\/\d+$/);
  await alive(sendButton(help));
  await say(help, 'How do I change my photo?');
  await message(help, 'How do I change my photo?').waitFor();
  await row.getByRole('button', { name: 'Actions' }).click();
  const support = await opensTab(admin.page, () =>
    admin.page.getByRole('menuitem', { name: 'Support chat with job seeker' }).click(),
  );
  await support.waitForURL('**/admin/chat/*');
  await message(support, 'How do I change my photo?').waitFor();
  await alive(sendButton(support));
  await say(support, 'Open your profile, then the last step.');
  await message(help, 'Open your profile, then the last step.').waitFor();
  await Promise.all([support.close(), help.close(), reading.close()]);

  // It is unread for this admin until it is marked as read.
  await say(seeker.page, 'Is the kitchen warm?');
  await message(page, 'Is the kitchen warm?').waitFor();
  await admin.page.goto('/admin/contact_requests?messages=unread');
  const unread = admin.page.getByRole('row').filter({ hasText: 'Is the kitchen warm?' });
  await unread.getByText('Unread: ').waitFor();
  const status = unread.getByRole('combobox');
  await alive(status);
  await status.selectOption({ label: 'Mark as read' });
  await unread.getByText('Unread: ').waitFor({ state: 'detached' });

  const complaints = () => [guest, seeker, admin].flatMap((person) => person.complaints);
  expect(complaints()).toEqual([]);

  // Nothing is lost without a network, in either direction, and a reload shows the same.
  await guest.context.setOffline(true);
  await say(page, 'Warm enough for two.');
  await bubble(page, 'Warm enough for two.').getByText('Waiting for a connection').waitFor();
  await say(seeker.page, 'Then I am coming.');
  await bubble(seeker.page, 'Then I am coming.').getByText('Sent', { exact: true }).waitFor();
  await guest.context.setOffline(false);
  await message(seeker.page, 'Warm enough for two.').waitFor();
  await message(page, 'Then I am coming.').waitFor();
  const said = [
    'Can you start on Friday?',
    'Yes, I can.',
    'This is the kitchen.',
    'These are my papers.',
    'Is the kitchen warm?',
    'Then I am coming.',
    'Warm enough for two.',
  ];
  for (const { page: reader } of [guest, seeker]) {
    await expect.poll(() => textsOf(reader, said)).toEqual(said);
    await reader.reload();
    const previous = reader.getByRole('button', { name: 'Get previous messages' });
    await alive(previous);
    await previous.click();
    await message(reader, said[0] ?? '').waitFor();
    expect(await textsOf(reader, said)).toEqual(said);
  }

  // A new share link for the guest: the old one closes at once, and the new one opens the same chat.
  await admin.page.goto('/admin/contact_requests');
  const renewing = await opensTab(admin.page, () => row.getByRole('link', { name: /chat/i }).click());
  const renew = renewing.getByRole('button', { name: 'Renew employer support link' });
  await alive(renew);
  await renew.click();
  await renewing.getByRole('dialog').getByRole('button', { name: 'Renew link' }).click();
  await page.getByText('This link has expired').waitFor();
  expect(await log(page).count()).toBe(0);
  expect((await page.goto(firstLink))?.status()).toBe(404);
  await renewing.getByText('Link renewed.').waitFor();
  const newLink =
    (await renewing
      .getByTitle(/\/chat\/shared\//)
      .first()
      .textContent()) ?? '';
  expect(newLink).not.toBe(firstLink);
  await page.goto(newLink);
  await message(page, 'Warm enough for two.').waitFor();

  // The browser itself logs failed requests and the missing page.
  const ofTheNetwork = /ERR_INTERNET_DISCONNECTED|WebSocket connection|status of 404/;
  expect(complaints().filter((text) => !ofTheNetwork.test(text))).toEqual([]);
});
