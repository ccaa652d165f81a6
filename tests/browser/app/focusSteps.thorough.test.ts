import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { newPerson, type Person, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { expectFocusOn } from '../../support/focus.ts';
import { codeIn, mailsTo } from '../../support/outbox.ts';
import { alive, chatList, dialogOf } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { appCode } from '../../support/twoFactor.ts';
import { phone } from '../../support/viewports.ts';

/** The focus on a phone: along the steps of forms and edits in place, and above the bottom bar. */

const fixtures = testFixtures();
const browser = testBrowser();

const as = (who: 'employer' | 'jobSeeker') => signedIn(browser, fixtures.app, fixtures.people[who], phone);
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  await alive(button);
  await button.press('Enter');
}

/** The label of the field that has the focus, and the text that belongs to it. */
const focusedField = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return field?.tagName ?? '';
    const hints = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    return [field.labels?.[0], ...hints].map((text) => text?.textContent ?? '').join(' ');
  });

it('follows the steps of a new email and of two-factor login', async () => {
  const { app } = fixtures;
  const { page } = await signedIn(browser, app, await makeEmployer(app.services.db), phone);
  await page.goto('/account');
  await press(page, 'Change email');
  const email = 'new@steps.test';
  await dialogOf(page).getByLabel('New email').fill(email);
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedField(page)).toContain(`Code Enter the 8-digit code that we sent to ${email}.`);
  await page.keyboard.type(codeIn((await mailsTo(app, email))[0]));
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor({ state: 'detached' });
  await expectFocusOn(page, 'Change');

  await press(page, 'Set up');
  await expectFocusOn(page, 'Two-factor login');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'Step 2 of 3: Your app');
  const key = await page.getByRole('main').locator('code').first().innerText();
  await page.getByLabel('Code from the app').fill(await appCode(key));
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'Step 3 of 3: Your backup codes');
});

it('follows a note that is edited in place, another chat, and the answer to a form of the browser’s own', async () => {
  const { app, people } = fixtures;
  const { db, unsubscribeTokens } = app.services;
  const seeker = await makeJobSeeker(db, fixtures.catalog, { name: 'Maria Santos' });
  await db.shortlistEntry.create({ data: { employerId: people.employer.id, jobSeekerId: seeker.id } });
  const { page } = await as('employer');
  await page.goto('/shortlist');
  await press(page, 'Add a note about Maria');
  await expect.poll(() => focusedField(page)).toContain('Private note');
  await page.keyboard.type('Free on Mondays.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'Edit note');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedField(page)).toContain('Private note');
  await page.keyboard.press('Escape');
  await expectFocusOn(page, 'Edit note');
  const token = unsubscribeTokens.issue({ kind: 'message-mail', userId: people.employer.id });
  await page.goto(`/unsubscribe/${token}`);
  await press(page, 'Stop all of these emails');
  await expectFocusOn(page, 'Saved.');

  const other = await as('jobSeeker');
  await other.page.setViewportSize({ width: 1440, height: 900 });
  await other.page.goto('/chat');
  for (const place of [1, 0]) {
    const link = chatList(other.page).getByRole('link').nth(place);
    await alive(link);
    await link.press('Enter');
    const heading = other.page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
  }
});

it('is never behind the bottom bar, which makes room for an on-screen keyboard and is not in an open chat', async () => {
  const { page, context }: Person = await newPerson(browser, fixtures.app.url, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  const data = { email: fixtures.people.employer.loginEmail, password: testPassword };
  expect((await context.request.post('/api/auth/sign-in/email', { data })).ok()).toBe(true);
  await page.goto(paths.account.to());
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  await alive(bar.getByRole('link').first());
  expect(await bar.locator('[aria-current="page"]').innerText()).toBe('Account');
  const isInSight = async () => ((await bar.boundingBox())?.y ?? 0) < phone.height;
  // It covers neither what has the focus nor the end of the page.
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const { activeElement: element } = document;
      const bar = document.querySelector('nav[aria-label="Bottom bar"]');
      if (!element?.closest('main, footer') || bar?.contains(element)) return false;
      const { top, bottom } = element.getBoundingClientRect();
      // Of a large field the browser shows the line with the caret.
      return Math.min(bottom, top + 48) > (bar?.getBoundingClientRect().top ?? 0) + 1;
    });
    expect(isCovered).toBe(false);
  }

  await page.goto(paths.chats.to());
  await alive(bar.getByRole('link').first());
  expect(await isInSight()).toBe(true);
  await page.getByRole('searchbox').focus();
  await expect.poll(isInSight).toBe(false);
  await bar.getByRole('link').first().focus();
  await expect.poll(isInSight).toBe(true);
  await page.goto(paths.chat.to({ id: fixtures.contacts.employer.chatId }));
  await page.getByRole('log').waitFor();
  expect(await bar.count()).toBe(0);
});
