import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, newPerson, type Person } from '../support/browser.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

/** Finding chats, being introduced, and the links by which people come in: in real browsers, with everything in between. */

let server: ServerProcess;
let browser: Browser;
let admin: Person;

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('hourhand-demo');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** What the page's own viewer asks of the graph. */
async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/graphql', { method: 'POST', headers, body });
    return (await answer.json()).data;
  }, JSON.stringify({ query, variables }));
}

/** The page is drawn before it listens: a control is used once it does. */
const alive = (control: Locator) =>
  expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))), {
      timeout: 20_000,
    })
    .toBe(true);
const list = (page: Page) => page.getByRole('navigation', { name: 'Chats' });
const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText(text, { exact: true }).waitFor();
};

beforeAll(async () => {
  [server, browser] = await Promise.all([startServerProcess(), launchBrowser()]);
  admin = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
  await signIn(admin.page, 'admin@hourhand.test');
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it('a job seeker finds a chat by its name, and sees live that another one is unread', async () => {
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

  // By the first letters of a name; nobody is called the other one.
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await alive(search);
  await search.fill('Zzyzx');
  await page.getByText('No chat with “Zzyzx”').waitFor();
  await page.getByRole('button', { name: 'Show all chats' }).click();
  await entries.first().waitFor();
  await search.fill(wanted.counterpart.name.slice(0, 3));
  const found = page.getByRole('link', { name: wanted.counterpart.name }).first();
  await found.waitFor();
  await search.fill('');

  // Unread, by the keys of a radio button; then an admin writes, and the mark and the number come by themselves.
  const count = async () => {
    const { viewer } = await ask<{ viewer: { unreadChatCount: number } }>(page, '{ viewer { unreadChatCount } }');
    return viewer.unreadChatCount;
  };
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Unread' }).isChecked()).toBe(true);
  await ask(page, 'mutation ($chat: ChatReference!) { markChatSeen(input: { chat: $chat }) { __typename } }', {
    chat: { databaseId: wanted.databaseId },
  });
  const before = await count();
  await admin.page.goto(`/admin/chat/${wanted.databaseId}`);
  await say(admin.page, 'Is Friday agreed?');
  await list(page)
    .getByRole('link', { name: /Is Friday agreed\?.*, unread/ })
    .waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: new RegExp(`^Chats.*${before + 1} unread$`) }).waitFor();
  await page.keyboard.press('Escape');

  // On a phone the list and the chat are two views, and the browser's own way back is one.
  await list(page)
    .getByRole('link', { name: /Is Friday agreed\?/ })
    .click();
  await page.waitForURL(`**/chat/${wanted.databaseId}`);
  await page.getByRole('log').getByText('Is Friday agreed?').waitFor();
  expect(await list(page).isVisible()).toBe(false);
  await page.goBack();
  await list(page).waitFor();
  await expect.poll(count).toBe(before);
  expect(seeker.complaints).toEqual([]);
});

