import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makePages, onlookers, personOf } from '../../support/everyPage.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { alive, box, log, message } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** No page scrolls sideways, and what stays at an edge of a low window covers nothing. */

const fixtures = testFixtures();
const browser = testBrowser();
const pages = fixture(() => makePages(fixtures));

/** By how much the page is wider than its window, and because of what; null if it is not. */
const beyondEdge = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    const edge = root.clientWidth;
    if (root.scrollWidth <= edge) return null;
    // What is placed by a farther element is not cut by those between.
    const holder = (element: Element) =>
      element instanceof HTMLElement && getComputedStyle(element).position === 'absolute'
        ? element.offsetParent
        : element.parentElement;
    const isCut = (element: Element): boolean => {
      const around = holder(element);
      const isOfPage = around === null || around === document.body;
      return !isOfPage && (getComputedStyle(around).overflowX !== 'visible' || isCut(around));
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1 && !isCut(element),
    );
    const causes = wide.slice(0, 4).map((element) => element.outerHTML.slice(0, 90));
    return `${root.scrollWidth - edge}: ${causes.join(' | ')}`;
  });

// The last has the distances of criterion 1.4.12; 320 by 256 pixels are 1280 by 1024 at 400 %.
const sizes = [
  { width: 1280, height: 800, text: '200%' },
  { width: 375, height: 812, text: '200%' },
  { width: 320, height: 256, text: '100%' },
  { width: 375, height: 812, text: '100%', spaced: true },
];
const distances = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-block-end: 2em !important; }
`;

it.each(onlookers)(
  'a page with large or spaced text, for %s',
  async (onlooker) => {
    const { page, context } = await personOf(browser, fixtures, onlooker, desktop);
    // A chat says that the other person is online.
    const other = await personOf(browser, fixtures, onlooker === 'jobSeeker' ? 'premium' : 'jobSeeker', desktop);
    await other.page.goto(paths.chats.to());
    if (!['visitor', 'admin'].includes(onlooker)) {
      await page.goto(paths.chats.to());
      await page.getByText(', online').first().waitFor({ state: 'attached' });
    }
    const faults: string[] = [];
    // Of members, one looks at the public pages too.
    const own = pages[onlooker].filter((address) => !pages.visitor.includes(address));
    for (const address of ['visitor', 'premium'].includes(onlooker) ? pages[onlooker] : own) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      // Parts that load later have their styles then.
      await page.waitForLoadState('networkidle');
      for (const { text, spaced, ...viewport } of sizes) {
        await page.setViewportSize(viewport);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        if (spaced) await page.addStyleTag({ content: distances });
        const beyond = await beyondEdge(page);
        if (beyond) faults.push(`${address}, ${viewport.width}, ${text}${spaced ? ', spaced' : ''}: ${beyond}`);
      }
    }
    expect(faults).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  },
  600_000,
);

it('a page with names and texts without a place to break', async () => {
  const { app, catalog } = fixtures;
  const { db, reference } = app.services;
  const name = 'Maximiliana-Konstantinopolitanskaya-Wolfeschlegelsteinhausenbergerdorff';
  const texts = { title: 60, jobAreas: 120, description: 600, answer1: 300 };
  const long = Object.fromEntries(Object.entries(texts).map(([field, length]) => [field, 'w'.repeat(length)]));
  const { id } = await makeJobSeeker(db, catalog, { name, photoUri: null, ...long });
  await makeJobSeeker(db, catalog, { name });
  const employerId = (await makeEmployer(db, { name })).id;
  const ofEmployer = { employerId, description: 'w'.repeat(300) };
  const offer = await makeJobOffer(db, catalog, { ...ofEmployer, slug: 'one' });
  await makeJobOffer(db, catalog, { ...ofEmployer, slug: 'two' });
  await reference.refresh();
  const { page, context } = await newPerson(browser, app.url, {});
  // As on a slow first visit, with the wider system font.
  await page.route('**/*.woff2', (route) => route.abort());
  const faults: string[] = [];
  for (const address of ['/', '/all-job', '/all-offers-all', `/Hire-x-${id}`, `/Job-Offer-public-${offer.id}`]) {
    for (const width of [320, 720, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const beyond = await beyondEdge(page);
      if (beyond) faults.push(`${address}, ${width}: ${beyond}`);
    }
  }
  expect(faults).toEqual([]);
  await context.close();
});

it.each([
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
])('a chat within $width by $height pixels scrolls with its page, and shows its messages', async (size) => {
  const { page, complaints, context } = await signedIn(browser, fixtures.app, fixtures.people.premium, size);
  await page.goto(paths.chat.to({ id: fixtures.contacts.premium.chatId }));
  await alive(box(page));
  const { scrolls, room } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollHeight > window.innerHeight,
    room: document.querySelector('[role="log"]')?.closest('section')?.clientHeight ?? 0,
  }));
  expect(scrolls).toBe(true);
  expect(room).toBeGreaterThanOrEqual(100);
  const newest = log(page).getByRole('listitem').last();
  await newest.scrollIntoViewIfNeeded();
  const isUncovered = await newest.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(seen) || seen?.contains(element);
  });
  expect(isUncovered).toBe(true);
  const words = `Can you start at ${size.height}?`;
  await box(page).fill(words);
  await box(page).press('Enter');
  await message(page, words).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
