import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** The behavior of every form, tested with the forms of the back office. */

const app = testApp();
const browser = testBrowser();
const reference = testCatalog(app);
let admin: User;

beforeAll(async () => {
  const { db } = app.services;
  await db.country.create({
    data: { name: 'Japan', currencyCode: 'JPY', currencySymbol: '¥', currencyName: 'Japanese yen' },
  });
  await app.services.reference.refresh();
  admin = await makeAdmin(app.services.db);
});

const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

async function openOffice(path: string) {
  const office = await signedIn(browser, app, admin, desktop);
  await office.page.goto(path);
  await alive(office.page.getByRole('main').getByRole('button').first());
  return office;
}

async function addPrice(page: Page) {
  await page.getByRole('button', { name: 'Add a price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a price' });
  await dialog.waitFor();
  return { dialog, amount: dialog.getByLabel('Price per month') };
}

it('shows errors of the schema and of the server at their fields, with the focus on the first', async () => {
  const employer = await makeEmployer(app.services.db, { name: 'Fay Formal' });
  const { page, complaints } = await openOffice(`/admin/employer_subscriptions/${employer.id}`);
  await page.getByRole('button', { name: 'Give a subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a subscription' });
  const day = dialog.getByLabel('Last day');
  const reason = dialog.getByLabel('Reason');
  await reason.fill('Thanks');
  await reason.fill(' ');
  await reason.press('Tab');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await dialog.getByText('Please choose the last day.').waitFor();
  await dialog.getByText('Please provide a reason.').waitFor();
  await hasFocus(day);
  expect(await day.getAttribute('aria-invalid')).toBe('true');

  // An error disappears when its field is changed; the others remain.
  await day.fill('2020-01-01');
  expect(await dialog.getByText('Please choose the last day.').count()).toBe(0);
  await dialog.getByText('Please provide a reason.').waitFor();
  await reason.fill('Thanks');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await dialog.getByText('Please choose a day in the future.').waitFor();
  await hasFocus(day);
  expect(await reason.inputValue()).toBe('Thanks');
  await expectNoLayoutFaults(page, 'the form with an error of the server');
  expect(complaints).toEqual([]);
});

it('shows a failure without a field above the fields', async () => {
  const price = await app.services.db.pricingOption.create({
    data: { currency: 'MYR', recurringMode: 'MONTHLY', amount: 9900 },
  });
  const { page } = await openOffice('/admin/prices');
  await page.getByRole('button', { name: 'Edit Monthly subscription in MYR' }).click();
  await app.services.db.pricingOption.delete({ where: { id: price.id } });
  await dialogOf(page).getByLabel('Price per month').fill('95');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await dialogOf(page).getByRole('alert').waitFor();
  expect(await dialogOf(page).getByLabel('Price per month').inputValue()).toBe('95');
});

