import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { personOf } from '../../support/everyPage.ts';
import { testPassword } from '../../support/factories.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The bottom bar of phones, and the footer of each kind of page. */

const fixtures = testFixtures();
const browser = testBrowser();

const bar = (page: Page) => page.getByRole('navigation', { name: 'Bottom bar' });
const labels = (page: Page) => bar(page).getByRole('link').allInnerTexts();

it.each([
  ['employer', ['Search', 'Chats', 'Hire', 'Account']],
  ['jobSeeker', ['Offers', 'Chats', 'Work', 'Account']],
] as const)('%s has it on a phone, and the menu the rest', async (onlooker, expected) => {
  const { page, complaints, context } = await personOf(browser, fixtures, onlooker, phone);
  await page.goto(paths.account.to());
  await alive(bar(page).getByRole('link').first());
  expect((await labels(page)).map((label) => label.replace(/^\d+\s*/, '').split('\n')[0])).toEqual(expected);
  expect(await bar(page).locator('[aria-current="page"]').innerText()).toBe('Account');
  for (const link of await bar(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expectNoLayoutFaults(page, 'the account with the bar');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Help' }).waitFor();
  expect(await menu.getByRole('link', { name: /^(Chats|Account|Job seekers|Job offers)/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize(desktop);
  await bar(page).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await context.close();
});

it('visitors and admins have none', async () => {
  for (const onlooker of ['visitor', 'admin'] as const) {
    const { page, context } = await personOf(browser, fixtures, onlooker, phone);
    await page.goto(paths.home.to());
    await alive(page.getByRole('button', { name: 'Menu' }));
    expect(await bar(page).count()).toBe(0);
    await context.close();
  }
});

it('covers neither the end of a page nor the field that has the focus, and leaves an open chat alone', async () => {
  const { page, context } = await personOf(browser, fixtures, 'employer', phone);
  await page.goto(paths.account.to());
  await alive(bar(page).getByRole('link').first());
  const top = async () => (await bar(page).boundingBox())?.y ?? 0;
  expect(await top()).toBeGreaterThan(phone.height - 100);
  // By keyboard through the page: what has the focus is above the bar.
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element.closest('nav[aria-label="Bottom bar"]') || !element.closest('main, footer')) return null;
      const { top, bottom } = element.getBoundingClientRect();
      // Of a large field the browser shows the line with the caret.
      return { name: element.outerHTML.slice(0, 80), bottom: Math.min(bottom, top + 48) };
    });
    if (focused) expect(focused.bottom, focused.name).toBeLessThanOrEqual((await top()) + 1);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);
  await page.goto(paths.chats.to());
  await bar(page).waitFor();
  await page.goto(paths.chat.to({ id: fixtures.contacts.employer.chatId }));
  await page.getByRole('log').waitFor();
  expect(await bar(page).count()).toBe(0);
  await context.close();
});

it('makes room for an on-screen keyboard, where Tab still reaches it', async () => {
  const { page, context } = await newPerson(browser, fixtures.app.url, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  const data = { email: fixtures.people.jobSeeker.loginEmail, password: testPassword };
  expect((await context.request.post('/api/auth/sign-in/email', { data })).ok()).toBe(true);
  await page.goto(paths.chats.to());
  await alive(bar(page).getByRole('link').first());
  const isInSight = async () => ((await bar(page).boundingBox())?.y ?? 0) < phone.height;
  expect(await isInSight()).toBe(true);
  await page.getByRole('searchbox').focus();
  await expect.poll(isInSight).toBe(false);
  await bar(page).getByRole('link').first().focus();
  await expect.poll(isInSight).toBe(true);
  await context.close();
});

it('the long footer is below public pages only', async () => {
  const { page, context } = await personOf(browser, fixtures, 'premium', desktop);
  const footer = page.getByRole('contentinfo');
  const linksAt = async (address: string) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    return (await footer.count()) === 0 ? [] : footer.getByRole('link').allInnerTexts();
  };
  expect((await linksAt(paths.careers.to())).length).toBeGreaterThan(4);
  expect((await linksAt(paths.developers.to())).length).toBeGreaterThan(4);
  for (const address of [paths.account.to(), paths.createMyJobOffer.to(), paths.mySubscription.to()]) {
    expect(await linksAt(address), address).toEqual(['Terms', 'Privacy', 'Help']);
  }
  expect(await linksAt(paths.chats.to())).toEqual([]);
  await context.close();
});
