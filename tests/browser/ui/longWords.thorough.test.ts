import { beforeAll, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';

/** Names and texts without break opportunities do not overflow the page. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let addresses: string[];

beforeAll(async () => {
  const { db, reference } = app.services;
  const name = 'Maximiliana-Konstantinopolitanskaya-Wolfeschlegelsteinhausenbergerdorff';
  const { id } = await makeJobSeeker(db, catalog, {
    name,
    photoUri: null,
    title: 't'.repeat(60),
    jobAreas: 'a'.repeat(120),
    description: 'd'.repeat(600),
    answer1: 'z'.repeat(300),
  });
  await makeJobSeeker(db, catalog, { name });
  const employer = await makeEmployer(db, { name });
  const offers = [];
  for (const slug of ['one', 'two']) {
    offers.push(await makeJobOffer(db, catalog, { employerId: employer.id, slug, description: 'w'.repeat(300) }));
  }
  await reference.refresh();
  addresses = ['/', '/all-job', '/all-offers-all', `/Hire-x-${id}`, `/Job-Offer-public-${offers[0]?.id}`];
});

it.each([320, 720, 1440])('within %i pixels', async (width) => {
  const { page, context } = await newPerson(browser, app.url, { viewport: { width, height: 900 } });
  // As on a slow first visit, with the wider system font.
  await page.route('**/*.woff2', (route) => route.abort());
  const beyond: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    const found = await page.evaluate(() => {
      const edge = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= edge) return [];
      const elements = [...document.querySelectorAll('main *')];
      return elements
        .filter((one) => one.getBoundingClientRect().right > edge + 1)
        .map((one) => one.outerHTML.slice(0, 90));
    });
    if (found.length > 0) beyond[address] = found.slice(0, 4);
  }
  expect(beyond).toEqual({});
  await context.close();
});
