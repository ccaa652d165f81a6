import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { codeIn, mailsTo } from '../../support/outbox.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { makeProfileFixtures } from '../../support/profiles.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

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
const chooseLogo = (page: Page) =>
  page.getByLabel('Choose a picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
const offersOf = ({ id }: User) => app.services.db.jobOffer.findMany({ where: { employerId: id } });
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const jobName = async () =>
  (await app.services.db.job.findUniqueOrThrow({ where: { id: fixtures.catalog.jobId } })).name;

async function logIn(page: Page, { loginEmail }: User): Promise<void> {
  const login = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await alive(login);
  await page.getByLabel('Email').fill(loginEmail ?? '');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await login.click();
}

it('a visitor finds an offer that they began on the home page', async () => {
  const { page } = await newPerson(browser, app.url, { viewport: phone });
  await page.goto('/my-job-offers-create');
  await alive(page.getByRole('button', { name: 'Save and sign up' }));
  await page.getByLabel('Company name').fill('Kissaten Hibari');
  const next = await page.context().newPage();
  await next.goto(app.url);
  await next.getByRole('link', { name: 'Continue your offer' }).click();
  await text(next, 'We restored your draft.');
  expect(await next.getByLabel('Company name').inputValue()).toBe('Kissaten Hibari');
  await next.getByRole('button', { name: 'Start over' }).click();
  await next.goto(app.url);
  await next.getByText('Hire for the hours you need.').waitFor();
  expect(await next.getByRole('link', { name: 'Continue your offer' }).count()).toBe(0);
});

it('a visitor writes an offer, signs up, and publishes it from the draft, with its picture, on a phone', async () => {
  const { page, complaints } = await newPerson(browser, app.url, {
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
  await page.getByLabel('City').selectOption('Strictville');
  await rate(page).selectOption({ label: '€ 20' });
  await page.getByLabel('Job', { exact: true }).selectOption(await jobName());
  await save.click();
  await text(page, 'Please provide a description.');
  await page.getByLabel('Part-time').check();
  await page.getByLabel('Company name').fill('Kissaten Hibari');
  await page.getByLabel('People wanted').fill('2');
  await page.getByRole('button', { name: 'Formatting' }).click();
  await description(page).fill('- Friday evening\n- Saturday evening');
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
  await makeJobSeeker(app.services.db, fixtures.catalog, { cityId: fixtures.strict.cityId });
  const [mail] = await mailsTo(app, email);
  await page.getByLabel('Code').fill(codeIn(mail));
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.waitForURL('**/my-job-offers-create');
  await text(page, 'We restored your draft.');
  expect(await description(page).inputValue()).toBe('- Friday evening\n- Saturday evening');
  expect(await rate(page).locator('option:checked').textContent()).toBe('€ 20');
  await page.getByRole('slider', { name: 'Zoom' }).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  const employer = await app.services.db.user.findFirstOrThrow({ where: { loginEmail: email } });
  await page.getByRole('dialog', { name: 'Confirmation' }).waitFor();
  const [offer] = await offersOf(employer);
  await page.getByText(`The job offer "#${offer?.id}" was created`).waitFor();
  expect(await page.getByRole('dialog').getByRole('article').count()).toBe(1);
  // Search engines get all that they ask for.
  const source = await (await fetch(`${app.url}/Job-Offer-public-${offer?.id}`)).text();
  const posting = /<script type="application\/ld\+json">([^<]+?"JobPosting"[^<]+?)<\/script>/.exec(source)?.[1] ?? '{}';
  expect(JSON.parse(posting)).toMatchObject({
    '@type': 'JobPosting',
    title: await jobName(),
    description: expect.stringMatching(/^<(p|ul)>.*Saturday evening/s),
    datePosted: expect.stringMatching(isoTime),
    validThrough: expect.stringMatching(isoTime),
    employmentType: ['PART_TIME'],
    directApply: true,
    hiringOrganization: { name: 'Kissaten Hibari' },
    jobLocation: { address: { addressLocality: 'Strictville' } },
    baseSalary: { currency: 'EUR', value: { value: 20, unitText: 'HOUR' } },
    totalJobOpenings: 2,
  });
  expect(offer).toMatchObject({ state: 'ACTIVE', photoUri: expect.stringMatching(/^\/media\//) });
  await page.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/my-job-offers');
  await page
    .getByRole('list', { name: 'Job offers' })
    .getByRole('heading', { name: / in Strictville, / })
    .waitFor();
  expect(complaints).toEqual([]);
});

it('an employer edits an offer, keeps it through a lost session, and deletes it, on a desktop', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db, { name: 'Erin Tan' });
  const offer = await makeJobOffer(db, fixtures.catalog, { employerId: employer.id });
  const { page, complaints } = await signedIn(browser, app, employer, desktop);
  await page.goto('/my-job-offers');
  await page.getByRole('heading', { name: 'My Jobs Offers' }).waitFor();
  const row = page
    .getByRole('list', { name: 'Job offers' })
    .getByRole('listitem')
    .filter({ hasText: await jobName() });
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL(`**/my-job-offers/${offer.id}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);

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
  await logIn(page, employer);
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
      description: 'Two evenings a week.',
      photoUri: expect.stringMatching(/^\/media\//),
    }),
  ]);

  // It is taken back and published again.
  const stateOf = async () => (await offersOf(employer))[0]?.state;
  for (const [button, state] of [
    ['Save and unpublish', 'DRAFT'],
    ['Publish', 'ACTIVE'],
  ] as const) {
    await row.getByRole('link', { name: 'Edit' }).click();
    await alive(page.getByRole('button', { name: button }));
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await stateOf()).toBe(state);
  }

  // The next parts of its life.
  const actions = row.getByRole('button', { name: /^Actions for job offer/ });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Mark as filled' }).click();
  await row.getByText('Filled').waitFor();

  // An expired offer says what to do with it.
  await db.jobOffer.update({ where: { id: offer.id }, data: { state: 'EXPIRED' } });
  await page.reload();
  await row.getByText('Expired').waitFor();
  const again = row.getByRole('button', { name: 'Publish again' });
  await alive(again);
  await again.click();
  await row.getByText('Active').waitFor();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText(`Please confirm that you want to delete a Job Offer : ${offer.id}`).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await text(page, 'No job offers yet');
  expect(await offersOf(employer)).toEqual([]);
  expect(complaints).toEqual([]);
});
