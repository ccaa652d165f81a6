import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, isInView } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { phone } from '../../support/viewports.ts';

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);

it('an admin decides by single keys, about what is there now, and a rejected author sees why', async () => {
  const { db } = app.services;
  const clara = await makeAdmin(db);
  const newProfile = (name: string) => makeJobSeeker(db, catalog, { name, active: false });
  const [mei, ana] = [await newProfile('Mei Tan'), await newProfile('Ana Cruz')];
  await db.user.update({ where: { id: ana.id }, data: { active: true } });
  await db.review.deleteMany({ where: { jobSeekerId: ana.id } });
  await db.user.update({ where: { id: ana.id }, data: { title: 'Head waiter' } });
  const rosa = await newProfile('Rosa Lim');
  await db.emailTemplate.create({ data: { name: 'Photo', text: 'Please add a photo of yourself.' } });
  const { page, complaints } = await signedIn(browser, app, clara, { width: 375, height: 600 });
  await page.goto('/admin');
  await page.getByRole('link', { name: '3 profiles and job offers to review' }).click();
  await page.waitForURL('**/admin/reviews');
  await page.getByRole('link', { name: 'Mei Tan', exact: true }).click();
  await page.getByRole('heading', { name: 'New profile' }).waitFor();
  const approve = page.getByRole('button', { name: 'Approve' });
  await alive(approve);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await isInView(page, approve)).toBe(true);
  await page.keyboard.press('Alt+n');
  await page.getByRole('heading', { name: 'Changed since the last approval' }).waitFor();
  const changes = () => page.locator('dl').last().innerText();
  await expect.poll(changes).toMatch(/Title\s+Before\s+Friendly waiter\s+After\s+Head waiter/);
  await expectNoLayoutFaults(page, 'a changed profile');
  await page.keyboard.press('Alt+p');
  await page.getByRole('heading', { name: 'New profile' }).waitFor();
  await page.keyboard.press('a');
  await page.getByText('Approved. The job seeker gets an email.').waitFor();
  await page.getByRole('heading', { name: 'Ana Cruz' }).waitFor();

  // Not about an older version.
  await db.user.update({ where: { id: ana.id }, data: { title: 'Barista' } });
  await page.keyboard.press('a');
  await page.getByText('This was changed since you opened it. Please look at it again.').waitFor();
  await page.getByText('Barista').waitFor();
  await page.keyboard.press('a');
  await page.getByRole('heading', { name: 'Rosa Lim' }).waitFor();

  // Not while typing.
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('is not public until you approve it').waitFor();
  await dialog.getByLabel('Template').selectOption('Photo');
  await dialog.getByLabel('What has to change').pressSequentially(' A real one.');
  await expectNoLayoutFaults(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await page.getByText('Rejected. Its author gets an email.').waitFor();
  const where = { jobSeekerId: { in: [mei.id, ana.id, rosa.id] } };
  expect(await db.review.findMany({ where, orderBy: { id: 'asc' } })).toMatchObject([
    { state: 'APPROVED' },
    { state: 'APPROVED' },
    { state: 'REJECTED', reason: 'Please add a photo of yourself. A real one.' },
  ]);
  expect(complaints).toEqual([]);

  const author = await signedIn(browser, app, rosa, phone);
  await author.page.goto('/');
  const reason = author.page.getByText('Please add a photo of yourself. A real one.');
  await reason.waitFor();
  await author.page.getByRole('link', { name: 'Change your profile' }).click();
  await author.page.waitForURL('**/my-profile');
  await reason.waitFor();
  expect(author.complaints).toEqual([]);
});
