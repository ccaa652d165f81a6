import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeJobSeeker, makeReference } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, box, fillCard, message, say, text } from '../../support/pageSteps.ts';
import { mailedCode } from '../../support/signUp.ts';
import { phone } from '../../support/viewports.ts';

/** A guest who has paid keeps the chat and the subscription in an account. */

const app = testApp();
const browser = testBrowser();

it('a guest contacts, pays, creates a password where it is offered, and still has the chat and the subscription', async () => {
  const { db, reference } = app.services;
  const maria = await makeJobSeeker(db, await makeReference(db));
  await reference.refresh();
  const email = 'gus@visitors.test';
  const { page, complaints } = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true });

  await page.goto(`/Hire-Maria-${maria.id}`);
  const contact = page.getByRole('button', { name: 'Contact Maria' }).first();
  await alive(contact);
  await contact.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Gus Gordon');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
  await dialog.getByLabel('Part-time').check();
  await dialog.getByRole('button', { name: 'PROCEED' }).click();

  // The payment is put off: the chat offers it again, and no password, because there is nothing to keep yet.
  const payment = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  await payment.getByLabel('Card number').waitFor();
  const { employerHash } = await db.chat.findFirstOrThrow({ where: { jobSeekerId: maria.id } });
  await page.goto(`/chat/shared/${employerHash}`);
  await alive(box(page));
  const password = page.getByRole('main').getByRole('link', { name: 'Create a password' });
  expect(await password.count()).toBe(0);
  const subscribe = page.getByRole('region', { name: 'Subscription' }).getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  await payment.getByRole('checkbox', { name: /terms/ }).check();
  await fillCard(payment, 'Gus Gordon');
  await payment.getByRole('button', { name: /Pay/ }).click();
  await text(page, 'Create a password to keep your chats and subscription');
  await subscribe.waitFor({ state: 'detached' });
  await say(page, 'Can you start on Friday?');
  await message(page, 'Can you start on Friday?').waitFor();
  await expectNoLayoutFaults(page, 'the chat with the offer of a password');

  // The link opens the chat in another browser, where the guest is not known.
  const stranger = await newPerson(browser, app.url, { viewport: phone });
  await stranger.page.goto(page.url());
  await message(stranger.page, 'Can you start on Friday?').waitFor();
  expect(await stranger.page.getByRole('link', { name: 'Create a password' }).count()).toBe(0);
  await stranger.context.close();

  await page.reload();
  await alive(box(page));
  await password.click();
  await page.getByRole('heading', { name: 'Create a password' }).waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill(await mailedCode(app, email));
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.waitForURL('**/chat**');
  await page.getByRole('link', { name: /Maria/ }).first().click();
  await message(page, 'Can you start on Friday?').waitFor();
  await say(page, 'At nine?');
  await message(page, 'At nine?').waitFor();
  expect(await password.count()).toBe(0);
  await page.goto('/my-subscription');
  await text(page, 'Monthly subscription');
  expect(complaints).toEqual([]);
});
