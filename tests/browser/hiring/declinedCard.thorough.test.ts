import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobSeeker, makeSubscription } from '../../support/factories.ts';
import { fixture, testApp, testCatalog } from '../../support/fixtures.ts';
import {
  alive,
  beyondDeclines,
  box,
  dialogOf,
  fillCard,
  isFocused,
  isInView,
  message,
  paymentIn,
  say,
  text,
} from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);

const maria = fixture(() => makeJobSeeker(app.services.db, catalog, { name: 'Maria Santos' }));

it('an employer is told why a card is declined, goes on to the chat, and pays at the bank what it offers', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db);
  const { page, complaints } = await signedIn(browser, app, employer, desktop);
  // A press contacts for an account, but an address does not.
  const profile = `/Hire-Maria-in-Singapore-Job-anything-${maria.id}`;
  await page.goto(`${profile}#contact`);
  await dialogOf(page).getByLabel('Name').waitFor();
  expect(await db.contactRequest.count({ where: { employerId: employer.id } })).toBe(0);
  await page.goto(profile);
  const contact = page.getByRole('button', { name: 'Contact Maria' }).first();
  await alive(contact);
  await contact.click();
  const payment = paymentIn(page);
  const number = payment.getByLabel('Card number');
  const pay = payment.getByRole('button', { name: /Pay/ });
  await number.waitFor();
  expect(await payment.getByText(/^Step/).count()).toBe(0);
  expect(await isInView(page, pay)).toBe(true);
  await fillCard(page, '4000000000009995');
  await payment.getByRole('checkbox', { name: /terms/ }).check();
  await pay.click();
  const alert = payment.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/^Your card has insufficient funds\.\s+Your payment was unsuccessful\./);
  await isFocused(number);
  await payment.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Continue to chat' }).first().click();
  await page.waitForURL('**/chat/*');

  // The chat offers a subscription in the place of the composer.
  const offer = page.getByRole('region', { name: 'Subscription' });
  await offer.getByText('From SGD 49 a month, cancel any time').waitFor();
  expect(await box(page).count()).toBe(0);
  // A message that is refused because the subscription has just ended waits for the payment, and is sent after it.
  const gift = await makeSubscription(db, employer.id, app.clock.now);
  await page.reload();
  await alive(box(page));
  await db.subscription.delete({ where: { id: gift.id } });
  await say(page, 'Can you start on Friday?');
  await number.waitFor();
  await payment.getByRole('button', { name: 'Close' }).click();
  await offer.getByText('Your message is kept: Can you start on Friday?').waitFor();
  await offer.getByRole('button', { name: 'Subscribe' }).click();
  await payment.getByRole('checkbox', { name: /terms/ }).check();
  await fillCard(page, '4000000000003220');
  await pay.click();
  expect(await db.message.count({ where: { chat: { employerId: employer.id } } })).toBe(0);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await text(page, 'Thank you! Your subscription is active.');
  await message(page, 'Can you start on Friday?').waitFor();
  expect(await box(page).inputValue()).toBe('');
  // An account has a password already.
  expect(await page.getByRole('link', { name: 'Create a password' }).count()).toBe(0);

  // The next person is asked the same only after a look at it.
  const requests = { employerId: employer.id };
  await db.contactRequest.updateMany({ where: requests, data: { description: 'Friday at the bar.', partTime: true } });
  const ravi = await makeJobSeeker(db, catalog, { name: 'Ravi Kumar' });
  await page.goto(`/Hire-Ravi-in-Singapore-Job-anything-${ravi.id}`);
  const contactRavi = page.getByRole('button', { name: 'Contact Ravi' }).first();
  await alive(contactRavi);
  await contactRavi.click();
  const same = page.getByRole('dialog', { name: 'Ask Ravi the same?' });
  await same.getByText('Friday at the bar.').waitFor();
  expect(await db.contactRequest.count({ where: requests })).toBe(1);
  await same.getByRole('button', { name: 'Edit' }).click();
  await dialogOf(page).getByLabel('Description').fill('Saturday at the bar.');
  await dialogOf(page).getByRole('button', { name: 'PROCEED' }).click();
  await page.waitForURL('**/chat/*');
  const sent = await db.contactRequest.findMany({ where: { ...requests, jobSeekerId: ravi.id } });
  expect(sent).toMatchObject([{ description: 'Saturday at the bar.', partTime: true }]);
  expect(beyondDeclines(complaints)).toEqual([]);
});
