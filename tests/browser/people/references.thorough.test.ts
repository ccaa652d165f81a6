import { expect, it } from 'vitest';
import { sendReferenceMails } from '../../../server/domain/people/jobReference/mail.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { linkIn, mailsTo } from '../../support/outbox.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** A reference from the request to the public profile, and its removal by an admin. */

const app = testApp();
const browser = testBrowser();

it('a job seeker asks, a former employer confirms without JavaScript, visitors see it, and an admin removes it', async () => {
  const { db, reference } = app.services;
  const maria = await makeJobSeeker(db, await makeReference(db), { name: 'Maria Santos', emailVerified: true });
  await reference.refresh();
  const { page, complaints } = await signedIn(browser, app, maria, phone);
  await page.goto('/my-profile');
  const add = page.getByRole('button', { name: 'Add a reference' });
  await alive(add);
  await add.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Company').fill('Blue Cafe');
  await dialog.getByLabel('Your job there').fill('Waiter');
  await dialog.getByLabel('From').fill('2024-03');
  await dialog.getByLabel('To', { exact: true }).fill('2025-05');
  await dialog.getByLabel('Name of the contact').fill('Otto Blue');
  await dialog.getByLabel('Email of the contact').fill(maria.email ?? '');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByText('This is your own email.').first().waitFor();
  await expectNoLayoutFaults(page, 'the request');
  await dialog.getByLabel('Email of the contact').fill('otto@blue.test');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('We have asked Otto Blue.').waitFor();
  await page.getByText('Waiter at Blue Cafe').waitFor();
  await page.getByText('Waiting', { exact: true }).waitFor();
  await expectNoLayoutFaults(page, 'the profile editor');

  await sendReferenceMails(app.services);
  const [mail] = await mailsTo(app, 'otto@blue.test');
  const otto = await browser.newContext({ javaScriptEnabled: false, viewport: phone, baseURL: app.url });
  const answer = await otto.newPage();
  await answer.goto(linkIn(mail));
  await answer.getByText('Maria Santos says they worked as Waiter at Blue Cafe').waitFor();
  await answer.getByLabel('Your comment about the work').fill('Call me: +65 8123 4567');
  await answer.getByRole('button', { name: 'Confirm' }).click();
  await answer.getByText('Please do not add contact information or website links.').first().waitFor();
  await answer.getByLabel('Your comment about the work').fill('Always on time.');
  await answer.getByRole('button', { name: 'Confirm' }).click();
  await answer.getByText('You have confirmed this job. Thank you!').waitFor();
  await otto.close();

  const visitor = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true, reducedMotion: 'reduce' });
  await visitor.page.goto(`/Hire-Maria-${maria.id}`);
  await visitor.page.getByRole('heading', { name: 'References' }).waitFor();
  await visitor.page.getByText('Always on time.').waitFor();
  await visitor.page.getByText('March 2024 to May 2025').waitFor();
  expect(await visitor.page.content()).not.toMatch(/Otto|blue\.test/);
  await expectNoLayoutFaults(visitor.page, 'the profile');

  const office = await signedIn(browser, app, await makeAdmin(db), desktop);
  await office.page.goto(`/admin/candidates/${maria.id}`);
  const remove = office.page.getByRole('button', { name: 'Remove the reference of Blue Cafe' });
  await alive(remove);
  await office.page.getByText('otto@blue.test').waitFor();
  await expectNoLayoutFaults(office.page, 'the record');
  await remove.click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await remove.waitFor({ state: 'detached' });
  expect(await db.jobReference.count()).toBe(0);
  expect([...complaints, ...visitor.complaints, ...office.complaints]).toEqual([]);
});
