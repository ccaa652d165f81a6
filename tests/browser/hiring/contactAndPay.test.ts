import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sendReceipts } from '../../../server/domain/billing/mail/receipt.ts';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobSeeker, makeSubscription } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { mailsTo } from '../../support/outbox.ts';
import { alive, box, dialogOf, isInView, log, tabTo, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** From a profile to the first message: contact, payment, and what follows. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let maria: User;

/** A small phone, and what is left of its window above a keyboard. */
const smallPhone = { width: 375, height: 667 };
const aboveKeyboard = { width: 375, height: 330 };
const tablet = { width: 768, height: 1024 };

beforeAll(async () => {
  maria = await makeJobSeeker(app.services.db, catalog, { name: 'Maria Santos' });
});

const isFocused = (field: Locator) =>
  expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);

async function openProfile(page: Page): Promise<Locator> {
  await page.goto(`/Hire-Maria-in-Singapore-Job-anything-${maria.id}`);
  const contact = page.getByRole('button', { name: 'Contact Maria' }).first();
  await alive(contact);
  return contact;
}

/** Whether the field is in the window, and not behind the button. */
async function isAbove(field: Locator, button: Locator): Promise<boolean> {
  const [at, limit] = [await field.boundingBox(), await button.boundingBox()];
  return at !== null && limit !== null && at.y >= 0 && at.y + at.height <= limit.y;
}

