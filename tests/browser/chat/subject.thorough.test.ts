import { expect, it } from 'vitest';
import { violations } from '../../support/axe.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { makeJobOffer, makeSubscription } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, chatList, message } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** What a chat is about, its menu, and the notice at a dangerous message. */

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeChatFixtures(app));

async function sides() {
  const chat = await app.services.db.chat.findUniqueOrThrow({
    where: { id: fixtures.chatId },
    include: { employer: true, jobSeeker: true },
  });
  if (!chat.employer || !chat.jobSeeker) throw new Error('The chat has no sides.');
  return { employer: chat.employer, jobSeeker: chat.jobSeeker, jobSeekerHash: chat.jobSeekerHash ?? '' };
}

it('a request is a card for both before anybody writes, and its text comes with the subscription, live', async () => {
  const { db } = app.services;
  const { employer, jobSeeker, jobSeekerHash } = await sides();
  await db.subscription.deleteMany({ where: { employerId: employer.id } });
  const description = 'Friday evenings, كل أسبوع 每周五';
  await db.contactRequest.updateMany({ data: { description, partTime: true } });
  const { job, city } = await db.user.findUniqueOrThrow({
    where: { id: jobSeeker.id },
    select: { job: true, city: true },
  });

  const boss = await signedIn(browser, app, employer, desktop);
  await boss.page.goto(`/chat/${fixtures.chatId}`);
  await chatList(boss.page).getByText(`You asked Maria about ${job?.name} in ${city?.name}`).waitFor();
  const own = boss.page.getByRole('main').locator('details').filter({ hasText: 'You asked Maria' }).first();
  await own.getByText(description).waitFor();
  await expectNoLayoutFaults(boss.page, 'the request of the employer');
  // Nothing is agreed on before the first message.
  await alive(boss.page.getByRole('button', { name: 'More actions' }));
  await boss.page.getByRole('button', { name: 'More actions' }).click();
  await boss.page.getByRole('button', { name: 'Block Maria' }).waitFor();
  expect(await boss.page.getByRole('button', { name: /trial shift|Hired/ }).count()).toBe(0);

  const { page, complaints } = await signedIn(browser, app, jobSeeker, phone);
  await page.goto('/chat');
  await chatList(page).getByText(`Erin asks you: ${job?.name}, ${city?.name}`).click();
  const card = page.locator('details').filter({ hasText: 'Erin asks you' }).last();
  await card.getByText('Part-time').waitFor();
  await card.getByText('You can read what Erin wrote as soon as they have a subscription.').waitFor();
  expect(await page.content()).not.toContain('Friday evenings');
  expect(await violations(page)).toEqual([]);
  for (const width of [320, 375, 720]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoLayoutFaults(page, `the request of the job seeker at ${width}`);
  }
  await makeSubscription(db, employer.id, app.clock.now);
  await say(fixtures.employer, fixtures.chatId, 'Good morning');
  await message(page, 'Good morning').waitFor();
  await card.getByText(description).waitFor();

  // The holder of the link sees the same.
  await page.goto(`/chat/shared/${jobSeekerHash}`);
  const summary = page.locator('summary').filter({ hasText: 'Erin asks you' });
  await alive(page.getByRole('button', { name: 'More actions' }));
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.locator('details').filter({ hasText: 'Erin asks you' }).getByText(description).waitFor();
  expect([...complaints, ...boss.complaints]).toEqual([]);
  await Promise.all([page.context().close(), boss.context.close()]);
});

it('an application shows the offer instead of an address', async () => {
  const { db, reference } = app.services;
  const { employer, jobSeeker } = await sides();
  const { cityId, jobId } = await db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } });
  const catalog = { cityId: cityId ?? 0, jobId: jobId ?? 0 };
  const offer = await makeJobOffer(db, catalog, { employerId: employer.id, company: 'Blue Door Café', maxRate: 15 });
  await reference.refresh();
  const at = new Date(app.clock.now.getTime() + 1000);
  const application = { jobOfferId: offer.id, jobSeekerId: jobSeeker.id, chatId: fixtures.chatId, createdAt: at };
  await db.jobApplication.create({ data: application });
  const { page, complaints, context } = await signedIn(browser, app, employer, desktop);
  await page.goto(`/chat/${fixtures.chatId}`);
  const summary = page.locator('summary').filter({ hasText: 'Maria applied' });
  await alive(page.getByRole('button', { name: 'More actions' }));
  await summary.click();
  const card = page.locator('details').filter({ hasText: 'Maria applied' }).last();
  await card.getByText('Blue Door Café').waitFor();
  await card.getByText('Open', { exact: true }).waitFor();
  // What led to the chat before is there too.
  await card.getByText('You asked Maria').waitFor();
  const href = await card.getByRole('link', { name: 'See the offer' }).getAttribute('href');
  expect(href).toContain(String(offer.id));
  expect(await violations(page)).toEqual([]);
  await expectNoLayoutFaults(page, 'the application');
  expect(complaints).toEqual([]);
  await context.close();
});

it('the menu opens and closes by keyboard, inside the window', async () => {
  const { employer } = await sides();
  const { page, complaints, context } = await signedIn(browser, app, employer, { width: 320, height: 640 });
  await page.goto(`/chat/${fixtures.chatId}`);
  const menu = page.getByRole('button', { name: 'More actions' });
  await alive(menu);
  await menu.focus();
  await page.keyboard.press('Enter');
  const hired = page.getByRole('button', { name: 'Hired' });
  await hired.waitFor();
  const box = await hired.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThanOrEqual(320);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => hired.isVisible()).toBe(false);
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a message that asks for money warns its reader, live, who reports it or hides the notice', async () => {
  const { employer, jobSeeker } = await sides();
  const boss = await signedIn(browser, app, employer, desktop);
  await boss.page.goto(`/chat/${fixtures.chatId}`);
  const { page, complaints, context } = await signedIn(browser, app, jobSeeker, phone);
  await page.goto(`/chat/${fixtures.chatId}`);
  await alive(page.getByRole('button', { name: 'More actions' }));
  const notice = page.getByText('Be careful with money', { exact: true });
  expect(await notice.count()).toBe(0);

  await say(fixtures.employer, fixtures.chatId, 'Please pay a deposit of 50 dollars first.');
  await notice.waitFor();
  await message(boss.page, 'Please pay a deposit of 50 dollars first.').waitFor();
  expect(await boss.page.getByText('Be careful with money').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await expectNoLayoutFaults(page, 'the notice');

  // Once for each danger: at the latest message.
  await say(fixtures.employer, fixtures.chatId, 'The deposit is required before you start. Add me on WhatsApp.');
  await page.getByText('Stay in this chat for now').waitFor();
  expect(await notice.count()).toBe(1);

  const notices = page.getByRole('log').getByRole('status');
  await notices.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByLabel('What is wrong?').inputValue()).toBe('FRAUD');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await page.getByText('Thank you. Our team will look at it.').waitFor();
  expect(await app.services.db.report.count({ where: { reason: 'FRAUD' } })).toBe(1);

  await notices.getByRole('button', { name: 'Hide' }).click();
  await expect.poll(() => notice.count()).toBe(0);
  await page.reload();
  await alive(page.getByRole('button', { name: 'More actions' }));
  await message(page, 'The deposit is required before you start. Add me on WhatsApp.').waitFor();
  expect(await notice.count()).toBe(0);
  expect([...complaints, ...boss.complaints]).toEqual([]);
  await Promise.all([context.close(), boss.context.close()]);
});
