import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Blocking in a chat, and taking it back in the account. */

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeChatFixtures(app));

const users = async () => {
  const chat = await app.services.db.chat.findUniqueOrThrow({
    where: { id: fixtures.chatId },
    include: { employer: true, jobSeeker: true },
  });
  if (!chat.employer || !chat.jobSeeker) throw new Error('The chat has no sides.');
  return { employer: chat.employer, jobSeeker: chat.jobSeeker };
};

it('a job seeker blocks an employer from a phone, and takes it back in the account', async () => {
  await say(fixtures.employer, fixtures.chatId, 'Hello there');
  const { employer, jobSeeker } = await users();
  const { page, complaints } = await signedIn(browser, app, jobSeeker, phone);
  await page.goto(`/chat/${fixtures.chatId}`);
  const menu = page.getByRole('button', { name: 'More actions' });
  await alive(menu);
  await expectNoLayoutFaults(page, 'the chat');
  await menu.click();
  await expectNoLayoutFaults(page, 'the menu of the chat');
  await page.getByRole('button', { name: 'Block Erin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Neither of you can write to the other').waitFor();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await page.getByText('You can no longer send messages here').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Hello there' }).last().waitFor();
  await expectNoLayoutFaults(page, 'the blocked chat');

  const other = await signedIn(browser, app, employer, desktop);
  await other.page.goto(`/chat/${fixtures.chatId}`);
  await other.page.getByText('You can no longer send messages here').waitFor();
  expect(await other.page.getByRole('button', { name: /^Unblock/ }).count()).toBe(0);
  expect(other.complaints).toEqual([]);

  await page.goto('/account');
  const unblock = page.getByRole('button', { name: 'Unblock Erin' });
  await alive(unblock);
  await expectNoLayoutFaults(page, 'the account');
  await unblock.click();
  await page.getByText('Erin is not blocked any more.').waitFor();
  await expect.poll(() => unblock.count()).toBe(0);
  expect(await app.services.db.userBlock.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('an employer blocks a job seeker from the profile', async () => {
  const { employer, jobSeeker } = await users();
  const { page, complaints } = await signedIn(browser, app, employer, desktop);
  await page.goto(`/chat/${fixtures.chatId}`);
  const profile = await page.getByRole('link', { name: 'View profile' }).getAttribute('href');
  await page.goto(profile ?? '');
  const button = page.getByRole('button', { name: 'Block Maria' });
  await alive(button);
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Unblock Maria' }).waitFor();
  await expectNoLayoutFaults(page, 'the profile');
  expect(await app.services.db.userBlock.count({ where: { blockedId: jobSeeker.id } })).toBe(1);
  expect(complaints).toEqual([]);
});
