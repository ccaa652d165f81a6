import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The page of keys in a real browser. */

const app = testApp();
const browser = testBrowser();

const kindOf = async (key: string) => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { kind } }' }),
  });
  return (await response.json()).data?.viewer.kind ?? response.status;
};

it.each([phone, desktop])('makes, replaces and revokes a key at $width pixels', async (viewport) => {
  const { page } = await signedIn(browser, app, await makeEmployer(app.services.db), viewport);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Set up keys' }).click();
  await text(page, 'No keys yet');
  const add = page.getByRole('button', { name: 'New key' });
  await alive(add);
  await add.click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByText('Please provide a name.').waitFor();
  await dialog.getByText('Please choose at least one group.').waitFor();
  expect(await dialog.getByText('Back office').count()).toBe(0);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Rota program');
  await dialog.getByRole('checkbox', { name: /^Account/ }).check();
  await expectNoLayoutFaults(page, 'keys');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const shown = dialog.getByText(/^hh_/);
  const key = await shown.innerText();
  await expectNoLayoutFaults(page, 'keys');
  expect(await kindOf(key)).toBe('EMPLOYER');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await text(page, `${key.slice(0, 8)}… · Read: Account`);

  await page.getByRole('button', { name: 'Replace Rota program' }).click();
  await dialogOf(page).getByRole('button', { name: 'Replace key' }).click();
  await expect.poll(() => shown.innerText()).not.toBe(key);
  const second = await shown.innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect([await kindOf(key), await kindOf(second)]).toEqual(['EMPLOYER', 'EMPLOYER']);

  await page.getByRole('button', { name: 'Revoke Rota program' }).first().click();
  await dialogOf(page).getByRole('button', { name: 'Revoke key' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Revoke Rota program' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Revoke Rota program' }).click();
  await dialogOf(page).getByRole('button', { name: 'Revoke key' }).click();
  await text(page, 'No keys yet');
  expect([await kindOf(key), await kindOf(second)]).toEqual([401, 401]);
});