it('an admin introduces; a guest without any account takes it up; a renewed link closes what is open by it', async () => {
  const { page } = admin;
  // An employer's chat with a job seeker, and another job seeker for them.
  type Node = {
    databaseId: number;
    sharedHash: string;
    members: { name: string; role: string; userDatabaseId: number }[];
  };
  const { chats } = await ask<{ chats: { edges: { node: Node }[] } }>(
    page,
    '{ chats(first: 50, filter: { kind: CONTACT }) { edges { node { databaseId sharedHash members { name role userDatabaseId } } } } }',
  );
  const { premium } = await ask<{ premium: { edges: { node: { databaseId: number } }[] } }>(
    page,
    '{ premium: employers(filter: { q: "premium@hourhand.test" }) { edges { node { databaseId } } } }',
  );
  const employerId = premium.edges[0]?.node.databaseId;
  const chat = chats.edges
    .map(({ node }) => node)
    .find(({ members }) => members.some(({ userDatabaseId }) => userDatabaseId === employerId));
  const employer = chat?.members.find(({ role }) => role === 'ROLE_EMPLOYER');
  if (!chat || !employer) throw new Error('The demo has no such chat.');
  const met = new Set(chats.edges.flatMap(({ node }) => node.members).map(({ userDatabaseId }) => userDatabaseId));
  const { seekers } = await ask<{ seekers: { edges: { node: { name: string; databaseId: number } }[] } }>(
    page,
    '{ seekers: adminJobSeekers(filter: { active: true }, first: 100) { edges { node { name databaseId } } } }',
  );
  const candidate = seekers.edges.map(({ node }) => node).find(({ databaseId }) => !met.has(databaseId));
  if (!candidate) throw new Error('Everybody has met everybody.');
  const firstName = candidate.name.split(' ')[0] ?? '';

  // Introduce, from the list of what waits.
  await page.goto('/admin/introductions');
  const introduce = page.getByRole('button', { name: 'Introduce a candidate' });
  await alive(introduce);
  await introduce.click();
  const dialog = page.getByRole('dialog', { name: 'Introduce a candidate' });
  await dialog.getByRole('button', { name: 'Introduce', exact: true }).click();
  await dialog.getByText('Please choose an employer.').waitFor();
  await dialog.getByLabel('Employer').first().fill('premium@hourhand.test');
  await page.getByRole('option', { name: new RegExp(`#${employer.userDatabaseId}$`) }).click();
  await dialog.getByLabel('Candidate').first().fill(candidate.name);
  await page.getByRole('option', { name: new RegExp(`#${candidate.databaseId}$`) }).click();
  await dialog.getByRole('textbox', { name: /What the work is about/ }).fill('Evenings in a new kitchen');
  await dialog.getByRole('button', { name: 'Introduce', exact: true }).click();
  await page.waitForURL('**/admin/chat/*');
  await page.goto('/admin/introductions');
  await page.getByRole('rowheader', { name: candidate.name }).first().waitFor();

  // A guest, by the link of another chat.
  const guest = await newPerson(browser, server.url, { viewport: { width: 1440, height: 900 } });
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
  expect((await guest.context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);

  // Renewal: the page that is open by the old link closes at once, and says why.
  await guest.page.goto(`/chat/shared/${chat.sharedHash}`);
  await guest.page.getByRole('textbox', { name: 'Message' }).waitFor();
  await page.goto(`/admin/chat/${chat.databaseId}`);
  const renew = page.getByRole('button', { name: 'Renew employer support link' });
  await alive(renew);
  await renew.click();
  const renewal = page.getByRole('dialog', { name: 'Renew the employer support link' });
  await renewal.getByText('every page that is open by it closes').waitFor();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/graphql')),
    renewal.getByRole('button', { name: 'Renew the link' }).click(),
  ]);
  const renewed = Date.now();
  await guest.page.getByText('This link has ended').waitFor();
  expect(Date.now() - renewed).toBeLessThan(1_000);
  expect(await guest.page.getByRole('log').count()).toBe(0);
  await page.getByText('The link was renewed.').waitFor();
  const old = await guest.page.goto(`/chat/shared/${chat.sharedHash}`);
  expect(old?.status()).toBe(404);
  const address = await page
    .getByTitle(/\/chat\/shared\//)
    .first()
    .textContent();
  await guest.page.goto(address ?? '');
  await guest.page.getByRole('textbox', { name: 'Message' }).waitFor();
  // The browser itself reports the page that was not found.
  expect(guest.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

it('an admin marks a contact request as read, changes its status, and opens support chats in new tabs', async () => {
  const { page } = admin;
  await page.goto('/admin/contact_requests?messages=unread');
  const unread = page.getByRole('row').filter({ hasText: 'Unread: ' });
  await unread.first().waitFor();
  const label = await unread.first().getByRole('combobox').getAttribute('aria-label');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('combobox', { name: label ?? /Status of/ }) })
    .first();
  const status = row.getByRole('combobox');
  await alive(status);
  await status.selectOption({ label: 'Mark as read' });
  await expect.poll(() => row.getByText('Unread: ').count()).toBe(0);
  const named = (await status.locator('option').allTextContents()).filter(
    (text) => !['Select Status', 'Mark as read', 'Delete'].includes(text),
  );
  await status.selectOption({ label: named[0] ?? '' });
  await expect.poll(() => status.locator('option:checked').textContent()).toBe(named[0]);
  await status.selectOption({ label: 'Delete' });
  await page.getByRole('dialog', { name: 'Delete Contact Request' }).getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Details' }).click();
  const [tab] = await Promise.all([
    admin.context.waitForEvent('page'),
    page.getByRole('link', { name: 'Support chat with employer' }).click(),
  ]);
  await tab.waitForURL('**/admin/chat/*');
  await tab.getByRole('textbox', { name: 'Message' }).waitFor();
  await tab.close();
  expect(admin.complaints).toEqual([]);
});
