import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** The behavior of every confirmation, tested with the deletion of a price. */

const app = testApp();
const browser = testBrowser();
testCatalog(app);
let admin: User;

beforeAll(async () => {
  admin = await makeAdmin(app.services.db);
});

async function openPrices() {
  const office = await signedIn(browser, app, admin, desktop);
  await office.page.goto('/admin/prices');
  const button = office.page.getByRole('button', { name: /^Delete Yearly/ });
  await alive(button);
  return { ...office, button };
}

const hasFocus = (locator: ReturnType<Page['getByRole']>) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

it('focuses Cancel first, and returns the focus when it is cancelled', async () => {
  const { page, button, complaints } = await openPrices();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Delete Price' });
  await dialog.getByText(/^Please confirm that you want to delete a Price : Yearly/).waitFor();
  await hasFocus(dialog.getByRole('button', { name: 'Cancel' }));
  await expectNoLayoutFaults(page, 'the confirmation');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(button);
  await button.press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(button);
  expect(await app.services.db.pricingOption.count()).toBe(2);
  expect(complaints).toEqual([]);
});

it('shows a failure inside, stays open while it is busy, and moves the focus on when the row is deleted', async () => {
  const { context, page, button } = await openPrices();
  await button.click();
  const dialog = dialogOf(page);
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await confirm.waitFor();
  await context.setOffline(true);
  await confirm.click();
  await dialog.getByRole('alert').waitFor();
  await context.setOffline(false);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  await confirm.click();
  await expect.poll(() => confirm.getAttribute('aria-busy')).toBe('true');
  await expect.poll(() => dialog.getByRole('alert').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await dialog.isVisible()).toBe(true);
  release();
  await dialog.waitFor({ state: 'detached' });
  await button.waitFor({ state: 'detached' });
  // On the row that is left.
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('tbody *'))).toBe(true);
  expect(await app.services.db.pricingOption.count()).toBe(1);
});
