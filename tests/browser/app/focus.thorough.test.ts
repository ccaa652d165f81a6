import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectFocusOn } from '../../support/focus.ts';
import { alive, chatList, dialogOf } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { mailedCode } from '../../support/signUp.ts';
import { appCode } from '../../support/twoFactor.ts';
import { desktop, phone } from '../../support/viewports.ts';

/**
 * Where content takes the place of other content, the focus moves to its beginning, in view. The subscription that is resumed is in
 * subscription.test.ts. All by keyboard.
 */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let maria: User;
const longAgo = new Date('2026-01-01');

beforeAll(async () => {
  maria = await makeJobSeeker(app.services.db, catalog, { name: 'Maria Santos' });
});

const visit = async (path: string, viewport = phone) => {
  const { page } = await newPerson(browser, app.url, { viewport, reducedMotion: 'reduce' });
  await page.goto(path);
  return page;
};
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  await alive(button);
  await button.press('Enter');
}

describe('the next step', () => {
  it('of a sign-up is the code, and each step of the profile begins with its heading', async () => {
    const page = await visit('/sign-up-as-a-candidate');
    await alive(page.getByLabel('Name'));
    await page.getByLabel('Name').fill('Wilma Waiter');
    await page.getByLabel('Email').fill('wilma@example.test');
    await page.getByRole('textbox', { name: 'Password' }).fill(testPassword);
    await page.keyboard.press('Enter');
    await expectFocusOn(page, 'Check your email');
    await page.getByLabel('Code').fill(await mailedCode(app, 'wilma@example.test'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/create-my-profile');
    await page.getByRole('heading', { level: 2, name: 'Step 1 of 6: General Information' }).waitFor();
    for (const label of ['Gender', 'Country of origin', 'Mother tongue']) {
      await page.getByLabel(label, { exact: true }).selectOption({ index: 1 });
    }
    await page.getByLabel('WhatsApp phone number').fill('+65 8123 4567');
    await press(page, 'Next');
    await expectFocusOn(page, 'Step 2 of 6: Location');
    await press(page, 'Back');
    await expectFocusOn(page, 'Step 1 of 6: General Information');
    await page.context().close();
  });

  it('of a forgotten password is the mail', async () => {
    const page = await visit('/reset-password');
    await alive(page.getByLabel('Email'));
    await page.getByLabel('Email').fill('gone@example.test');
    await page.keyboard.press('Enter');
    await expectFocusOn(page, 'Check your email');
    await page.context().close();
  });

  it('of a contact begins with its heading, and closing the last one leads back', async () => {
    const page = await visit(`/Hire-Maria-in-Singapore-Job-anything-${maria.id}`);
    await press(page, 'Contact Maria');
    const dialog = dialogOf(page);
    await dialog.getByLabel('Email').fill('gus@example.test');
    await page.keyboard.press('Enter');
    await expectFocusOn(page, 'Step 2 of 3');
    await press(page, 'Back');
    await expectFocusOn(page, 'Step 1 of 3');
    await press(page, 'INQUIRE NOW');
    await dialog.getByLabel('Part-time').check();
    await press(page, 'PROCEED');
    await dialog.getByText('Step 3 of 3').waitFor();
    await expect
      .poll(() =>
        dialog
          .getByRole('radio')
          .first()
          .evaluate((radio) => radio === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    // The button that opened it is now the link 'Continue to chat', and the heading above it has the focus.
    await expectFocusOn(page, 'Maria');
    await page.context().close();
  });

  it('of two-factor login begins with its heading, when it is set up and at the login', async () => {
    const employer = await makeEmployer(app.services.db);
    const { page } = await signedIn(browser, app, employer, phone);
    await page.goto('/account');
    await press(page, 'Set up');
    await expectFocusOn(page, 'Two-factor login');
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.keyboard.press('Enter');
    await expectFocusOn(page, 'Step 2 of 3: Your app');
    const key = await page.getByRole('main').locator('code').first().innerText();
    await page.getByLabel('Code from the app').fill(await appCode(key));
    await page.keyboard.press('Enter');
    await expectFocusOn(page, 'Step 3 of 3: Your backup codes');
    const backup = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').first().innerText();
    // Another page load, which begins at its start.
    await press(page, 'I have saved the codes');
    await press(page, 'New backup codes');
    await dialogOf(page).getByLabel('Password', { exact: true }).fill(testPassword);
    await dialogOf(page).getByLabel('Code from your app, or a backup code').fill(backup);
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Backup codes' }).waitFor();
    await expect.poll(() => dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);

    const second = await visit('/login');
    await alive(second.getByLabel('Email'));
    await second.getByLabel('Email').fill(employer.loginEmail ?? '');
    await second.getByRole('textbox', { name: 'Password' }).fill(testPassword);
    await second.keyboard.press('Enter');
    await expectFocusOn(second, 'Two-factor login');
    await press(second, 'Use a backup code');
    await expectFocusOn(second, 'Enter a backup code');
    await second.context().close();
    await page.context().close();
  });

  it('of an import is what the file would do', async () => {
    const { page } = await signedIn(browser, app, await makeAdmin(app.services.db), desktop);
    page.on(
      'filechooser',
      (chooser) =>
        void chooser.setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nZelda\n') }),
    );
    await page.goto('/admin/imports');
    const field = page.getByLabel('Choose a file');
    await alive(field);
    await field.press('Space');
    await expectFocusOn(page, 'Not checked: people.csv');
    await page.context().close();
  });
});

it('another chat begins with the person', async () => {
  const seeker = await makeJobSeeker(app.services.db, catalog);
  for (const name of ['Hugo Hirer', 'Erin Example']) {
    const employer = await makeEmployer(app.services.db, { name });
    const visitor = await new Visitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
    await visitor.graphql('mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { __typename } }', {
      id: encodeGlobalId('JobSeeker', seeker.id),
    });
  }
  const { page } = await signedIn(browser, app, seeker, desktop);
  await page.goto('/chat');
  for (const name of ['Hugo', 'Erin']) {
    const link = chatList(page).getByRole('link', { name: new RegExp(name) });
    await alive(link);
    await link.press('Enter');
    await expectFocusOn(page, name);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(name);
  }
  await page.context().close();
});

describe('a list', () => {
  it('leads to the next row when the focused one is removed, and to the heading after the last one', async () => {
    const employer = await makeEmployer(app.services.db);
    const search = { employerId: employer.id, jobId: catalog.jobId, frequency: 'OFF', coveredUntil: longAgo } as const;
    await app.services.db.savedSearch.createMany({ data: [search, { ...search, cityId: catalog.cityId }] });
    const { page } = await signedIn(browser, app, employer, phone);
    await page.goto('/saved-searches');
    const remove = page.getByRole('main').getByRole('button', { name: /^Delete/ });
    await alive(remove.first());
    await remove.first().press('Enter');
    await dialogOf(page).getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect.poll(() => remove.count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('LI');
    await expectFocusOn(page, '');
    await remove.first().press('Enter');
    await dialogOf(page).getByRole('button', { name: 'Confirm' }).press('Enter');
    await expectFocusOn(page, 'People');
    await page.context().close();
  });

  it('continues with its first new row after the last ‘Load more’', async () => {
    const employer = await makeEmployer(app.services.db);
    for (let offer = 1; offer <= 13; offer += 1) {
      await makeJobOffer(app.services.db, catalog, { employerId: employer.id, company: `Company ${offer}` });
    }
    const page = await visit('/all-offers-all', desktop);
    const cards = page.getByRole('main').getByRole('article');
    await press(page, 'Load more');
    await expect.poll(() => cards.count()).toBe(13);
    const last = await cards.last().innerText();
    await expectFocusOn(page, last.split('\n')[0] ?? '');
    await page.context().close();
  });

  it('begins with its first row on the next page', async () => {
    for (let person = 1; person <= 7; person += 1) {
      await makeJobSeeker(app.services.db, catalog, { name: `Person ${person}`, createdAt: longAgo });
    }
    const { page } = await signedIn(browser, app, await makeAdmin(app.services.db), phone);
    await page.goto('/admin/candidates?page_size=5');
    const next = page.getByRole('link', { name: 'Next page' });
    await alive(next);
    await next.press('Enter');
    await page.waitForURL('**page=2**');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('tbody > tr:first-child'))).toBe(true);
    await expectFocusOn(page, '');
    await page.context().close();
  });
});

it('a control that is removed as soon as it has the focus leads to the heading of its part', async () => {
  const page = await visit('/login');
  await alive(page.getByRole('button', { name: 'Log in' }).last());
  await page.evaluate(() => {
    const part = document.createElement('section');
    part.innerHTML = '<h2>The part</h2><button type="button">Stays</button><button type="button">Goes</button>';
    document.querySelector('main')?.append(part);
    const [stays, goes] = part.querySelectorAll('button');
    stays?.focus();
    goes?.focus();
    goes?.remove();
  });
  await expectFocusOn(page, 'The part');
});