it('a visitor knows the price first, and gets from the profile to the first message by keyboard alone', async () => {
  const { page, complaints } = await newPerson(browser, app.url, {
    viewport: smallPhone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  const contact = await openProfile(page);
  await contact.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);

  // The price is above the first field.
  await dialog.getByText('From SGD 49 a month. Cancel any time.').waitFor();
  await dialog.getByText('Step 1 of 3').waitFor();
  await isFocused(dialog.getByLabel('Name'));
  await expectNoLayoutFaults(page, 'step 1');
  await page.keyboard.type('Gus Guest');
  await tabTo(page, dialog.getByLabel('Email'));
  await page.keyboard.type('gus@keyboard.test');
  await page.keyboard.press('Enter');

  // Nothing said of the work.
  await dialog.getByText('Step 2 of 3').waitFor();
  await tabTo(page, dialog.getByRole('button', { name: 'PROCEED' }));
  await page.keyboard.press('Enter');
  await dialog.getByText('Please choose part-time or full-time, or describe the work.').waitFor();
  const partTime = dialog.getByLabel('Part-time');
  await isFocused(partTime);
  expect(await partTime.getAttribute('aria-invalid')).toBe('true');
  await expectNoLayoutFaults(page, 'step 2 with its message');
  await tabTo(page, dialog.getByLabel('Description'));
  await page.keyboard.type('Friday evenings at the bar.');
  await dialog.getByText('Please choose part-time or full-time, or describe the work.').waitFor({ state: 'detached' });
  await tabTo(page, dialog.getByRole('button', { name: 'PROCEED' }));
  await page.keyboard.press('Enter');

  // What is bought, for whom, and until when.
  const payment = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  await payment.getByText('Step 3 of 3').waitFor();
  await payment.getByText('Write to Maria').waitFor();
  expect(await payment.getByRole('list').getByRole('listitem').count()).toBe(3);
  const day = (months: number) => {
    const end = new Date(app.clock.now);
    end.setUTCMonth(end.getUTCMonth() + months);
    return formatDay(end);
  };
  await payment.getByText(`It renews on ${day(1)} for SGD 49, and every month after that until you cancel.`).waitFor();
  await payment.getByText('We email the receipt to gus@keyboard.test.').waitFor();
  await isFocused(payment.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await payment.getByText(`It renews on ${day(12)} for SGD 470, and every year after that until you cancel.`).waitFor();
  await page.keyboard.press('ArrowUp');
  for (const size of [smallPhone, tablet, desktop]) {
    await page.setViewportSize(size);
    await expectNoLayoutFaults(page, `the payment at ${size.width}`);
  }
  await page.setViewportSize(smallPhone);

  // The button says what is missing, and leads to the first of it.
  const pay = payment.getByRole('button', { name: 'Pay SGD 49' });
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  await payment.getByText('Please accept the terms to continue.').waitFor();
  await isFocused(payment.getByLabel('Name on card'));

  // Above a keyboard too, the button is in view beside the field.
  await page.setViewportSize(aboveKeyboard);
  for (const name of ['Name on card', 'Card number', 'Expiry date', 'CVC']) {
    const field = payment.getByLabel(name);
    await tabTo(page, field);
    expect(await isInView(page, pay), name).toBe(true);
    await expect.poll(() => isAbove(field, pay), { message: name }).toBe(true);
    await page.keyboard.type(
      { 'Name on card': 'Gus Guest', 'Card number': '4242424242424242', 'Expiry date': '1240' }[name] ?? '123',
    );
  }
  await page.setViewportSize(smallPhone);
  await tabTo(page, payment.getByRole('checkbox', { name: /terms/ }));
  await page.keyboard.press('Space');
  await tabTo(page, pay);
  await page.keyboard.press('Enter');

  // What was bought, how to keep it, and a message to begin with.
  await page.waitForURL('**/chat/shared/*');
  await text(page, 'Thank you! Your subscription is active.');
  await page.setViewportSize(desktop);
  await text(page, /^Monthly subscription, SGD 49\. It renews on/);
  await text(page, 'Receipt sent to gus@keyboard.test.');
  await page.setViewportSize(smallPhone);
  await page.getByRole('main').getByRole('link', { name: 'Create a password' }).waitFor();
  const { name: job } = await app.services.db.job.findUniqueOrThrow({ where: { id: catalog.jobId } });
  const suggestion = `Hello Maria, I am looking for a ${job.toLowerCase()}.\nFriday evenings at the bar.\nAre you available?`;
  await expect.poll(() => box(page).inputValue()).toBe(suggestion);
  expect(await app.services.db.message.count()).toBe(0);
  expect(await isInView(page, page.getByRole('button', { name: 'Send' }))).toBe(true);
  for (const size of [smallPhone, tablet, desktop]) {
    await page.setViewportSize(size);
    await expectNoLayoutFaults(page, `the chat at ${size.width}`);
  }
  // Above a keyboard the message has the room.
  await box(page).focus();
  await page.setViewportSize(aboveKeyboard);
  await expect.poll(() => isInView(page, box(page))).toBe(true);
  await page.setViewportSize(smallPhone);

  // It is theirs to change and to send, and is not suggested again.
  await tabTo(page, box(page));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Thank you.');
  await page.keyboard.press('Enter');
  await log(page).getByText('Are you available? Thank you.').waitFor();
  await expect.poll(() => app.services.db.message.count()).toBe(1);
  await page.reload();
  await alive(box(page));
  expect(await box(page).inputValue()).toBe('');

  await sendReceipts(app.services);
  expect((await mailsTo(app, 'gus@keyboard.test')).map(({ subject }) => subject)).toEqual([
    'Your Hourhand receipt: SGD 49',
  ]);
  expect(complaints).toEqual([]);
});

it("the card's link opens the dialog, which sends nothing by itself, and its code is there before a press", async () => {
  const asked: string[] = [];
  const { page, complaints } = await newPerson(browser, app.url, { viewport: desktop });
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  await page.goto(`/Hire-Maria-in-Singapore-Job-anything-${maria.id}#contact`);
  await isFocused(dialogOf(page).getByLabel('Name'));
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  const contact = page.getByRole('button', { name: 'Contact Maria' }).first();
  await alive(contact);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => asked.some((url) => /\/contact-/.test(url))).toBe(true);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await contact.click();
  await isFocused(dialogOf(page).getByLabel('Name'));
  // The last dialog's code comes while the first is filled in.
  expect(asked.filter((url) => !/\/(payment|Payment|priceLabel|FailureBoundary)/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);

  // A press contacts for an account, but an address does not.
  const employer = await makeEmployer(app.services.db);
  const known = await signedIn(browser, app, employer, desktop);
  await known.page.goto(`/Hire-Maria-in-Singapore-Job-anything-${maria.id}#contact`);
  await dialogOf(known.page).getByLabel('Name').waitFor();
  expect(await app.services.db.contactRequest.count({ where: { employerId: employer.id } })).toBe(0);
});

it('the card is beside what is bought, a decline says why first, and who asked goes on to the chat', async () => {
  const { page, complaints } = await signedIn(browser, app, await makeEmployer(app.services.db), desktop);
  await (await openProfile(page)).click();
  const payment = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  const number = payment.getByLabel('Card number');
  const pay = payment.getByRole('button', { name: /Pay/ });
  await number.waitFor();
  for (const size of [desktop, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    for (const name of ['Name on card', 'Card number', 'Expiry date', 'CVC']) {
      expect(await isAbove(payment.getByLabel(name), pay), `${name} at ${size.width}`).toBe(true);
    }
    expect(await isInView(page, pay)).toBe(true);
    await expectNoLayoutFaults(page, `the payment at ${size.width}`);
  }
  await payment.getByLabel('Name on card').fill('Erin Tan');
  await number.fill('4000000000009995');
  await payment.getByLabel('Expiry date').fill('1240');
  await payment.getByLabel('CVC').fill('123');
  await payment.getByRole('checkbox', { name: /terms/ }).check();
  await pay.click();
  const alert = payment.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/^There is not enough money on the card\.\s+Your payment was unsuccessful\./);
  await isFocused(number);
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  const described = (await number.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${described.split(' ')[0]}"]`).innerText()).toContain('There is not enough money');
  await payment.getByRole('button', { name: 'Close' }).click();
  const goOn = page.getByRole('link', { name: 'Continue to chat' }).first();
  await page.reload();
  await goOn.click();
  await page.waitForURL('**/chat/*');
  expect(complaints).toEqual([]);
});

it('an employer without a subscription sees no steps, and the bank leads back to what was bought', async () => {
  const { page, complaints } = await signedIn(browser, app, await makeEmployer(app.services.db), desktop);
  await (await openProfile(page)).click();
  const payment = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  await payment.getByLabel('Name on card').fill('Erin Tan');
  expect(await payment.getByText(/^Step/).count()).toBe(0);
  await payment.getByLabel('Card number').fill('4000000000003220');
  await payment.getByLabel('Expiry date').fill('1240');
  await payment.getByLabel('CVC').fill('123');
  await payment.getByRole('checkbox', { name: /terms/ }).check();
  await payment.getByRole('button', { name: /Pay/ }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await text(page, /^Monthly subscription, SGD 49\. It renews on/);
  await expect.poll(() => box(page).inputValue()).toContain('Hello Maria, I am looking for');
  // An account has a password already.
  expect(await page.getByRole('link', { name: 'Create a password' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a subscriber who asks again has two steps and nothing to pay', async () => {
  const { db, now } = app.services;
  const employer = await makeEmployer(db);
  await makeSubscription(db, employer.id, now());
  const { page, complaints } = await signedIn(browser, app, employer, desktop);
  await (await openProfile(page)).click();
  await page.waitForURL('**/chat/*');
  await page.goto('/my-contact-requests');
  const menu = page.getByRole('button', { name: /^Actions for/ }).first();
  await alive(menu);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Contact again' }).click();
  const dialog = dialogOf(page);
  await dialog.getByText('Included in your subscription').waitFor();
  await dialog.getByText('Step 1 of 2').waitFor();
  expect(await dialog.getByText('SGD').count()).toBe(0);
  // What is known is filled in.
  expect(await dialog.getByLabel('Email').inputValue()).toBe(employer.email);
  await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
  await dialog.getByText('Step 2 of 2').waitFor();
  await dialog.getByLabel('Full-time').check();
  await dialog.getByRole('button', { name: 'PROCEED' }).click();
  await page.waitForURL('**/chat/*');
  expect(complaints).toEqual([]);
});
