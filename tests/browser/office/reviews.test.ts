import { beforeAll, expect, it } from 'vitest';
import { saveProfile } from '../../../server/domain/people/profile/profile.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The review queue in the back office, and what a rejected author sees. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let clara: User;

beforeAll(async () => {
  clara = await makeAdmin(app.services.db);
});

const newProfile = (name: string) => makeJobSeeker(app.services.db, catalog, { name, active: false });
const queueOf = (page: Awaited<ReturnType<typeof signedIn>>['page']) =>
  page.getByRole('table', { name: 'Reviews' }).getByRole('row');

it('leads through the queue by keyboard, and approves', async () => {
  const [mei, ana] = [await newProfile('Mei Lin Tan'), await newProfile('Ana Cruz')];
  const { db } = app.services;
  await db.user.update({ where: { id: ana.id }, data: { active: true } });
  await db.review.deleteMany({ where: { jobSeekerId: ana.id } });
  await db.user.update({ where: { id: ana.id }, data: { title: 'Head waiter' } });
  const { page, complaints } = await signedIn(browser, app, clara, desktop);
  await page.goto('/admin');
  await page.getByRole('link', { name: '2 profiles and job offers to review' }).click();
  await page.waitForURL('**/admin/reviews');
  await page.getByLabel('Kind').selectOption('Profiles');
  await page.waitForURL('**/admin/reviews?kind=job_seeker');
  await expect.poll(() => queueOf(page).filter({ hasText: 'Changed profile' }).count()).toBe(1);
  await expectNoLayoutFaults(page, 'the queue');
  await page.getByRole('link', { name: 'Mei Lin Tan', exact: true }).click();
  await page.getByRole('heading', { name: 'New profile' }).waitFor();
  await alive(page.getByRole('button', { name: 'Approve' }));
  await page.keyboard.press('Alt+n');
  await page.getByRole('heading', { name: 'Changed since the last approval' }).waitFor();
  await expect
    .poll(() => page.locator('dl').last().innerText())
    .toMatch(/Title\s+Before\s+Friendly waiter\s+After\s+Head waiter/);
  await expectNoLayoutFaults(page, 'a changed profile');
  await page.keyboard.press('Alt+p');
  await page.getByRole('heading', { name: 'New profile' }).waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Approved. The job seeker gets an email.').waitFor();
  await page.getByRole('heading', { name: 'Ana Cruz' }).waitFor();
  expect(await db.user.count({ where: { id: mei.id, active: true } })).toBe(1);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('No reviews match these filters').waitFor();
  expect(complaints).toEqual([]);
});

it('decides by single keys, with the decision in sight, but not while typing', async () => {
  const { db } = app.services;
  const people = [await newProfile('Abel Ong'), await newProfile('Bela Ong'), await newProfile('Cara Ong')];
  const { page, complaints } = await signedIn(browser, app, clara, { width: 375, height: 600 });
  await page.goto('/admin/reviews');
  await page.getByRole('link', { name: 'Abel Ong', exact: true }).click();
  const approve = page.getByRole('button', { name: 'Approve' });
  await alive(approve);
  const inSight = async () => {
    const box = await approve.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 600;
  };
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(700);
  expect(await inSight()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await inSight()).toBe(true);
  expect(await approve.getAttribute('aria-keyshortcuts')).toBe('A');

  await page.keyboard.press('a');
  await page.getByRole('heading', { name: 'Bela Ong' }).waitFor();
  await page.getByText('Approved. The job seeker gets an email.').waitFor();
  await page.keyboard.press('r');
  const reason = page.getByRole('dialog').getByLabel('What has to change');
  await reason.waitFor();
  await reason.pressSequentially('a real ad');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('heading', { name: 'Cara Ong' }).waitFor();

  // After 'g' a key opens a page.
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.waitForURL('**/admin/audit-log');
  await page.keyboard.press('a');
  const states = await db.review.findMany({
    where: { jobSeekerId: { in: people.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: { state: true, reason: true },
  });
  expect(states).toEqual([
    { state: 'APPROVED', reason: null },
    { state: 'REJECTED', reason: 'a real ad' },
    { state: 'WAITING', reason: null },
  ]);
  await db.review.updateMany({ where: { state: 'WAITING' }, data: { state: 'APPROVED' } });
  expect(complaints).toEqual([]);
});

it('refuses a decision about an older version, and shows the newer one', async () => {
  const person = await newProfile('Lena Okafor');
  const { page } = await signedIn(browser, app, clara, desktop);
  await page.goto('/admin/reviews');
  await page.getByRole('link', { name: 'Lena Okafor', exact: true }).click();
  const approve = page.getByRole('button', { name: 'Approve' });
  await alive(approve);
  await app.services.db.user.update({ where: { id: person.id }, data: { title: 'Barista' } });
  await approve.click();
  await page.getByText('This was changed since you opened it. Please look at it again.').waitFor();
  await page.getByText('Barista').waitFor();
  await approve.click();
  await page.getByText('Nothing to review').waitFor();
});

it('rejects with a template, and the job seeker sees why until they save', async () => {
  const person = await newProfile('Rosa Lim');
  const { db } = app.services;
  await db.emailTemplate.create({ data: { name: 'Photo', text: 'Please add a photo of yourself.' } });
  const admin = await signedIn(browser, app, clara, phone);
  await admin.page.goto('/admin/reviews');
  await admin.page.getByRole('link', { name: 'Rosa Lim', exact: true }).click();
  const reject = admin.page.getByRole('button', { name: 'Reject' });
  await alive(reject);
  await expectNoLayoutFaults(admin.page, 'a new profile');
  await reject.click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByText('is not public until you approve it').waitFor();
  await dialog.getByLabel('Template').selectOption('Photo');
  await expectNoLayoutFaults(admin.page, 'the dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await admin.page.getByText('Rejected. Its author gets an email.').waitFor();
  expect(admin.complaints).toEqual([]);

  const author = await signedIn(browser, app, person, phone);
  await author.page.goto('/');
  const reason = author.page.getByText('Please add a photo of yourself.');
  await reason.waitFor();
  await author.page.getByText('Needs a change', { exact: true }).waitFor();
  await expectNoLayoutFaults(author.page, 'the start page');
  await author.page.getByRole('link', { name: 'Change your profile' }).click();
  await author.page.waitForURL('**/my-profile');
  await reason.waitFor();
  await saveProfile(
    contextFor(app, { kind: 'jobSeeker', id: person.id, sessionId: 1 }),
    null,
    { title: 'Head waiter' },
    {},
  );
  await author.page.goto('/');
  await author.page.getByText('Being checked').waitFor();
  expect(await reason.count()).toBe(0);
  expect(author.complaints).toEqual([]);
});

it('tells an employer why their offer was rejected', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db);
  const offer = await makeJobOffer(db, catalog, { employerId: employer.id, state: 'DRAFT', expiresAt: null });
  await db.review.deleteMany();
  await db.review.create({
    data: { jobOfferId: offer.id, state: 'REJECTED', reason: 'Please say what is paid.', decidedAt: new Date() },
  });
  const { page, complaints } = await signedIn(browser, app, employer, desktop);
  await page.goto('/');
  const reason = page.getByText('Please say what is paid.');
  await reason.waitFor();
  await page.getByRole('link', { name: /^Change / }).click();
  await page.waitForURL(`**/my-job-offers/${offer.id}`);
  await reason.waitFor();
  await expectNoLayoutFaults(page, 'the form of the offer');
  await page.goto('/my-job-offers');
  await page.getByText('Needs a change').waitFor();
  expect(complaints).toEqual([]);
});
