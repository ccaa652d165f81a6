import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { Program } from '../../support/program.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The pages of integrations in a real browser. */

const app = testApp();
const browser = testBrowser();

const statusOf = async (key: string) => (await new Program(app.url, key).fetch('/api/get-user-info')).status;

it.each([phone, desktop])('makes an integration, a key and its end at $width pixels', async (viewport) => {
  const { page } = await signedIn(browser, app, await makeAdmin(app.services.db), viewport);
  await page.goto('/admin/integrations');
  const add = page.getByRole('button', { name: 'Add an integration' });
  await alive(add);
  await add.click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Please provide a name.').waitFor();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Payroll import');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { name: 'Payroll import', level: 1 }).waitFor();
  await text(page, 'No keys yet');

  await page.getByRole('button', { name: 'New key' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night run');
  for (const group of [/^Account/, /^Billing/, /^Chats/, /^Hiring/, /^Job offers/, /^People/, /^Back office/])
    await dialog.getByRole('checkbox', { name: group }).check();
  await dialog.getByRole('textbox', { name: 'Websites' }).fill('shop.example.com');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByText('Please use origins such as').waitFor();
  await expectNoLayoutFaults(page, 'integration');
  await dialog.getByRole('textbox', { name: 'Websites' }).fill('');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const shown = dialog.getByText(/^hh_/);
  const key = await shown.innerText();
  await dialog.getByRole('button', { name: 'Copy the key' }).waitFor();
  expect(await statusOf(key)).toBe(200);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText(`${key.slice(0, 8)}…`).waitFor();
  // Shown once.
  expect(await page.content()).not.toContain(key);
  await expectNoLayoutFaults(page, 'integration');

  await page.getByRole('button', { name: 'Revoke Night run' }).click();
  await dialogOf(page).getByRole('button', { name: 'Revoke key' }).click();
  await text(page, 'No keys yet');
  expect(await statusOf(key)).toBe(401);
  await page.reload();
  await page.getByText('revoked a key of the integration Payroll import').waitFor();

  const end = page.getByRole('button', { name: 'End', exact: true });
  await alive(end);
  await end.click();
  await dialogOf(page).getByRole('button', { name: 'End integration' }).click();
  await page.getByText('Ended').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'New key' }).count()).toBe(0);
  await page.goto('/admin/integrations');
  await page.getByRole('link', { name: 'Payroll import' }).first().waitFor();
  await expectNoLayoutFaults(page, 'integrations');
});