it('warns before input is lost, and keeps it over a reload', async () => {
  const { page, complaints } = await openOffice('/admin/introductions');
  await page.locator('summary', { hasText: 'Settings' }).click();
  await page.getByRole('link', { name: 'Prices' }).click();
  await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  const { dialog, amount } = await addPrice(page);
  await amount.fill('77');

  await page.keyboard.press('Escape');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await hasFocus(amount);

  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/admin/prices');
  expect(await amount.inputValue()).toBe('77');

  const asked: string[] = [];
  page.on('dialog', async (browserQuestion) => {
    asked.push(browserQuestion.type());
    await browserQuestion.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await alive(page.getByRole('button', { name: 'Add a price' }));
  const again = await addPrice(page);
  await again.dialog.getByText('We restored your draft.').waitFor();
  expect(await again.amount.inputValue()).toBe('77');
  await expectNoLayoutFaults(page, 'the restored form');
  await again.dialog.getByRole('button', { name: 'Start over' }).click();
  expect(await again.amount.inputValue()).toBe('');

  // Without input there is no warning.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('button', { name: 'Add a price' }));

  await (await addPrice(page)).amount.fill('78');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Introductions' }).waitFor();
  await page.goForward();
  await alive(page.getByRole('button', { name: 'Add a price' }));
  expect(await (await addPrice(page)).amount.inputValue()).toBe('');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  expect(complaints).toEqual([]);
});

describe('input that is not saved', () => {
  /** Opens the record of an employer or a job seeker and types into it. */
  async function edited(path: string, label: string) {
    const office = await openOffice(path);
    const asked: string[] = [];
    office.page.on('dialog', async (question) => {
      asked.push(question.type());
      await question.accept();
    });
    await office.page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill('Typed and not saved');
    return { ...office, asked, question: office.page.getByRole('dialog', { name: 'Discard your changes?' }) };
  }

  it.each([
    ['employer', 'employers', 'Company name'],
    ['job seeker', 'candidates', 'Title'],
  ])('does not hold up the deletion of its %s', async (noun, list, label) => {
    const { db } = app.services;
    const { id } = noun === 'employer' ? await makeEmployer(db) : await makeJobSeeker(db, reference);
    const { page, asked, complaints } = await edited(`/admin/${list}/${id}`, label);
    await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
    await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(`**/admin/${list}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is asked about before a logout, and never after it', async () => {
    const { id } = await makeEmployer(app.services.db);
    const { page, asked, question } = await edited(`/admin/employers/${id}`, 'Company name');
    const logOut = async () => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('button', { name: 'Log out', exact: true }).click();
      await question.waitFor();
    };
    await logOut();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Company name').inputValue()).toBe('Typed and not saved');
    await logOut();
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.waitForURL(`${app.url}/`);
    expect(asked).toEqual([]);
  });

  it('does not hold up a page whose session has ended in another tab', async () => {
    const { id } = await makeEmployer(app.services.db);
    const { page, context, asked } = await edited(`/admin/employers/${id}`, 'Company name');
    const other = await context.newPage();
    await other.goto('/');
    await other.evaluate(() => localStorage.setItem('hourhand-session', 'another'));
    await page.getByText('We restored your draft.').waitFor();
    expect(asked).toEqual([]);
  });
});

it('is sent once, and cannot be changed or closed while busy', async () => {
  const { page } = await openOffice('/admin/prices');
  const { dialog } = await addPrice(page);
  await dialog.getByLabel('Currency').selectOption('JPY');
  await dialog.getByRole('radio', { name: 'Yearly' }).check();
  const yearly = dialog.getByLabel('Price per year');
  await yearly.fill('500');
  let sent = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"amount":500')) sent += 1;
    await released;
    await route.continue();
  });
  await yearly.press('Enter');
  await yearly.press('Enter');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect.poll(() => save.getAttribute('aria-busy')).toBe('true');
  await save.click({ force: true });
  await yearly.pressSequentially('9');
  await page.keyboard.press('Escape');
  expect(await yearly.inputValue()).toBe('500');
  release();
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toBe(1);
  const stored = await app.services.db.pricingOption.findMany({ where: { currency: 'JPY' } });
  expect(stored.map((option) => option.amount)).toEqual([500]);
});

it('with steps validates one step at a time, focuses its heading, and keeps input', async () => {
  await makeJobSeeker(app.services.db, reference);
  const { page, complaints } = await newPerson(browser, app.url, { viewport: desktop });
  await page.goto('/all-job');
  await page.goto((await page.getByRole('main').locator('a[href^="/Hire-"]').first().getAttribute('href')) ?? '');
  const contact = page.getByRole('button', { name: /^Contact / }).first();
  await alive(contact);
  await contact.click();
  const first = page.getByRole('dialog', { name: 'Contact now' });
  const email = first.getByLabel('Email');
  await first.getByRole('button', { name: 'INQUIRE NOW' }).click();
  await first.getByText('Attention! You should enter at least email or WhatsApp.').waitFor();
  await hasFocus(email);
  await email.fill('gina@example.test');
  await email.press('Enter');
  const second = page.getByRole('dialog', { name: 'Set preferences' });
  await hasFocus(second.getByRole('heading', { name: 'Step 2 of 3: The work' }));
  await second.getByLabel('Full-time').check();
  await second.getByRole('button', { name: 'Back' }).click();
  await hasFocus(first.getByRole('heading', { name: 'Step 1 of 3: Your details' }));
  expect(await email.inputValue()).toBe('gina@example.test');

  // This dialog closes without a warning, because it keeps its values while the page is open.
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'detached' });
  await contact.click();
  expect(await email.inputValue()).toBe('gina@example.test');
  await email.press('Enter');
  expect(await second.getByLabel('Full-time').isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});
