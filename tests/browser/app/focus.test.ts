import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobOffer } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectFocusOn } from '../../support/focus.ts';
import { alive } from '../../support/pageSteps.ts';
import { desktop } from '../../support/viewports.ts';

/** Where content takes the place of other content, the focus moves to its beginning, in view. All by keyboard. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let employer: User;

beforeAll(async () => {
  const { db } = app.services;
  employer = await makeEmployer(db);
  for (let offer = 1; offer <= 13; offer += 1) {
    await makeJobOffer(db, catalog, { employerId: employer.id, company: `Company ${offer}` });
  }
});

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  await alive(button);
  await button.press('Enter');
}

it('is on the first new row of a list, and on the heading of the next page', async () => {
  const { page, complaints } = await newPerson(browser, app.url, { viewport: desktop, reducedMotion: 'reduce' });
  await page.goto('/all-offers-all');
  const cards = page.getByRole('main').getByRole('article');
  await press(page, 'Load more');
  await expect.poll(() => cards.count()).toBe(13);
  const last = await cards.last().innerText();
  await expectFocusOn(page, last.split('\n')[0] ?? '');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).press('Enter');
  await page.waitForURL('**/careers');
  await expectFocusOn(page, 'Work at Hourhand');
  // What is removed as soon as it has the focus leads to the heading of its part.
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
  expect(complaints).toEqual([]);
});
