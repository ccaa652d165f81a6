import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { announced, recordSpoken } from '../../support/liveRegions.ts';
import { alive, dialogOf } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** What forms and toasts say to screen readers. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);

it('an error is announced when its field has the focus already, again with each press', async () => {
  const { page } = await newPerson(browser, app.url, { viewport: desktop });
  await page.addInitScript(recordSpoken);
  await page.goto('/sign-up-as-a-employer');
  const name = page.getByRole('textbox', { name: 'Name' });
  await alive(name);
  await name.press('Enter');
  const refused = await page.locator('[id$="-name-error"]').innerText();
  const times = async () => (await announced(page)).filter((text) => text === refused).length;
  await expect.poll(times).toBe(1);
  await name.press('Enter');
  await expect.poll(times).toBe(2);
  await page.context().close();
});

it('an error above the fields is a new alert with each press', async () => {
  const { page } = await newPerson(browser, app.url, { viewport: desktop });
  await page.goto('/login');
  await alive(page.getByLabel('Email'));
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword);
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  // Readers announce an alert when it is added.
  const first = await page.locator('form').getByRole('alert').elementHandle();
  await page.keyboard.press('Enter');
  await expect.poll(() => first?.evaluate((alert) => alert.isConnected)).toBe(false);
  await page.locator('form').getByRole('alert').waitFor();
  await page.context().close();
});

it('what cannot be used yet can have the focus, and says why', async () => {
  const { page } = await signedIn(browser, app, await makeJobSeeker(app.services.db, catalog), desktop);
  await page.goto('/my-profile');
  const rate = page.getByLabel('Minimum hourly rate');
  await alive(rate);
  await page.getByLabel('City', { exact: true }).selectOption('');
  expect(await reasonOf(rate)).toContain('Select a city first.');
  await page.context().close();

  const office = await signedIn(browser, app, await makeAdmin(app.services.db), desktop);
  await office.page.goto('/admin/candidates?q=nobody');
  const exported = office.page.getByRole('button', { name: 'Export' });
  await alive(exported);
  expect(await reasonOf(exported)).toBe('There is nothing to export.');
  await exported.press('Enter');
  expect(await dialogOf(office.page).count()).toBe(0);
  await office.page.context().close();
});

/** What a control that cannot act yet is described by, once it has the focus. */
async function reasonOf(control: Locator): Promise<string> {
  await control.focus();
  expect(await control.getAttribute('aria-disabled')).toBe('true');
  expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

it('a label has a space before ‘optional’, and either of two ways to be reached is not required', async () => {
  const maria = await makeJobSeeker(app.services.db, catalog, { name: 'Maria Santos' });
  const { page } = await newPerson(browser, app.url, { viewport: desktop });
  await page.goto(`/Hire-Maria-in-Singapore-Job-anything-${maria.id}`);
  const contact = page.getByRole('button', { name: 'Contact Maria' }).first();
  await alive(contact);
  await contact.click();
  await dialogOf(page).getByRole('textbox', { name: 'Company optional', exact: true }).waitFor();
  expect(await dialogOf(page).getByLabel('Email').getAttribute('aria-required')).toBe(null);
  await page.context().close();
});

it('fields that may not be empty are said to be required', async () => {
  const { page } = await newPerson(browser, app.url, { viewport: desktop });
  await page.goto('/sign-up-as-a-employer');
  for (const name of ['Name', 'Email', 'Password']) {
    expect(await page.getByRole('textbox', { name }).getAttribute('aria-required'), name).toBe('true');
  }
  await page.context().close();
});

it('a toast stays while the focus or the pointer is on it, and then goes', async () => {
  const employer = await makeEmployer(app.services.db);
  await app.services.db.savedSearch.create({
    data: { employerId: employer.id, jobId: catalog.jobId, frequency: 'OFF', coveredUntil: new Date('2026-01-01') },
  });
  const { page } = await signedIn(browser, app, employer, desktop);
  await page.clock.install();
  await page.goto('/saved-searches');
  const daily = page.getByRole('radio', { name: 'Daily' });
  await alive(daily);
  await daily.press('Space');
  const toast = page.getByText('Emails about this search are on: daily.');
  await toast.waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.fastForward(20_000);
  expect(await toast.count()).toBe(1);
  await toast.hover();
  await daily.focus();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(20_000);
  await toast.waitFor({ state: 'detached' });
  await page.context().close();
});
