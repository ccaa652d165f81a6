import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { codeIn, mailsTo } from '../../support/outbox.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { makeProfileFixtures } from '../../support/profiles.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** An employer's list of job offers and their form, in a real browser. */

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeProfileFixtures(app.services));
let logo: Buffer;

beforeAll(async () => {
  logo = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
});

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const rate = (page: Page) => page.getByLabel('Hourly rate');
const shownRate = (page: Page) => rate(page).locator('option:checked').textContent();
const chooseLogo = (page: Page) =>
  page.getByLabel('Choose a picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
const offersOf = ({ id }: User) => app.services.db.jobOffer.findMany({ where: { employerId: id } });
const jobName = async () =>
  (await app.services.db.job.findUniqueOrThrow({ where: { id: fixtures.catalog.jobId } })).name;

it('a visitor writes an offer, signs up, and publishes it from the draft, with its picture, on a phone', async () => {
  const { page, context, complaints } = await newPerson(browser, app.url, {
    viewport: phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Post a job' }).click();
  await page.waitForURL('**/my-job-offers-create');
  const save = page.getByRole('button', { name: 'Save and sign up' });
  await alive(save);
  expect(await shownRate(page)).toBe('Select a City First');
  expect(await save.isDisabled()).toBe(true);
  await expectNoLayoutFaults(page, 'the empty form');

  await page.getByLabel('City').selectOption('Strictville');
  expect(await shownRate(page)).toBe('Select Rate');
  expect(await save.isDisabled()).toBe(true);
  await rate(page).selectOption({ label: '€ 20' });
  await page.getByLabel('Job', { exact: true }).selectOption(await jobName());
  await save.click();
  await text(page, 'Please provide a description.');
  await text(page, 'Please choose part-time, full-time or both.');
  await page.getByLabel('Part-time').check();
  await page.getByLabel('Company name').fill('Kissaten Hibari');
  await page.getByLabel('People wanted').fill('2');
  // By the toolbar, with the keyboard.
  expect(await page.getByRole('toolbar', { name: 'Formatting' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Formatting' }).click();
  await description(page).fill('Friday evening\nSaturday evening');
  await description(page).press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Bold' }).focus();
  for (const _ of ['italic', 'heading', 'list']) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await description(page).inputValue()).toBe('- Friday evening\n- Saturday evening');
  await preview(page).getByRole('listitem').filter({ hasText: 'Saturday evening' }).waitFor();
  await chooseLogo(page);
  await page.getByRole('slider', { name: 'Zoom' }).waitFor();
  await expectNoLayoutFaults(page, 'the filled form');
  await save.click();

  await page.waitForURL('**/sign-up-as-a-employer?next=%2Fmy-job-offers-create');
  expect(await app.services.db.jobOffer.count()).toBe(0);
  const email = 'kissaten@example.test';
  await alive(page.getByRole('main').getByRole('button', { name: 'Sign up' }));
  await page.getByLabel('Name').fill('Kenji Sato');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Code').waitFor();
  await alive(page.getByRole('button', { name: 'Create account' }));
  for (let person = 0; person < 4; person += 1)
    await makeJobSeeker(app.services.db, fixtures.catalog, { cityId: fixtures.strict.cityId });
  const [mail] = await mailsTo(app, email);
  await page.getByLabel('Code').fill(codeIn(mail));
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.waitForURL('**/my-job-offers-create');
  await text(page, 'We restored your draft.');
  // The list leads back to the draft that waits.
  await page.goto('/my-job-offers');
  await page.waitForURL('**/my-job-offers-create');
  await text(page, 'We restored your draft.');
  expect(await description(page).inputValue()).toBe('- Friday evening\n- Saturday evening');
  expect(await shownRate(page)).toBe('€ 20');
  expect(await page.getByLabel('Company name').inputValue()).toBe('Kissaten Hibari');
  await page.getByRole('slider', { name: 'Zoom' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const employer = await app.services.db.user.findFirstOrThrow({ where: { loginEmail: email } });
  await page.getByRole('dialog', { name: 'Confirmation' }).waitFor();
  const [offer] = await offersOf(employer);
  await page.getByText(`The job offer "#${offer?.id}" was created`).waitFor();
  const plural = (await app.services.db.job.findUniqueOrThrow({ where: { id: fixtures.catalog.jobId } })).plural;
  await page.getByText(`4 ${plural.toLowerCase()} in Strictville match your offer`).waitFor();
  expect(await page.getByRole('dialog').getByRole('article').count()).toBe(3);
  await expectNoLayoutFaults(page, 'who matches the offer');
  expect(offer).toMatchObject({
    state: 'ACTIVE',
    company: 'Kissaten Hibari',
    partTime: true,
    headcount: 2,
    maxRate: 20,
    photoUri: expect.stringMatching(/^\/media\//),
  });
  await page.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/my-job-offers');
  await page.getByRole('row').filter({ hasText: 'Strictville' }).waitFor();
  await expectNoLayoutFaults(page, 'the list');
  // Nothing waits any longer.
  await page.goto('/my-job-offers-create');
  await alive(page.getByRole('button', { name: 'Save', exact: true }));
  expect(await description(page).inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});

it('a draft that a visitor began is not offered after a login for something else', async () => {
  const employer = await makeEmployer(app.services.db);
  const { page, context } = await newPerson(browser, app.url, { viewport: desktop });
  await page.goto('/my-job-offers-create');
  await alive(page.getByRole('button', { name: 'Save and sign up' }));
  await page.getByLabel('Company name').fill('Somebody else');
  await page.goto('/login-as-a-employer');
  const login = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await alive(login);
  await page.getByLabel('Email').fill(String(employer.loginEmail));
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await login.click();
  await page.waitForURL('**/chat');
  await page.goto('/my-job-offers');
  await text(page, 'Create a Job Offer');
  await page.goto('/my-job-offers-create');
  await alive(page.getByRole('button', { name: 'Save', exact: true }));
  expect(await page.getByLabel('Company name').inputValue()).toBe('');
  await context.close();
});

it('logging out removes what the browser stores of a guest and of drafts', async () => {
  const employer = await makeEmployer(app.services.db);
  const { page, context } = await signedIn(browser, app, employer, desktop);
  await page.goto('/my-job-offers-create');
  await alive(page.getByRole('button', { name: 'Save', exact: true }));
  await page.evaluate(() => localStorage.setItem('hourhand-guest', '{"email":"guest@example.test"}'));
  await page.getByLabel('Company name').fill('Kissaten Hibari');
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].map((key) => key.split('-')[1]));
  expect(await stored()).toEqual(expect.arrayContaining(['draft', 'guest']));
  await page
    .getByRole('button', { name: /Menu|Account/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL('**/');
  expect(await stored()).not.toEqual(expect.arrayContaining(['draft']));
  expect(await stored()).not.toEqual(expect.arrayContaining(['guest']));
  await context.close();
});

it('an employer edits an offer, keeps it through a lost session, and deletes it, on a desktop', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db, { name: 'Erin Tan' });
  const offer = await makeJobOffer(db, fixtures.catalog, { employerId: employer.id });
  const { page, context, complaints } = await signedIn(browser, app, employer, desktop);
  await page.goto('/my-job-offers');
  await page.getByRole('heading', { name: 'My Jobs Offers' }).waitFor();
  const row = page.getByRole('row').filter({ hasText: await jobName() });
  expect(await row.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(`/Job-Offer-public-${offer.id}`);
  await expectNoLayoutFaults(page, 'the list');
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL(`**/my-job-offers/${offer.id}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  expect(await page.getByLabel('Slug').inputValue()).toBe(offer.slug);
  expect(await page.getByLabel('Slug').getAttribute('readonly')).not.toBeNull();
  expect(await shownRate(page)).toContain(String(offer.maxRate));

  // Another city has other rates.
  const before = await page.getByLabel('City').inputValue();
  await page.getByLabel('City').selectOption('Strictville');
  expect(await shownRate(page)).toBe('Select Rate');
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('City').selectOption(before);
  await rate(page).selectOption({ index: 1 });
  await description(page).fill('Call me on +65 8123 4567.');
  await page.getByRole('status').filter({ hasText: '8123 4567' }).waitFor();
  await save.click();
  await page.locator('[id$="-description-error"]').filter({ hasText: '8123 4567' }).waitFor();
  expect((await offersOf(employer))[0]?.description).toBe(offer.description);

  await description(page).fill('Two evenings a week.');
  await chooseLogo(page);
  await page.getByRole('slider', { name: 'Zoom' }).waitFor();
  // The session ends while the form is open.
  await db.session.deleteMany({ where: { userId: employer.id } });
  await save.click();
  await page.waitForURL(`**/login-as-a-employer?next=%2Fmy-job-offers%2F${offer.id}`);
  const login = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await alive(login);
  await page.getByLabel('Email').fill(String(employer.loginEmail));
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await login.click();
  await page.waitForURL(`**/my-job-offers/${offer.id}`);
  await text(page, 'We restored your draft.');
  expect(await description(page).inputValue()).toBe('Two evenings a week.');
  await page.getByRole('slider', { name: 'Zoom' }).waitFor();
  await save.click();
  await page.getByText(`The job offer #${offer.id} was saved`).waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/my-job-offers');
  expect(await offersOf(employer)).toEqual([
    expect.objectContaining({
      id: offer.id,
      slug: offer.slug,
      description: 'Two evenings a week.',
      photoUri: expect.stringMatching(/^\/media\//),
    }),
  ]);

  // The next parts of its life.
  const actions = row.getByRole('button', { name: /^Actions for job offer/ });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Mark as filled' }).click();
  await row.getByText('Filled').waitFor();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Publish again for 30 days' }).click();
  await row.getByText('Active').waitFor();

  // An expired offer says what to do with it.
  await db.jobOffer.update({ where: { id: offer.id }, data: { state: 'EXPIRED' } });
  await page.reload();
  await row.getByText('Expired').waitFor();
  const again = row.getByRole('button', { name: 'Publish again' });
  await alive(again);
  for (const width of [320, 375, 768]) {
    // In a row of a phone too, which folds away its other actions.
    await page.setViewportSize({ width, height: 812 });
    await again.waitFor();
    if (width < 768) await row.getByRole('link', { name: 'Edit' }).waitFor({ state: 'hidden' });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
  await again.click();
  await row.getByText('Active').waitFor();
  await again.waitFor({ state: 'detached' });
  await page.setViewportSize(desktop);

  const remove = async () => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await remove();
  await page.getByText(`Please confirm that you want to delete a Job Offer : ${offer.id}`).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await offersOf(employer)).toHaveLength(1);
  await remove();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await text(page, 'No job offers yet');
  expect(await offersOf(employer)).toEqual([]);
  await expectNoLayoutFaults(page, 'the empty list');
  expect(complaints).toEqual([]);
  await context.close();
});

it('is closed to visitors, job seekers and other employers', async () => {
  const { db } = app.services;
  const owner = await makeEmployer(db, { name: 'Olga Owner' });
  const offer = await makeJobOffer(db, fixtures.catalog, { employerId: owner.id });
  const statusOf = async (page: Page, path: string) => (await page.goto(path))?.status();

  const visitor = await newPerson(browser, app.url, { viewport: desktop });
  await visitor.page.goto(`/my-job-offers/${offer.id}`);
  await visitor.page.waitForURL(`**/login-as-a-employer?next=%2Fmy-job-offers%2F${offer.id}`);
  await visitor.page.goto('/my-job-offers');
  await visitor.page.waitForURL('**/login-as-a-employer?next=%2Fmy-job-offers');
  await visitor.context.close();

  const other = await signedIn(browser, app, await makeEmployer(db, { name: 'Otto Other' }), desktop);
  expect(await statusOf(other.page, `/my-job-offers/${offer.id}`)).toBe(404);
  await other.page.goto('/my-job-offers');
  await text(other.page, 'No job offers yet');
  await other.context.close();

  const jobSeeker = await signedIn(browser, app, await makeJobSeeker(db, fixtures.catalog), desktop);
  for (const path of ['/my-job-offers', '/my-job-offers-create', `/my-job-offers/${offer.id}`]) {
    expect(await statusOf(jobSeeker.page, path), path).toBe(403);
  }
  expect(await jobSeeker.page.getByRole('link', { name: 'Post a job' }).count()).toBe(0);
  await jobSeeker.context.close();
});

it('an admin creates an offer for an employer', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db, { name: 'Zacharias Zoller' });
  const { page, context, complaints } = await signedIn(browser, app, await makeAdmin(db), desktop);
  await page.goto('/my-job-offers-create');
  // The back office has the form that names the employer.
  await page.waitForURL('**/admin/job-offers/create');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  await page.getByLabel('City').selectOption('Strictville');
  await rate(page).selectOption({ label: '€ 20' });
  await page.getByLabel('Job', { exact: true }).selectOption(await jobName());
  await description(page).fill('Two evenings a week.');
  await page.getByLabel('Full-time').check();
  await page.getByLabel('Publish the offer').uncheck();
  await save.click();
  await text(page, 'Please provide an employer.');
  await page.getByRole('combobox', { name: 'Employer' }).fill('Zachar');
  await page.getByRole('option', { name: /Zacharias/ }).click();
  await save.click();
  await page.getByRole('dialog', { name: 'Confirmation' }).getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/admin/job-offers');
  expect(await offersOf(employer)).toMatchObject([{ state: 'DRAFT', fullTime: true, partTime: false }]);
  expect(complaints).toEqual([]);
  await context.close();
});
