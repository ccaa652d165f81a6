import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobOffer } from '../../support/factories.ts';
import { picture } from '../../support/files.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { mailsTo } from '../../support/outbox.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The company page: how its employer writes it, and what a visitor and an admin see, in a real browser. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('an employer writes the page, and a visitor finds it from an offer, on %s', async (_name, viewport) => {
  const { db } = app.services;
  const employer = await makeEmployer(db, { name: 'Erin Tan', company: null });
  const { page, context } = await signedIn(browser, app, employer, viewport);

  await page.goto(`/employers/${employer.id}`);
  await text(page, 'This page is not public');
  await text(page, 'No open job offers right now');
  await expectNoLayoutFaults(page, 'the empty page');

  await page.goto('/account');
  const save = page.getByRole('region', { name: 'Company' }).getByRole('button', { name: 'Save' });
  await alive(save);
  await page.getByLabel('Company name').fill('Blue Door Café');
  await page.getByLabel('About the company').fill('Call us: +65 9876 5432');
  await save.click();
  await text(page, /Please do not add contact information.*phone number/);
  await page.getByLabel('About the company').fill('We **bake** in Tiong Bahru.');
  const content = await picture(500, 400).png().toBuffer();
  const chooseLogo = () =>
    page
      .getByLabel(/Choose a(nother)? logo/)
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: content });
  const companyOf = async () => (await db.user.findUniqueOrThrow({ where: { id: employer.id } })).company;
  await chooseLogo();
  await page.getByLabel('Choose another logo').waitFor({ state: 'attached' });
  await expectNoLayoutFaults(page, 'the card with a chosen logo');
  await save.click();
  await page.getByText('Company saved.').waitFor();
  await page.getByAltText('Your logo').waitFor();
  expect(await db.user.findUniqueOrThrow({ where: { id: employer.id } })).toMatchObject({
    company: 'Blue Door Café',
    about: 'We **bake** in Tiong Bahru.',
    logoUri: expect.stringMatching(/^\/media\/logos\//),
  });

  // Saved again, the logo stays; removed, it goes; and a third one comes.
  const logoOf = async () => (await db.user.findUniqueOrThrow({ where: { id: employer.id } })).logoUri;
  const first = await logoOf();
  await page.getByLabel('Company name').fill('Blue Door Bakery');
  await save.click();
  await expect.poll(companyOf).toBe('Blue Door Bakery');
  expect(await logoOf()).toBe(first);
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await page.getByLabel('Company name').fill('Blue Door Café');
  await save.click();
  await expect.poll(companyOf).toBe('Blue Door Café');
  expect(await logoOf()).toBeNull();
  await expect.poll(() => page.getByLabel('Choose a logo').isEnabled()).toBe(true);
  await chooseLogo();
  await save.click();
  await page.getByAltText('Your logo').waitFor();
  expect(await logoOf()).not.toBe(first);
  await context.close();

  const offer = await makeJobOffer(db, catalog, { employerId: employer.id, company: 'Blue Door Café' });
  const visitor = await browser.newContext({ baseURL: app.url, viewport, bypassCSP: true });
  const seen = await visitor.newPage();
  await seen.goto(`/Job-Offer-public-${offer.id}`);
  await alive(seen.getByRole('link', { name: 'Blue Door Café', exact: true }));
  await seen.getByRole('link', { name: 'Blue Door Café', exact: true }).click();
  await seen.waitForURL(`**/employers/${employer.id}`);
  await seen.getByRole('heading', { level: 1, name: 'Blue Door Café' }).waitFor();
  await text(seen, 'Employer page of Erin');
  expect(await seen.getByRole('main').textContent()).not.toContain('Tan');
  await text(seen, 'We bake in Tiong Bahru.');
  await text(seen, 'Open job offers (1)');
  await seen.getByAltText('Logo of Blue Door Café').waitFor();
  expect(await seen.getByText('For admins').count()).toBe(0);
  await expectNoLayoutFaults(seen, 'the page');
  await visitor.close();
});

it('an admin sees the contact requests and writes an email', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db, { name: 'Erin Tan' });
  const { page, context } = await signedIn(browser, app, await makeAdmin(db), desktop);
  await page.goto(`/employers/${employer.id}`);
  const office = page.getByRole('region', { name: 'For admins' });
  await office.getByText('Contact requests').first().waitFor();
  const open = office.getByRole('button', { name: 'E-mail' });
  await alive(open);
  await open.click();
  const send = dialogOf(page).getByRole('button', { name: 'Send' });
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await dialogOf(page).getByLabel('Message', { exact: true }).fill('Please add a logo.');
  await send.click();
  await page.getByText('Your email has been sent to the Employer.').waitFor();
  const mails = await mailsTo(app, employer.email);
  expect(mails).toHaveLength(1);
  await expectNoLayoutFaults(page, 'the page for admins');
  await context.close();
});
