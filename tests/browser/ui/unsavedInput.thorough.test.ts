import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** Input that is not saved, when its page is left. FormDialog.component.test.tsx has the form itself. */

const app = testApp();
const browser = testBrowser();
const admin = fixture(() => makeAdmin(app.services.db));

/** An admin's page, and which questions of the browser itself it has had. */
async function openOffice(path: string) {
  const office = await signedIn(browser, app, admin, desktop);
  const asked: string[] = [];
  office.page.on('dialog', async (question) => {
    asked.push(question.type());
    await question.accept();
  });
  await office.page.goto(path);
  await alive(office.page.getByRole('main').getByRole('button').first());
  return { ...office, asked, question: office.page.getByRole('dialog', { name: 'Discard your changes?' }) };
}

it('is asked about before the page is left, and kept over a reload', async () => {
  const { page, asked, question, complaints } = await openOffice('/admin/introductions');
  await page.locator('summary', { hasText: 'Settings' }).click();
  await page.getByRole('link', { name: 'Prices' }).click();
  await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor();
  const add = page.getByRole('button', { name: 'Add a price' });
  const amount = page.getByLabel('Price per month');
  await add.click();
  await amount.fill('77');
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await amount.inputValue()).toBe('77');

  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await alive(add);
  await add.click();
  await page.getByText('We restored your draft.').waitFor();
  expect(await amount.inputValue()).toBe('77');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Introductions' }).waitFor();
  expect(complaints).toEqual([]);
});

it('is kept on a page that is older than the server, which is read again when nothing typed would be lost', async () => {
  const { page, question } = await openOffice('/admin/jobs/create');
  // The server has not known these for two releases.
  await page.route('**/graphql', async (route) => {
    const { extensions, ...rest } = route.request().postDataJSON();
    const persistedQuery = { ...extensions.persistedQuery, sha256Hash: 'f'.repeat(64) };
    await route.continue({ postData: JSON.stringify({ ...rest, extensions: { persistedQuery } }) });
  });
  const mark = () => page.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined);
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const [name, plural] = [page.getByLabel('Name', { exact: true }), page.getByLabel('Plural', { exact: true })];
  await mark();
  await name.fill('Sommelier');
  await plural.fill('Sommeliers');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('A new version is available. Please reload the page.').waitFor();
  await hide();
  expect(await name.inputValue()).toBe('Sommelier');
  expect(await isSamePage()).toBe(true);

  await name.clear();
  await plural.clear();
  await hide();
  await expect.poll(isSamePage).toBe(false);

  await mark();
  await alive(page.getByRole('button', { name: 'Save', exact: true }));
  await page.evaluate(() => Object.assign(performance, { now: () => 60_000 }) && undefined);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(isSamePage).toBe(false);
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
  expect(await question.isVisible()).toBe(false);
});
