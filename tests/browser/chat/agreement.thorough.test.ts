import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { type Person, testBrowser } from '../../support/browser.ts';
import { makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { makeAdmin, makeSubscription } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, chatList, dialogOf, message } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => {
  // The form offers the days of the browser's clock.
  app.clock.now = new Date();
  return makeChatFixtures(app);
});
let people: { employer: User; jobSeeker: User };
let persons: Person[];
let boss: Page;
let seeker: Page;

beforeAll(async () => {
  const chat = await app.services.db.chat.findUniqueOrThrow({
    where: { id: fixtures.chatId },
    include: { employer: true, jobSeeker: true },
  });
  if (!chat.employer || !chat.jobSeeker) throw new Error('The chat has no sides.');
  people = { employer: chat.employer, jobSeeker: chat.jobSeeker };
  const [one, other] = await Promise.all([
    signedIn(browser, app, people.employer, desktop),
    signedIn(browser, app, people.jobSeeker, phone),
  ]);
  persons = [one, other];
  [boss, seeker] = [one.page, other.page];
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const cards = (page: Page) => page.getByRole('article', { name: /^(?:Trial shift|Changed trial shift):/ });
const menu = (page: Page) => page.getByRole('button', { name: 'More actions' });
async function open(page: Page): Promise<void> {
  await page.goto(`/chat/${fixtures.chatId}`);
  await alive(menu(page));
}
/** What is not the next step is in the menu. */
async function choose(page: Page, action: string): Promise<void> {
  await menu(page).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}
async function expectNoFaults(page: Page, where: string): Promise<void> {
  const size = page.viewportSize() ?? phone;
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoLayoutFaults(page, where);
  await page.setViewportSize(size);
}
const expectNoComplaints = () => expect(persons.flatMap(({ complaints }) => complaints)).toEqual([]);

it('two people agree, live on both sides: a request is answered without a subscription, a trial shift is changed, one is hired', async () => {
  const { db } = app.services;
  const { employer, jobSeeker } = people;
  await db.subscription.deleteMany({ where: { employerId: employer.id } });
  const description = 'Friday evenings';
  await db.contactRequest.updateMany({ data: { description, partTime: true } });
  const { job, city } = await db.user.findUniqueOrThrow({
    where: { id: jobSeeker.id },
    select: { job: true, city: true },
  });
  await open(boss);
  const line = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: /^(?:You asked Maria|Erin asks you)/ });
  await boss.getByRole('main').getByText(description).waitFor();
  await seeker.goto('/chat');
  await chatList(seeker).getByText(`Erin asks you: ${job?.name} in ${city?.name}`).click();
  await seeker.getByRole('main').getByText(description).waitFor();
  await expectNoFaults(seeker, 'the request of the job seeker');
  await expect.poll(() => db.contactRequest.count({ where: { seenAt: { not: null } } })).toBe(1);
  await seeker.getByRole('main').getByRole('button', { name: 'Answer', exact: true }).click();
  await expectNoFaults(seeker, 'the buttons of the request');
  await dialogOf(seeker).getByRole('button', { name: 'I am interested' }).click();
  await dialogOf(seeker).getByText('Interested', { exact: true }).waitFor();
  await seeker.keyboard.press('Escape');
  await open(boss);
  await boss.getByRole('main').getByText('Interested', { exact: true }).waitFor();
  await makeSubscription(db, employer.id, app.clock.now);
  await say(fixtures.employer, fixtures.chatId, 'Hello there');
  await message(seeker, 'Hello there').waitFor();
  // From the first message on it is in the sheet of the line.
  await open(seeker);
  expect(await seeker.getByText(description).count()).toBe(0);
  await line(seeker).focus();
  await seeker.keyboard.press('Enter');
  await dialogOf(seeker).getByText(description).waitFor();
  await expectNoFaults(seeker, 'the sheet');
  await seeker.keyboard.press('Escape');
  await expect.poll(() => line(seeker).evaluate((button) => button === document.activeElement)).toBe(true);

  // A trial shift is proposed, changed, accepted and cancelled. Both have written.
  await say(fixtures.jobSeeker, fixtures.chatId, 'Hello, too');
  await open(boss);
  // By keyboard alone.
  await boss.getByRole('button', { name: 'Propose a trial shift' }).focus();
  await boss.keyboard.press('Enter');
  const dialog = dialogOf(boss);
  await dialog.getByLabel('Date').fill(inDays(10));
  await dialog.getByLabel('Hours').fill('5');
  await dialog.getByLabel(/^Pay per hour/).fill('14');
  await dialog.getByLabel('Place').fill('Blue Door Café');
  await boss.keyboard.press('Enter');
  await cards(boss).getByText('Waiting for an answer').waitFor();

  await cards(seeker).getByText('5 hours').waitFor();
  await seeker.getByRole('button', { name: 'Answer the trial shift' }).click();
  await expectNoFaults(seeker, 'the proposal');
  await cards(seeker).getByRole('button', { name: 'Propose a change' }).click();
  const change = dialogOf(seeker);
  await change.getByLabel('Date').fill(inDays(11));
  await change.getByRole('button', { name: 'Send the proposal' }).click();

  await cards(boss).getByText('Replaced').waitFor();
  const accept = boss.getByRole('button', { name: 'Accept', exact: true });
  await accept.focus();
  await boss.keyboard.press('Enter');
  for (const page of [boss, seeker]) await cards(page).last().getByText('Confirmed').waitFor();
  const link = cards(seeker).last().getByRole('link', { name: 'Add to calendar' });
  const [download] = await Promise.all([seeker.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('trial-shift.ics');

  await cards(seeker).last().getByRole('button', { name: 'Cancel the shift' }).click();
  await dialogOf(seeker).getByRole('button', { name: 'Cancel the trial shift' }).click();
  for (const page of [boss, seeker]) await cards(page).last().getByText('Cancelled', { exact: true }).waitFor();

  // The employer hires from the menu, and takes it back.
  await choose(boss, 'Hired');
  const text = dialogOf(boss).getByLabel('Message', { exact: true });
  await expect.poll(() => text.inputValue()).toContain('we would like to hire you');
  await text.fill('You have the job, Maria!');
  await dialogOf(boss).getByRole('button', { name: 'Mark as hired' }).click();
  for (const page of [boss, seeker]) {
    await message(page, 'You have the job, Maria!').waitFor();
    await page.getByRole('banner').or(page.locator('header')).getByText('Hired', { exact: true }).first().waitFor();
  }
  await choose(boss, 'Undo the decision');
  await boss.getByText('The decision was undone.').waitFor();
  await expect.poll(() => seeker.locator('header').getByText('Hired', { exact: true }).count()).toBe(0);
  expectNoComplaints();
});

it('a message that asks for money warns its reader, who reports and blocks its author; an admin resolves a report', async () => {
  const { db } = app.services;
  const notice = seeker.getByText('Be careful with money', { exact: true });
  expect(await notice.count()).toBe(0);
  await say(fixtures.employer, fixtures.chatId, 'Please pay a deposit of 50 dollars first.');
  await notice.waitFor();
  await message(boss, 'Please pay a deposit of 50 dollars first.').waitFor();
  expect(await boss.getByText('Be careful with money').count()).toBe(0);
  await expectNoLayoutFaults(seeker, 'the notice');
  const notices = seeker.getByRole('log').getByRole('status');
  await notices.getByRole('button', { name: 'Report' }).click();
  await dialogOf(seeker).getByRole('button', { name: 'Report' }).click();
  await seeker.getByText('Thank you. Our team will look at it.').waitFor();
  await notices.getByRole('button', { name: 'Hide' }).click();
  await expect.poll(() => notice.count()).toBe(0);
  await open(seeker);
  await message(seeker, 'Please pay a deposit of 50 dollars first.').waitFor();
  expect(await notice.count()).toBe(0);

  // Any message can be reported.
  await say(fixtures.jobSeeker, fixtures.chatId, 'Pay me before I come');
  const bad = boss.getByRole('listitem').filter({ hasText: 'Pay me before I come' }).last();
  await bad.hover();
  await bad.getByRole('button', { name: 'Report this message' }).click();
  await dialogOf(boss).getByLabel('What is wrong?').selectOption('Something else');
  await dialogOf(boss).getByLabel('Details').fill('Asks for money.');
  await dialogOf(boss).getByRole('button', { name: 'Report' }).click();
  await boss.getByText('Thank you. Our team will look at it.').waitFor();

  const { page, complaints } = await signedIn(browser, app, await makeAdmin(db), phone);
  await page.goto('/admin/reports?kind=message');
  await page.getByRole('link', { name: 'Something else' }).click();
  const chat = page.getByRole('region', { name: 'In the chat' });
  await chat.getByRole('listitem').filter({ hasText: 'Reported' }).filter({ hasText: 'Pay me' }).waitFor();
  const resolution = page.getByLabel('What did you do?');
  await alive(resolution);
  await expectNoLayoutFaults(page, 'a report');
  await resolution.selectOption('I warned the person');
  await page.getByLabel('Note').fill('By phone.');
  await page.getByRole('button', { name: 'Resolve' }).click();
  await page.getByText('By phone.').first().waitFor();
  await expect
    .poll(() => db.report.findMany({ orderBy: { id: 'asc' } }))
    .toMatchObject([
      { reason: 'FRAUD', state: 'OPEN' },
      { reason: 'OTHER', state: 'WARNED', note: 'By phone.' },
    ]);
  expect(complaints).toEqual([]);

  // The job seeker blocks the employer, and takes it back in the account.
  await choose(seeker, 'Block Erin');
  await dialogOf(seeker).getByText('Neither of you can write to the other').waitFor();
  await dialogOf(seeker).getByRole('button', { name: 'Block' }).click();
  await seeker.getByText('You can no longer send messages here').waitFor();
  await message(seeker, 'Pay me before I come').waitFor();
  await expectNoLayoutFaults(seeker, 'the blocked chat');
  await open(boss);
  await boss.getByText('You can no longer send messages here').waitFor();
  await seeker.goto('/account');
  const unblock = seeker.getByRole('button', { name: 'Unblock Erin' });
  await alive(unblock);
  await unblock.click();
  await seeker.getByText('Erin is not blocked any more.').waitFor();
  expectNoComplaints();
});
