import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sendReceipts } from '../../../server/domain/billing/mail/receipt.ts';
import { firstPeriodEnd } from '../../../server/domain/billing/pricing/pricing.ts';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeJobSeeker } from '../../support/factories.ts';
import { fixture, testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { mailsTo } from '../../support/outbox.ts';
import {
  alive,
  box,
  dialogOf,
  isFocused,
  isInView,
  opensTab,
  paymentIn,
  sendButton,
  tabTo,
  text,
} from '../../support/pageSteps.ts';
import { mailedCode } from '../../support/signUp.ts';

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);

const smallPhone = { width: 375, height: 667 };

fixture(() => makeJobSeeker(app.services.db, catalog, { name: 'Maria Santos' }));

async function tabAndPress(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
async function tabAndType(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}

it('a visitor gets from the home page to the first message by keyboard, and then creates an account', async () => {
  const { db } = app.services;
  const email = 'gus@keyboard.test';
  const { page: home, complaints } = await newPerson(browser, app.url, {
    viewport: smallPhone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await home.goto('/');
  await alive(home.getByRole('combobox', { name: 'I need to hire a' }));
  await tabAndPress(home, home.getByRole('search').getByRole('button', { name: 'Search' }));
  await home.getByRole('heading', { level: 1, name: /^Job Seekers/ }).waitFor();
  const card = home.getByRole('main').getByRole('article').first();
  const page = await opensTab(home, () => tabAndPress(home, card.getByRole('link', { name: /^Contact now/ })));

  // The tab opens with the dialog. The price is above the first field.
  const dialog = dialogOf(page);
  await dialog.getByText('From SGD 49 a month. Cancel any time.').waitFor();
  await dialog.getByText('Step 1 of 3').waitFor();
  await isFocused(dialog.getByLabel('Name'));
  expect(new URL(page.url()).hash).toBe('');
  await expectNoLayoutFaults(page, 'step 1');
  await page.keyboard.type('Gus Guest');
  await tabAndType(page, dialog.getByLabel('Email'), email);
  await page.keyboard.press('Enter');

  // Nothing said of the work.
  await dialog.getByText('Step 2 of 3').waitFor();
  await dialog.getByText('By proceeding, you accept our terms.').waitFor();
  await tabAndPress(page, dialog.getByRole('button', { name: 'PROCEED' }));
  const missing = dialog.getByText('Please choose part-time or full-time, or describe the work.');
  await missing.waitFor();
  const partTime = dialog.getByLabel('Part-time');
  await isFocused(partTime);
  await tabAndType(page, dialog.getByLabel('Description'), 'Friday evenings at the bar.');
  await missing.waitFor({ state: 'detached' });
  await tabAndPress(page, dialog.getByRole('button', { name: 'PROCEED' }));

  // What is bought, for whom, and until when.
  const payment = paymentIn(page);
  await payment.getByText('Step 3 of 3').waitFor();
  await payment.getByText('Write to Maria').waitFor();
  const day = formatDay(firstPeriodEnd(app.clock.now, 'MONTHLY'));
  await payment.getByText(`It renews on ${day} for SGD 49, and every month after that until you cancel.`).waitFor();
  await payment.getByText(`We email the receipt to ${email}.`).waitFor();
  await isFocused(payment.getByRole('radio').first());
  await expectNoLayoutFaults(page, 'the payment');

  // The button says what is missing, and leads to the first of it.
  const pay = payment.getByRole('button', { name: 'Pay SGD 49' });
  await tabAndPress(page, pay);
  await payment.getByText('Please accept the terms to continue.').waitFor();
  await isFocused(payment.getByRole('checkbox', { name: /terms/ }));
  for (const [name, words] of [
    ['Card number', '4242424242424242'],
    ['Expiry date', '1240'],
    ['CVC', '123'],
  ] as const) {
    await tabAndType(page, payment.getByLabel(name), words);
  }
  expect(await isInView(page, pay)).toBe(true);
  await tabAndPress(page, payment.getByRole('checkbox', { name: /terms/ }), 'Space');
  await tabAndPress(page, pay);

  // What was bought, and a message to begin with.
  await page.waitForURL('**/chat/shared/*');
  await text(page, 'Thank you! Your subscription is active.');
  const { name: job } = await db.job.findUniqueOrThrow({ where: { id: catalog.jobId } });
  const suggestion = `Hello Maria, I am looking for a ${job.toLowerCase()}.\nFriday evenings at the bar.\nAre you available?`;
  await expect.poll(() => box(page).inputValue()).toBe(suggestion);
  expect(await db.message.count()).toBe(0);
  expect(await isInView(page, sendButton(page))).toBe(true);

  // It is theirs to change and to send, and is not suggested again.
  await tabTo(page, box(page));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Thank you.');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Are you available? Thank you.').waitFor();
  await expect.poll(() => db.message.count()).toBe(1);
  await page.reload();
  await alive(box(page));
  expect(await box(page).inputValue()).toBe('');
  await sendReceipts(app.services);
  expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual(['Your Hourhand receipt: SGD 49']);

  // A password keeps the chat and the subscription in an account.
  await page.getByRole('main').getByRole('link', { name: 'Create a password' }).click();
  await page.getByRole('heading', { name: 'Create a password' }).waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill(await mailedCode(app, email));
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/chat**');
  await page.getByRole('link', { name: /Maria/ }).first().click();
  await page.getByRole('log').getByText('Are you available? Thank you.').waitFor();
  await page.goto('/my-subscription');
  await text(page, 'Monthly subscription');
  expect(complaints).toEqual([]);
});
