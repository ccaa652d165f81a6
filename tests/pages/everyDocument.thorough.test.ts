import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../client/app/paths.ts';
import { testFixtures } from '../access/fixtures.ts';
import { type Visitors, visitorsOf } from '../rest/visitors.ts';
import { makePages, onlookers, type Pages } from '../support/everyPage.ts';
import { makeJobOffer } from '../support/factories.ts';

/**
 * Every page as it is sent. What people write in Arabic or Hebrew is read from right to left: an element of its own says so. And a page has
 * the styles of everything that the server rendered, so it is whole before any script has run.
 */

const fixtures = testFixtures();
let visitors: Visitors;
let pages: Pages;

const arabic = 'مطعم (الشرق) 24';
const hebrew = 'שרה כהן';

beforeAll(async () => {
  visitors = await visitorsOf(fixtures);
  const { app, catalog, people } = fixtures;
  const { db } = app.services;
  const offer = await makeJobOffer(db, catalog, { employerId: people.premium.id });
  await makeJobOffer(db, catalog, { employerId: people.employer.id });
  pages = await makePages(fixtures);
  pages.visitor.push(paths.displayJobOffer.to({ id: offer.id }), paths.employer.to({ id: people.premium.id }));
  pages.jobSeeker.push(
    ...Object.values(fixtures.contacts)
      .slice(0, 3)
      .map(({ chatId }) => paths.chat.to({ id: chatId })),
  );
  pages.admin.push(paths.employer.to({ id: people.premium.id }));
  const long = `${arabic} `.repeat(45);
  await db.user.updateMany({ data: { name: hebrew } });
  const answers = { answer1: arabic, answer2: arabic, answer4: arabic };
  const profile = { title: arabic, description: long, jobAreas: arabic, zipCode: arabic, ...answers };
  await db.user.updateMany({ where: { role: 'ROLE_CANDIDATE' }, data: profile });
  await db.user.updateMany({ where: { role: 'ROLE_EMPLOYER' }, data: { company: arabic, about: arabic } });
  await db.jobOffer.updateMany({ data: { description: long, company: arabic, workTimes: arabic } });
  await db.contactRequest.updateMany({ data: { name: hebrew, company: arabic, description: arabic } });
  await db.message.updateMany({ where: { text: { not: null } }, data: { text: arabic } });
  await db.career.updateMany({ data: { title: arabic, subTitle: arabic, description: arabic } });
  await db.endorsement.updateMany({ data: { name: hebrew, subTitle: arabic } });
  await db.emailTemplate.updateMany({ data: { text: arabic } });
  await db.report.updateMany({ data: { text: arabic } });
  await db.city.update({ where: { id: catalog.cityId }, data: { name: arabic } });
  await db.job.update({ where: { id: catalog.jobId }, data: { name: arabic, plural: arabic } });
  await app.services.reference.refresh();
});

const empty = new Set(
  'area base br col embed hr img input link meta source track wbr path circle rect line'.split(' '),
);

/** Texts in a script from right to left that no element of theirs gives a direction, with the elements around them. */
function undirected(html: string): string[] {
  const open: { name: string; tag: string }[] = [];
  const found: string[] = [];
  for (const [, slash, name = '', attributes = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>([^<]*)/gi,
  )) {
    if (slash) {
      while (open.length > 0 && open.pop()?.name !== name);
    } else if (!empty.has(name) && !attributes.endsWith('/')) {
      open.push({ name, tag: `<${name}${attributes}>` });
    }
    if (!/[\u0590-\u06ff]/.test(text)) continue;
    // The initials in place of a photo are a picture.
    if (open.some((one) => /^(?:text|script|style|title|template|noscript)$/.test(one.name))) continue;
    if (open.some(({ name: of, tag }) => of === 'bdi' || /\sdir="auto"/.test(tag))) continue;
    found.push(
      open
        .slice(-3)
        .map(({ tag }) => tag.slice(0, 60))
        .join(' ') + text.slice(0, 40),
    );
  }
  return [...new Set(found)];
}

it('finds what has no direction', () => {
  expect(
    undirected(`<main><h1>${hebrew}</h1><p dir="auto">${arabic}<b>${arabic}</b></p><br>${arabic}</main>`),
  ).toHaveLength(2);
});

const sheets = new Map(
  readdirSync('dist/client/assets')
    .filter((file) => file.endsWith('.css'))
    .map((file) => [`/assets/${file}`, new Set(classesOf(readFileSync(join('dist/client/assets', file), 'utf8')))]),
);
function classesOf(css: string): string[] {
  return [...css.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name);
}

const isIn = (name: string, files: Iterable<string>) => [...files].some((file) => sheets.get(file)?.has(name));

const classesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
];

/** Classes that have rules in style sheets, but in none that the page names. */
function unstyled(html: string): string[] {
  const named = [...html.matchAll(/(?:href|data-href)="([^"]*\.css[^"]*)"/g)].flatMap(([, hrefs = '']) =>
    hrefs.split(' ').map((href) => href.replace('enclosed:', '')),
  );
  return classesIn(html).filter((name) => isIn(name, sheets.keys()) && !isIn(name, named));
}

it.each(onlookers)('for %s', async (reader) => {
  const visitor = visitors[reader === 'visitor' ? 'anonymous' : reader];
  const found: Record<string, string[]> = {};
  const seen = { texts: 0, classes: 0 };
  for (const address of pages[reader]) {
    for (const from of ['none', 'same-origin']) {
      const html = await (await visitor.fetch(address, { headers: { 'sec-fetch-site': from } })).text();
      seen.texts += Number(/[\u0590-\u06ff]/.test(html));
      seen.classes += classesIn(html).filter((name) => isIn(name, sheets.keys())).length;
      const wrong = [...undirected(html.slice(html.indexOf('<body'))), ...unstyled(html)];
      if (wrong.length > 0) found[`${address} from ${from}`] = wrong;
    }
  }
  expect(seen.texts).toBeGreaterThan(6);
  expect(seen.classes).toBeGreaterThan(100 * pages[reader].length);
  expect(found).toEqual({});
});
