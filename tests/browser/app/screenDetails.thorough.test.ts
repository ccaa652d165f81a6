import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import type { Fixtures } from '../../access/fixtures.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** What people see of the screens: where parts stand, and what buttons say. */

const fixtures = testFixtures();
const browser = testBrowser();
let profile: string;
let listing: string;

beforeAll(async () => {
  const { app, catalog, people } = fixtures;
  const answer = await fetch(`${app.url}/Hire-Mei-in-City-Job-name-${people.jobSeeker.id}`);
  profile = new URL(answer.url).pathname;
  const [job, city] = await Promise.all([
    app.services.db.job.findUniqueOrThrow({ where: { id: catalog.jobId } }),
    app.services.db.city.findUniqueOrThrow({ where: { id: catalog.cityId } }),
  ]);
  listing = paths.jobSeekers.to({ job: job.slug, city: city.name });
});

const as = async (who: keyof Fixtures['people'], viewport = desktop) =>
  (await signedIn(browser, fixtures.app, fixtures.people[who], viewport)).page;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Where the text of a button or heading begins. */
const textStart = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });

it('the side menu of the back office is below the header at the end of a page too', async () => {
  const page = await as('admin', { width: 1440, height: 600 });
  await page.goto(paths.adminContactRequests.to());
  await alive(page.getByRole('button', { name: 'Find' }));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const header = await page.getByRole('banner').boundingBox();
  const first = await page.getByRole('navigation', { name: 'Back office' }).getByRole('link').first().boundingBox();
  if (!header || !first) throw new Error('The header or the menu is not shown.');
  expect(first.y).toBeGreaterThanOrEqual(header.y + header.height);
});

it('an employer who contacts someone again is not asked to log in', async () => {
  const page = await as('employer');
  await page.goto(paths.myContactRequests.to());
  const menu = page.getByRole('button', { name: /^Actions for/ }).first();
  await alive(menu);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Contact again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact now' });
  await dialog.getByLabel('Email').waitFor();
  expect(await dialog.getByText('Already have an account?').count()).toBe(0);
});

it('a visitor can log in from the contact form, and comes back to the same address', async () => {
  const { page } = await newPerson(browser, fixtures.app.url, { viewport: desktop });
  await page.goto(`${profile}?from=friend`);
  const contact = page.getByRole('button', { name: /^Contact / }).first();
  await alive(contact);
  await contact.click();
  const login = page.getByRole('dialog').getByRole('link', { name: 'Log in' });
  expect(decodeURIComponent((await login.getAttribute('href')) ?? '')).toContain(`next=${profile}?from=friend`);
});

it('a search that is saved is still shown as saved on the next visit', async () => {
  const page = await as('premium');
  await page.goto(listing);
  const save = page.getByRole('button', { name: 'Save this search' });
  await alive(save);
  await save.focus();
  await page.keyboard.press('Enter');
  const saved = page.getByRole('button', { name: 'Search saved' });
  await saved.waitFor();
  expect(await saved.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.reload();
  await saved.waitFor();
  await page.goto(`${listing}?experience=${(await fixtures.app.services.db.experience.findFirstOrThrow()).id}`);
  await save.waitFor();
});

it('what is wrong with the kind of work stands below both checkboxes', async () => {
  const page = await as('employer', phone);
  await page.goto(paths.createMyJobOffer.to());
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  await page.getByLabel('City').selectOption({ index: 1 });
  await page.getByLabel('Hourly rate').selectOption({ index: 1 });
  await save.click();
  const error = await boxOf(page.getByText('Please choose part-time, full-time or both.'));
  for (const kind of ['Part-time', 'Full-time']) {
    expect(error.y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('checkbox', { name: kind }))).bottom);
  }
});

it('a button that saves says why it cannot be pressed yet, and can be reached', async () => {
  const page = await as('employer');
  await page.goto(paths.createMyJobOffer.to());
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  await save.focus();
  expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);
  const reason = () =>
    save.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent);
  expect(await reason()).toBe('Select a city and an hourly rate first.');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('City').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('City').selectOption({ index: 1 });
  expect(await reason()).toBe('Select an hourly rate first.');
  await page.getByLabel('Hourly rate').selectOption({ index: 1 });
  expect(await save.isEnabled()).toBe(true);
});

it.each([375, 1440])('the text of a button without a frame stands below the headings, at %i', async (width) => {
  const page = await as('premium', { width, height: 900 });
  await page.goto(profile);
  const report = page.getByRole('button', { name: 'Report this profile' });
  await alive(report);
  const heading = page.getByRole('heading', { level: 2 }).first();
  expect(Math.abs((await textStart(report)) - (await textStart(heading)))).toBeLessThan(1);
});

