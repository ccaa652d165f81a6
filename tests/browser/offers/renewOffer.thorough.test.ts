import { expect, it } from 'vitest';
import { expireJobOffers } from '../../../server/domain/offers/life/expiry.ts';
import { sendExpiryMails } from '../../../server/domain/offers/life/expiryMail.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobOffer } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { linkIn, mailsTo } from '../../support/outbox.ts';
import { text } from '../../support/pageSteps.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** An offer ends, and is renewed from the mail, in a real browser. */

const app = testApp();
const browser = testBrowser();
const here = testCatalog(app);

it.each([
  ['with JavaScript, on a phone', phone, true],
  ['without JavaScript, on a desktop', desktop, false],
] as const)('an expired offer is public again after one click, %s', async (_name, viewport, javaScriptEnabled) => {
  const { db } = app.services;
  const employer = await makeEmployer(db, { name: 'Erin Tan' });
  const offer = await makeJobOffer(db, here, { employerId: employer.id });
  app.clock.now = new Date((offer.expiresAt ?? app.clock.now).getTime() + 60_000);
  await expireJobOffers(app.services);
  await sendExpiryMails(app.services);
  const mail = (await mailsTo(app, employer.email)).find(({ subject }) => subject.endsWith('” has expired'));

  const { page, context, complaints } = await newPerson(browser, app.url, {
    viewport,
    javaScriptEnabled,
    bypassCSP: true,
  });
  const address = `/Job-Offer-public-${offer.id}`;
  expect((await page.goto(address))?.status()).toBe(404);
  await page.goto(linkIn(mail));
  await text(page, /^It was public until /);
  if (javaScriptEnabled) await expectNoLayoutFaults(page, 'the page of the link');
  await page.getByRole('button', { name: 'Renew for 30 days' }).click();
  await text(page, /^Your job offer is public until /);
  if (javaScriptEnabled) await expectNoLayoutFaults(page, 'the renewed offer');
  expect(await page.getByRole('button', { name: 'Renew for 30 days' }).count()).toBe(0);
  await page.getByRole('link', { name: 'View the job offer' }).click();
  await page.waitForURL(`**${address}`);
  await page.getByRole('heading', { level: 1, name: /^Erin needs / }).waitFor();
  // The browser logs the status of the closed offer.
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
  await context.close();
});
