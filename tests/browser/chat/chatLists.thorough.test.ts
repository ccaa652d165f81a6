import { beforeAll, expect, it } from 'vitest';
import { newPerson, type Person, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive, ask, chatList as list, message, opensTab, say, signIn } from '../../support/pageSteps.ts';

/** The chat search, introductions and share links, in real browsers. */

const server = testDemo();
const browser = testBrowser();
let admin: Person;

beforeAll(async () => {
  admin = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
  await signIn(admin.page, 'admin@hourhand.test');
});

it('a job seeker finds a chat by name, and another one becomes unread live', async () => {
  const seeker = await newPerson(browser, server.url, { viewport: { width: 375, height: 812 } });
  const { page } = seeker;
  await signIn(page, 'jobseeker@hourhand.test');
  await page.goto('/chat');
  const entries = list(page).getByRole('listitem');
  await entries.first().waitFor();
  const { chats } = await ask<{ chats: { edges: { node: { databaseId: number; counterpart: { name: string } } }[] } }>(
    page,
    '{ chats(first: 50, filter: { kind: CONTACT }) { edges { node { databaseId counterpart { name } } } } }',
  );
  const wanted = chats.edges[0]?.node ?? { databaseId: 0, counterpart: { name: '' } };

  // The first letters of a name match; the other word matches no name.
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await alive(search);
  await search.fill('Zzyzx');
  await page.getByText('No chat with “Zzyzx”').waitFor();
  await page.getByRole('button', { name: 'Show all chats' }).click();
  await entries.first().waitFor();
  await search.fill(wanted.counterpart.name.slice(0, 3));
  const found = page.getByRole('link', { name: wanted.counterpart.name }).first();
  await found.waitFor();
  // The URL holds the search, which back, forward and reload restore.
  await page.waitForURL((url) => url.searchParams.get('q') === wanted.counterpart.name.slice(0, 3));
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('');
  await page.goForward();
  await expect.poll(() => search.inputValue()).toBe(wanted.counterpart.name.slice(0, 3));
  await page.reload();
  await found.waitFor();
  expect(await search.inputValue()).toBe(wanted.counterpart.name.slice(0, 3));
  await alive(search);
  // The search is cleared and a filter chosen in one moment, before anything is rendered in between.
  const unread = await page.getByRole('radio', { name: 'Unread' }).elementHandle();
  await search.evaluate((box, radio) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    if (radio instanceof HTMLElement) radio.click();
  }, unread);
  await page.waitForURL('**/chat?show=unread');
  expect(await search.inputValue()).toBe('');
  await page.getByRole('radio', { name: 'Unread' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/chat');

  // The unread filter is chosen by keyboard. Then an admin writes, and the mark and the count appear live.
  const count = async () => {
    const { viewer } = await ask<{ viewer: { unreadChatCount: number } }>(page, '{ viewer { unreadChatCount } }');
    return viewer.unreadChatCount;
  };
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  const unreadChoice = page.getByRole('radio', { name: 'Unread' });
  expect(await unreadChoice.evaluate((radio) => radio === document.activeElement)).toBe(true);
  expect(await unreadChoice.isChecked()).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => unreadChoice.isChecked()).toBe(true);
  await page.waitForURL('**/chat?show=unread');
  await ask(page, 'mutation ($chat: ChatReference!) { markChatSeen(input: { chat: $chat }) { __typename } }', {
    chat: { databaseId: wanted.databaseId },
  });
  const before = await count();
  await admin.page.goto(`/admin/chat/${wanted.databaseId}`);
  await say(admin.page, 'Is Friday agreed?');
  await message(admin.page, 'Is Friday agreed?').waitFor();
  await list(page)
    .getByRole('link', { name: /Is Friday agreed\?.*, unread/ })
    .waitFor();
  await page
    .getByRole('navigation', { name: 'Bottom bar' })
    .getByRole('link', { name: new RegExp(`^Chats.*${before + 1} unread$`) })
    .waitFor();

  // On a phone the list and the chat are two views, and the back button of the browser switches between them.
  await list(page)
    .getByRole('link', { name: /Is Friday agreed\?/ })
    .click();
  await page.waitForURL(`**/chat/${wanted.databaseId}?show=unread`);
  await page.getByRole('log').getByText('Is Friday agreed?').waitFor();
  expect(await list(page).isVisible()).toBe(false);
  await page.goBack();
  await list(page).waitFor();
  await expect.poll(count).toBe(before);
  expect(seeker.complaints).toEqual([]);
});

