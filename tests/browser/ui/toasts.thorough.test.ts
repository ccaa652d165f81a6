import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectFocusOn } from '../../support/focus.ts';
import { announced, recordSpoken } from '../../support/liveRegions.ts';
import { alive, dialogOf, tabTo } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Toasts beside dialogs, by keyboard and by what screen readers hear. */

const app = testApp();
const browser = testBrowser();

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('a toast is part of the open dialog, is said once, and stays when the dialog closes, on %s', async (_, size) => {
  const employer = await makeEmployer(app.services.db, { emailVerified: false });
  const { page, complaints, context } = await signedIn(browser, app, employer, size);
  await page.addInitScript(recordSpoken);
  const text = `We sent a link to ${employer.email}. It works for 24 hours.`;
  const heard = async () => (await announced(page)).filter((said) => said.includes(text));
  await page.goto('/account');
  const confirm = page.getByRole('button', { name: 'Confirm your email' });
  await alive(confirm);
  // The toast comes when the dialog is open.
  let answer = () => {};
  const open = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await open;
    await route.continue();
  });
  await confirm.press('Enter');
  await page.getByRole('button', { name: 'Change password' }).press('Enter');
  const dialog = dialogOf(page);
  await dialog.waitFor();
  answer();
  const shown = dialog.getByRole('region', { name: 'Messages' }).getByText(text);
  await shown.waitFor();
  await expect.poll(heard).toEqual([text]);
  await dialog.locator('[data-announcer]').getByText(text).waitFor({ state: 'attached' });
  await tabTo(page, dialog.getByRole('button', { name: 'Dismiss' }));
  // It is not below the dialog.
  const { x, y } = await shown.evaluate((element) => element.getBoundingClientRect());
  expect(
    await page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left + 5, top + 5)?.textContent, [x, y]),
  ).toBe(text);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Messages' }).getByText(text).waitFor();
  await expectFocusOn(page, 'Change');
  expect(await heard()).toEqual([text]);

  await tabTo(page, page.getByRole('button', { name: 'Dismiss' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByText(text).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