it('what a contact costs stands below the button that contacts, above the others', async () => {
  const page = await as('employer');
  await page.goto(profile);
  const aside = page.locator('main');
  const [contact, price, shortlist] = await Promise.all([
    boxOf(
      aside
        .getByRole('button', { name: /^Contact / })
        .or(aside.getByRole('link', { name: 'Continue to chat' }))
        .first(),
    ),
    boxOf(aside.getByText(/a month, cancel any time/).first()),
    boxOf(aside.getByRole('button', { name: 'Shortlist' }).first()),
  ]);
  expect(price.y).toBeGreaterThanOrEqual(contact.bottom);
  expect(price.bottom).toBeLessThanOrEqual(shortlist.y);
});

it.each([375, 768, 1440])('titles begin at the same height, with and without breadcrumbs, at %i', async (width) => {
  const page = await as('employer', { width, height: 900 });
  const tops = new Map<string, number>();
  for (const path of ['/terms', '/careers', '/account', '/saved-searches', '/shortlist', '/no-such-page']) {
    await page.goto(path);
    tops.set(path, Math.round((await boxOf(page.getByRole('heading', { level: 1 }))).y));
  }
  expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1);
});

it('a filter that is changed without a connection leaves the list as it is', async () => {
  const page = await as('employer');
  await page.goto(listing);
  const filter = page.getByRole('combobox', { name: 'Experience' });
  await alive(filter);
  const cards = page.getByRole('article');
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await filter.selectOption({ index: 1 });
  const search = page.getByRole('button', { name: 'Search', exact: true });
  if (await search.isVisible()) await search.click();
  await page.getByText('We cannot reach the server. Please check your connection and try again.').waitFor();
  expect(await cards.count()).toBe(count);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(listing);
  await page.context().setOffline(false);
  await filter.selectOption({ index: 1 });
  if (await search.isVisible()) await search.click();
  await page.waitForURL(/experience=/);
});

it('a chat that cannot be opened without a connection leaves the list and the open chat', async () => {
  const page = await as('jobSeeker');
  await page.goto(paths.chats.to());
  const links = page.getByRole('navigation', { name: 'Chats' }).getByRole('link');
  await alive(links.first());
  const count = await links.count();
  expect(count).toBeGreaterThan(1);
  await page.context().setOffline(true);
  await links.last().click();
  await page.getByText('We cannot reach the server. Please check your connection and try again.').waitFor();
  expect(await links.count()).toBe(count);
});

it('without JavaScript the page says what needs it', async () => {
  const { page } = await newPerson(browser, fixtures.app.url, {
    viewport: phone,
    javaScriptEnabled: false,
  });
  await page.goto(profile);
  const note = page.locator('noscript p');
  expect(await note.textContent()).toMatch(/^JavaScript is turned off in your browser\./);
  expect((await boxOf(note)).height).toBeGreaterThan(0);
});

it('the name and the marks of the other person are all in the window on the narrowest phones', async () => {
  const { db } = fixtures.app.services;
  const { chatId } = fixtures.contacts.premium;
  await db.chat.update({ where: { id: chatId }, data: { outcome: 'HIRED', outcomeAt: new Date() } });
  const page: Page = await as('premium', { width: 320, height: 640 });
  await page.goto(paths.chat.to({ id: chatId }));
  const mark = page.locator('header').getByText('Hired', { exact: true }).first();
  const box = await boxOf(mark);
  expect(box.right).toBeLessThanOrEqual(320);
  const onTop = await mark.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width - 2, top + height / 2));
  });
  expect(onTop).toBe(true);
});

it('logging out without a connection says so and stays', async () => {
  const page = await as('employer');
  await page.goto(paths.myJobOffers.to());
  const menu = page.getByRole('button', { name: /Menu|Erin/ }).first();
  await alive(menu);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await menu.click();
  const logOut = page.getByRole('button', { name: 'Log out' });
  await logOut.click();
  await page.getByText('We cannot reach the server. Please check your connection and try again.').waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.myJobOffers.to());
  await page.context().setOffline(false);
  if (!(await logOut.isVisible())) await menu.click();
  await logOut.click();
  await page.waitForURL('**/');
  await page.context().close();
});

it('logging out while the server cannot end the session says so and stays', async () => {
  const page = await as('employer');
  await page.goto(paths.myJobOffers.to());
  const menu = page.getByRole('button', { name: /Menu|Erin/ }).first();
  await alive(menu);
  await menu.click();
  await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('This is not available at the moment. Please try again shortly.').waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.myJobOffers.to());
  await page.context().close();
});