it('an admin introduces, a guest activates, and a renewed link closes pages opened with the old one', async () => {
  const { page } = admin;
  const { seekers } = await ask<{ seekers: { edges: { node: { name: string; databaseId: number } }[] } }>(
    page,
    '{ seekers: adminJobSeekers(filter: { active: true }, first: 2) { edges { node { name databaseId } } } }',
  );
  const [met, candidate] = seekers.edges.map(({ node }) => node);
  if (!met || !candidate) throw new Error('The demo has too few job seekers.');
  const firstName = candidate.name.split(' ')[0] ?? '';

  // A guest who has contacted a job seeker and subscribed.
  const guest = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
  const post = async (path: string, data: object) => {
    const answer = await guest.context.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const email = 'gina@inquiries.test';
  const { id: employerId } = await post('/api/employers/no-login', { name: 'Gina Guest', email });
  const contact = { name: 'Gina Guest', email, candidate: met.databaseId };
  const { chat } = await post('/api/contact_requests/employer-contact-candidate', contact);
  await post('/api/payment/employer-subscription', {
    cardDetails: { number: '4242424242424242', expiry_month: 12, expiry_year: 2034, name: 'Gina Guest', cvv: '123' },
    priceDetails: { recurring_mode: 'monthly' },
  });

  // The admin introduces from the list of pending introductions.
  await page.goto('/admin/introductions');
  const introduce = page.getByRole('button', { name: 'Introduce a job seeker' });
  await alive(introduce);
  await introduce.click();
  const dialog = page.getByRole('dialog', { name: 'Introduce a job seeker' });
  await dialog.getByRole('button', { name: 'Introduce', exact: true }).click();
  await dialog.getByText('Please choose an employer.').waitFor();
  await dialog.getByLabel('Employer').first().fill(email);
  await page.getByRole('option', { name: new RegExp(`#${employerId}$`) }).click();
  await dialog.getByLabel('Job seeker').first().fill(candidate.name);
  await page.getByRole('option', { name: new RegExp(`#${candidate.databaseId}$`) }).click();
  await dialog.getByRole('textbox', { name: /About the work/ }).fill('Evenings in a new kitchen');
  await dialog.getByRole('button', { name: 'Introduce', exact: true }).click();
  // The pending chat names both, and has no links to give away yet.
  await page.waitForURL('**/admin/chat/*');
  await page.getByText(`${candidate.name} was introduced to Gina Guest`).waitFor();
  await page.getByRole('heading', { name: candidate.name }).waitFor();
  await page.getByText('· with Gina Guest').first().waitFor();
  expect(await page.getByTitle(/\/chat\/shared\//).count()).toBe(0);
  await page.getByRole('button', { name: 'Activate', exact: true }).waitFor();
  await page.goto('/admin/introductions');
  await page.getByRole('rowheader', { name: candidate.name }).first().waitFor();

  // Only the guest sees it beside their chat. Other holders of the share link see only this chat.
  const holder = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
  await holder.page.goto(`/chat/shared/${chat.sharedHash}`);
  await holder.page.getByRole('textbox', { name: 'Message' }).waitFor();
  expect(await holder.page.getByText('Evenings in a new kitchen').count()).toBe(0);
  await guest.page.goto(`/chat/shared/${chat.sharedHash}`);
  await guest.page
    .getByRole('complementary', { name: 'Other inquiries' })
    .getByText('Evenings in a new kitchen')
    .waitFor();
  const take = guest.page.getByRole('button', { name: `Chat with ${firstName}` });
  await alive(take);
  await take.click();
  await guest.page.getByRole('heading', { name: `Chat now with ${firstName}` }).waitFor();
  expect(guest.page.url()).not.toContain(chat.sharedHash);
  await say(guest.page, 'When could you begin?');
  await message(guest.page, 'When could you begin?').waitFor();
  expect((await guest.context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);

  // When the link is renewed, pages opened with the old link close at once, with a reason.
  await guest.page.goto(`/chat/shared/${chat.sharedHash}`);
  await guest.page.getByRole('textbox', { name: 'Message' }).waitFor();
  await page.goto(`/admin/chat/${chat.id}`);
  const renew = page.getByRole('button', { name: 'Renew employer support link' });
  await alive(renew);
  await renew.click();
  const renewal = page.getByRole('dialog', { name: 'Renew the employer support link' });
  await renewal.getByText('every page opened with it closes').waitFor();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/graphql')),
    renewal.getByRole('button', { name: 'Renew link' }).click(),
  ]);
  const renewed = Date.now();
  await guest.page.getByText('This link has expired').waitFor();
  expect(Date.now() - renewed).toBeLessThan(1_000);
  expect(await guest.page.getByRole('log').count()).toBe(0);
  await page.getByText('Link renewed.').waitFor();
  const old = await guest.page.goto(`/chat/shared/${chat.sharedHash}`);
  expect(old?.status()).toBe(404);
  const address = await page
    .getByTitle(/\/chat\/shared\//)
    .first()
    .textContent();
  await guest.page.goto(address ?? '');
  await guest.page.getByRole('textbox', { name: 'Message' }).waitFor();
  // The browser itself reports the missing page.
  expect(guest.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

it('an admin marks a contact request as read, changes its status, and opens support chats in new tabs', async () => {
  const { page } = admin;
  await page.goto('/admin/contact_requests?messages=unread');
  const unread = page.getByRole('row').filter({ hasText: 'Unread: ' });
  await unread.first().waitFor();
  const [id] = /#\d+/.exec((await unread.first().textContent()) ?? '') ?? [];
  const row = page.getByRole('row').filter({ hasText: new RegExp(`${id}(?!\\d)`) });
  const status = row.getByRole('combobox');
  await alive(status);
  await status.selectOption({ label: 'Mark as read' });
  // It does not belong to this list any longer.
  await row.waitFor({ state: 'detached' });

  await page.goto('/admin/contact_requests');
  await alive(status);
  const named = (await status.locator('option').allTextContents()).filter(
    (text) => !['Select Status', 'Mark as read', 'Delete'].includes(text),
  );
  await status.selectOption({ label: named[0] ?? '' });
  await expect.poll(() => status.locator('option:checked').textContent()).toBe(named[0]);
  await status.selectOption({ label: 'Delete' });
  await page.getByRole('dialog', { name: 'Delete Contact Request' }).getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Actions' }).click();
  const tab = await opensTab(page, () => page.getByRole('menuitem', { name: 'Support chat with employer' }).click());
  await tab.waitForURL('**/admin/chat/*');
  await tab.getByRole('textbox', { name: 'Message' }).waitFor();
  await tab.close();
  expect(admin.complaints).toEqual([]);
});

it('an admin activates an introduction from its chat, and the share links work from then on', async () => {
  const { page } = admin;
  const { seekers, employers } = await ask<{
    seekers: { edges: { node: { id: string; name: string } }[] };
    employers: { edges: { node: { id: string; name: string } }[] };
  }>(
    page,
    `{
      seekers: adminJobSeekers(filter: { active: true }, first: 5) { edges { node { id name } } }
      employers(first: 1) { edges { node { id name } } }
    }`,
  );
  const [jobSeeker, employer] = [seekers.edges[4]?.node, employers.edges[0]?.node];
  const { introduced } = await ask<{ introduced: { chat: { databaseId: number } } }>(
    page,
    `mutation {
      introduced: introduceJobSeeker(input: { employer: "${employer?.id}", jobSeeker: "${jobSeeker?.id}" }) {
        ... on IntroduceJobSeekerPayload { chat { databaseId } }
      }
    }`,
  );
  await page.goto(`/admin/chat/${introduced.chat.databaseId}`);
  await page.getByText(`${jobSeeker?.name} was introduced to ${employer?.name}`).waitFor();
  const activate = page.getByRole('button', { name: 'Activate', exact: true });
  await alive(activate);
  await activate.click();
  await activate.waitFor({ state: 'detached' });
  const address = await page
    .getByTitle(/\/chat\/shared\//)
    .first()
    .textContent();
  const visitor = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
  expect((await visitor.page.goto(address ?? ''))?.status()).toBe(200);
  await visitor.context.close();
});
