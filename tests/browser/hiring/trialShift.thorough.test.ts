import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { violations } from '../../support/axe.ts';
import { testBrowser } from '../../support/browser.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, box } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Two people agree: with suggested replies, a trial shift and a decision. Each is in a browser of their own. */

const app = testApp();
const browser = testBrowser();
let fixtures: ChatFixtures;
let people: { employer: User; jobSeeker: User };

beforeAll(async () => {
  // The form offers the days of the browser's clock.
  app.clock.now = new Date();
  fixtures = await makeChatFixtures(app);
  const chat = await app.services.db.chat.findUniqueOrThrow({
    where: { id: fixtures.chatId },
    include: { employer: true, jobSeeker: true },
  });
  if (!chat.employer || !chat.jobSeeker) throw new Error('The chat has no sides.');
  people = { employer: chat.employer, jobSeeker: chat.jobSeeker };
  await say(fixtures.employer, fixtures.chatId, 'Hello there');
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const replies = (page: Page) => page.getByRole('list', { name: 'Suggested replies' });
/** What is not the next step is in the menu. */
async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}
const cards = (page: Page) => page.getByRole('article', { name: /^(?:Trial shift|Changed trial shift):/ });

async function expectNoFaults(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([]);
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoLayoutFaults(page, `${where} at ${width}`);
  }
}

async function open(user: User, size: { width: number; height: number }) {
  const person = await signedIn(browser, app, user, size);
  await person.page.goto(`/chat/${fixtures.chatId}`);
  await alive(person.page.getByRole('button', { name: 'More actions' }));
  return person;
}

it('suggested replies are put into the composer by keyboard, and hidden while there is text', async () => {
  const { page, complaints, context } = await open(people.jobSeeker, phone);
  const first = replies(page).getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Could you tell me more about the job?');
  await page.keyboard.press('Enter');
  expect(await box(page).inputValue()).toBe('Could you tell me more about the job?');
  expect(await box(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await replies(page).count()).toBe(0);
  await page.keyboard.type(' Please.');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Could you tell me more about the job? Please.').waitFor();
  await replies(page).getByRole('button', { name: 'That works for me.' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a trial shift is proposed, changed, accepted and cancelled, live on both sides', async () => {
  const employer = await open(people.employer, desktop);
  const jobSeeker = await open(people.jobSeeker, phone);
  const [boss, seeker] = [employer.page, jobSeeker.page];

  // By keyboard alone.
  await boss.getByRole('button', { name: 'Propose a trial shift' }).focus();
  await boss.keyboard.press('Enter');
  const dialog = boss.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send the proposal' }).click();
  await dialog.getByText('Please choose a date.').waitFor();
  expect(await violations(boss)).toEqual([]);
  await dialog.getByLabel('Date').fill(inDays(10));
  await dialog.getByLabel('Hours').fill('5');
  await dialog.getByLabel(/^Pay per hour/).fill('14');
  await dialog.getByLabel('Place').fill('Blue Door Café');
  await boss.keyboard.press('Enter');
  await cards(boss).getByText('Waiting for an answer').waitFor();
  await expect.poll(() => boss.getByRole('button', { name: 'Propose a trial shift' }).count()).toBe(0);

  await cards(seeker).getByText('5 hours').waitFor();
  // The next step leads to the card.
  await seeker.getByRole('button', { name: 'Answer the trial shift' }).click();
  await expect.poll(() => cards(seeker).evaluate((card) => card === document.activeElement)).toBe(true);
  await expectNoFaults(seeker, 'the proposal');
  await replies(seeker).getByRole('button', { name: 'Could we do another day?' }).waitFor();
  await cards(seeker).getByRole('button', { name: 'Propose a change' }).click();
  const change = seeker.getByRole('dialog');
  await expect.poll(() => change.getByLabel('Date').inputValue()).toBe(inDays(10));
  await change.getByLabel('Date').fill(inDays(11));
  await change.getByRole('button', { name: 'Send the proposal' }).click();

  await cards(boss).getByText('Replaced').waitFor();
  const accept = boss.getByRole('button', { name: 'Accept', exact: true });
  await accept.focus();
  await boss.keyboard.press('Enter');
  for (const page of [boss, seeker]) await cards(page).last().getByText('Confirmed').waitFor();
  // The proposal that was accepted is no longer a card of its own.
  for (const page of [boss, seeker]) expect(await cards(page).count()).toBe(2);
  const link = cards(seeker).last().getByRole('link', { name: 'Add to calendar' });
  const [download] = await Promise.all([seeker.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('trial-shift.ics');
  await expectNoFaults(boss, 'the confirmed shift');

  await cards(seeker).last().getByRole('button', { name: 'Cancel the shift' }).click();
  await seeker.getByRole('dialog').getByRole('button', { name: 'Cancel the trial shift' }).click();
  for (const page of [boss, seeker]) await cards(page).last().getByText('Cancelled', { exact: true }).waitFor();
  await boss.getByRole('button', { name: 'Propose a trial shift' }).waitFor();
  expect([...employer.complaints, ...jobSeeker.complaints]).toEqual([]);
  await Promise.all([employer.context.close(), jobSeeker.context.close()]);
});

it('an employer hires with an edited text, which the job seeker sees, and takes it back', async () => {
  const employer = await open(people.employer, desktop);
  const jobSeeker = await open(people.jobSeeker, phone);
  const [boss, seeker] = [employer.page, jobSeeker.page];
  expect(await seeker.getByRole('button', { name: 'Hired' }).count()).toBe(0);
  await choose(boss, 'Hired');
  const dialog = boss.getByRole('dialog');
  const text = dialog.getByLabel('Message', { exact: true });
  await expect.poll(() => text.inputValue()).toContain('we would like to hire you');
  await text.fill('You have the job, Maria!');
  expect(await violations(boss)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as hired' }).click();
  for (const page of [boss, seeker]) {
    await page.getByRole('log').getByText('You have the job, Maria!').waitFor();
    await page.getByRole('banner').or(page.locator('header')).getByText('Hired', { exact: true }).first().waitFor();
  }
  await expectNoFaults(seeker, 'the chat of a hired job seeker');
  await boss.goto('/my-contact-requests');
  await boss.getByRole('main').getByText('Hired', { exact: true }).first().waitFor();
  await boss.goto(`/chat/${fixtures.chatId}`);
  await alive(boss.getByRole('button', { name: 'More actions' }));
  await choose(boss, 'Undo the decision');
  await boss.getByText('The decision was undone.').waitFor();
  await expect.poll(() => seeker.locator('header').getByText('Hired', { exact: true }).count()).toBe(0);
  expect([...employer.complaints, ...jobSeeker.complaints]).toEqual([]);
  await Promise.all([employer.context.close(), jobSeeker.context.close()]);
});

it('an admin sees the trial shifts and can do nothing with them', async () => {
  const admin = await app.services.db.user.findFirstOrThrow({ where: { role: 'ROLE_ADMIN' } });
  const { page, complaints } = await signedIn(browser, app, admin, desktop);
  await page.goto(`/chat/${fixtures.chatId}`);
  await cards(page).first().waitFor();
  await alive(box(page));
  expect(await cards(page).getByRole('button').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Propose a trial shift' }).count()).toBe(0);
  expect(await replies(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});
