import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFixtures } from '../access/fixtures.ts';
import { visitorsOf } from '../rest/visitors.ts';
import { makePages, onlookers } from '../support/everyPage.ts';
import { fixture } from '../support/fixtures.ts';

/** A page has the styles of everything that the server rendered, so it is whole before any script has run. */

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));
const pages = fixture(() => makePages(fixtures));

/** Classes by the style sheets that have rules for them. */
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
  let seen = 0;
  for (const address of pages[reader]) {
    for (const from of ['none', 'same-origin']) {
      const html = await (await visitor.fetch(address, { headers: { 'sec-fetch-site': from } })).text();
      seen += classesIn(html).filter((name) => isIn(name, sheets.keys())).length;
      const wrong = unstyled(html);
      if (wrong.length > 0) found[`${address} from ${from}`] = wrong;
    }
  }
  expect(seen).toBeGreaterThan(100 * pages[reader].length);
  expect(found).toEqual({});
});
