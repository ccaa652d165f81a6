import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { fixture } from '../../support/fixtures.ts';
import {
  alive,
  ask,
  box,
  chatList,
  contactAsGuest,
  log,
  message,
  opensTab,
  payWithCard,
  say,
  sendButton,
  signedInUser,
  signIn,
} from '../../support/pageSteps.ts';
import { startServerProcess } from '../../support/serverProcess.ts';
import { desktop } from '../../support/viewports.ts';

const server = fixture(
  () => startServerProcess(),
  (server) => server.stop(),
);
const browser = testBrowser();

/** Those of these texts that an open chat shows, in the order of the page. */
const textsOf = async (page: Page, among: readonly string[]): Promise<string[]> =>
  (await log(page).getByRole('listitem').allInnerTexts()).flatMap(
    (whole) => among.find((text) => whole.includes(text)) ?? [],
  );

it('three people search, contact, pay, chat and get an introduction; nothing is lost when the server is killed', async () => {
  const wide = { viewport: desktop };
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

  const { page } = guest;
  // A former URL of a job seeker leads to the current one. The guest contacts from there and postpones the payment.
  await page.goto(`/Hire-Somebody-in-Singapore-Job-anything-${me.databaseId}`);
  expect(page.url()).toContain(`/Hire-${me.firstName}-in-`);
  const payment = await contactAsGuest(page, 'Greta Guest', 'greta@example.test');
  await payment.getByRole('button', { name: 'Close' }).click();
  await payment.waitFor({ state: 'detached' });

  // The admin finds the request, opens its chat in a new tab, and has the link for the guest.
  await admin.page.goto('/admin/contact_requests');
  const row = admin.page.getByRole('row').filter({ hasText: 'Greta' }).filter({ hasText: me.name }).first();
  const reading = await opensTab(admin.page, () => row.getByRole('link', { name: /chat/i }).click());
  const firstLink =
    (await reading
      .getByTitle(/\/chat\/shared\//)
      .first()
      .textContent()) ?? '';

  // The guest pays in the place of the composer, and then writes.
  await page.goto(firstLink);
  await page.getByRole('heading', { name: `Chat now with ${me.firstName}` }).waitFor();
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await alive(subscribe);
  await subscribe.click();
  await payWithCard(payment);
  await say(page, 'Can you start on Friday?');
  await message(page, 'Can you start on Friday?').waitFor();

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

  // The admin has read the chat and introduces another job seeker; the guest sees it without reloading.
  await message(reading, 'Yes, I can.').waitFor();
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
  await message(page, 'Yes, I can.').waitFor();

  await reading.close();
  await say(seeker.page, 'Is the kitchen warm?');
  await message(page, 'Is the kitchen warm?').waitFor();
  const complaints = () => [guest, seeker, admin].flatMap((person) => person.complaints);
  expect(complaints()).toEqual([]);

  // Nothing is lost when the server is killed, and a reload shows the same.
  await server.restart('SIGKILL');
  await say(seeker.page, 'See you.');
  await message(page, 'See you.').waitFor();
  const said = ['Can you start on Friday?', 'Yes, I can.', 'Is the kitchen warm?', 'See you.'];
  for (const { page: reader } of [guest, seeker]) {
    await expect.poll(() => textsOf(reader, said)).toEqual(said);
    await reader.reload();
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
  const shared = renewing.getByTitle(/\/chat\/shared\//).first();
  const newLink = (await shared.textContent()) ?? '';
  expect(newLink).not.toBe(firstLink);
  await page.goto(newLink);
  await message(page, 'See you.').waitFor();

  // The browser itself logs failed requests and the missing page.
  const ofTheNetwork = /net::ERR_|WebSocket connection|status of 404|status of 503/;
  expect(complaints().filter((text) => !ofTheNetwork.test(text))).toEqual([]);
});
