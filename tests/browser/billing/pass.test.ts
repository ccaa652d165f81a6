import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf, tabTo, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { boughtBy, fillCard, openOwn } from '../../support/subscriptionPage.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** A pass, from its price in the back office to its days on 'My subscription'. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
const tablet = { width: 768, height: 1024 };
const passName = 'Pass SGD 19 for 7 days, ends by itself';
let maria: User;

beforeAll(async () => {
  maria = await makeJobSeeker(app.services.db, catalog, { name: 'Maria Santos' });
});

/** As shown before the purchase. The provider's clock is another one. */
const end = () => formatDay(new Date(app.clock.now.getTime() + 7 * 86_400_000));
const endOf = (bought: { currentPeriodEnd: Date } | undefined) => bought?.currentPeriodEnd ?? expect.fail('Not bought');

const isFocused = (field: Locator) =>
  expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);

it('an admin sets the price of a pass', async () => {
  const { page, context, complaints } = await signedIn(browser, app, await makeAdmin(app.services.db), desktop);
  await page.goto('/admin/prices');
  const add = page.getByRole('button', { name: 'Add a price' });
  await alive(add);
  await add.click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Currency').selectOption({ label: 'SGD · Singapore dollar' });
  await dialog.getByRole('radio', { name: 'Pass of 7 days, ends by itself' }).check();
  await dialog.getByLabel('Price for 7 days').fill('19');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved: Pass SGD 19 for 7 days.').waitFor();
  await page.getByRole('row', { name: /Pass/ }).getByText('SGD 19 for 7 days').waitFor();
  await expectNoLayoutFaults(page, 'the prices');
  expect(complaints).toEqual([]);
  await context.close();
});

it('a visitor chooses a pass by keyboard, and pays it once', async () => {
  const { page, context, complaints } = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true });
  await page.goto(`/Hire-Maria-in-Singapore-Job-anything-${maria.id}`);
  const contact = page.getByRole('button', { name: 'Contact Maria' }).first();
  await alive(contact);
  await page.getByText('From SGD 49 a month, cancel any time. Or SGD 19 for 7 days, ends by itself').first().waitFor();
  await contact.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await dialog.getByText('From SGD 49 a month. Cancel any time. Or SGD 19 for 7 days, ends by itself.').waitFor();
  await expectNoLayoutFaults(page, 'step 1');
  await isFocused(dialog.getByLabel('Name'));
  await page.keyboard.type('Gus Guest');
  await tabTo(page, dialog.getByLabel('Email'));
  await page.keyboard.type('gus@pass.test');
  await page.keyboard.press('Enter');
  await dialog.getByText('Step 2 of 3').waitFor();
  await tabTo(page, dialog.getByLabel('Description'));
  await page.keyboard.type('One week of harvest.');
  await tabTo(page, dialog.getByRole('button', { name: 'PROCEED' }));
  await page.keyboard.press('Enter');

  const payment = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  const radios = payment.getByRole('radio');
  await radios.first().waitFor();
  expect(await radios.count()).toBe(3);
  await isFocused(radios.first());
  await payment.getByRole('checkbox', { name: /renews until I cancel it/ }).waitFor();
  // The last option comes before the first one.
  await page.keyboard.press('ArrowUp');
  const pass = payment.getByRole('radio', { name: passName, exact: true });
  await isFocused(pass);
  expect(await pass.isChecked()).toBe(true);
  await payment.getByText(`You pay SGD 19 today. It ends by itself on ${end()}, and is not renewed.`).waitFor();
  const terms = payment.getByRole('checkbox', { name: 'I accept the terms.' });
  await terms.waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [phone, tablet, desktop]) {
      await page.setViewportSize(size);
      await expectNoLayoutFaults(page, `the payment at ${size.width}, ${colorScheme}`);
    }
  }
  await page.setViewportSize(phone);
  await fillCard(page, '4242424242424242');
  await tabTo(page, terms);
  await page.keyboard.press('Space');
  await tabTo(page, payment.getByRole('button', { name: 'Pay SGD 19' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/chat/shared/*');
  // A phone leaves the details out.
  await text(page, 'Thank you! Your subscription is active.');
  await page.setViewportSize(desktop);
  await text(page, /^Pass, SGD 19\. It ends by itself on/);
  const guest = await app.services.db.user.findFirstOrThrow({ where: { email: 'gus@pass.test' } });
  const [bought] = await boughtBy(app, guest);
  expect(bought).toMatchObject({ recurringMode: 'PASS', cancelAtPeriodEnd: true, invoices: [{ amount: 1900 }] });
  await text(page, `It ends by itself on ${formatDay(endOf(bought))}, and is not renewed.`);
  expect(complaints).toEqual([]);
  await context.close();
});

it("an employer buys one on 'My subscription', which has nothing more to press then, and again when it has ended", async () => {
  const employer = await makeEmployer(app.services.db);
  const { page, complaints } = await signedIn(browser, app, employer, phone);
  await openOwn(page);
  const buy = async () => {
    await page.getByRole('button', { name: 'Buy a pass' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
    expect(await dialog.getByRole('radio', { name: passName, exact: true }).isChecked()).toBe(true);
    await dialog.getByRole('checkbox', { name: 'I accept the terms.' }).check();
    await fillCard(page, '4242424242424242');
    await dialog.getByRole('button', { name: 'Pay SGD 19' }).click();
  };
  for (const size of [desktop, tablet, phone]) {
    await page.setViewportSize(size);
    await expectNoLayoutFaults(page, `the plans at ${size.width}`);
  }
  await buy();
  await text(page, /, is not renewed$/);
  const [bought] = await boughtBy(app, employer);
  await text(page, `${formatDay(endOf(bought))}, is not renewed`);
  const plan = page.getByRole('region', { name: 'Pass' });
  await plan.getByText('Ends on').waitFor();
  await plan.getByText('SGD 19 for 7 days').waitFor();
  expect(await plan.getByRole('button').count()).toBe(0);
  for (const size of [desktop, tablet, phone]) {
    await page.setViewportSize(size);
    await expectNoLayoutFaults(page, `the pass at ${size.width}`);
  }

  app.clock.now = endOf(bought);
  await openOwn(page);
  await text(page, /^Your pass ended on/);
  await page.getByRole('button', { name: 'Buy a pass' }).waitFor();
  expect(complaints).toEqual([]);
});
