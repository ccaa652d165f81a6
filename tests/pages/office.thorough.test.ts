import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import frameQuery from '../../client/__generated__/FrameQuery$parameters.ts';
import { paths } from '../../client/app/paths.ts';
import type { PageData } from '../../client/app/routing/page.ts';
import { officeRoutes } from '../../client/screens/officeRoutes.ts';
import { type Manifest, openFiles } from '../../server/pages/production.ts';
import { testFixtures } from '../access/fixtures.ts';
import { type Visitors, visitorsOf } from '../rest/visitors.ts';
import { makeOfficePages } from '../support/officePages.ts';
import { statementsOf } from '../support/statements.ts';

/** The back office is closed to all but admins: its pages, its data and its files, as built by `npm run build`. */

const fixtures = testFixtures();
let visitors: Visitors;
let pages: Record<string, string>;
beforeAll(async () => {
  visitors = await visitorsOf(fixtures);
  pages = await makeOfficePages(fixtures);
});

const outsiders = ['anonymous', 'guest', 'jobSeeker', 'employer'] as const;

const folder = 'dist/client/assets';
const manifest: Manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8'));
const open = openFiles(manifest, 'client/main.tsx', 'client/screens/officeRoutes.ts');
const files = readdirSync(folder).filter((file) => !/\.(br|gz)$/.test(file));
const closed = files.filter((file) => !open.has(`/assets/${file}`));

async function answerOf(visitor: Visitors['admin'], address: string) {
  const response = await visitor.fetch(address);
  const text = await response.text();
  return { answer: `${response.status} ${response.headers.get('location') ?? ''}`.trim(), text };
}

function operationsOf(html: string): string[] {
  const json = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  const { responses }: PageData = JSON.parse(json ?? 'null');
  return responses.map(({ operation }) => operation.id);
}

describe('a page of the back office', () => {
  it('is listed here', () => {
    const urls = Object.keys(pages).map((address) => new URL(address, 'http://test'));
    for (const route of officeRoutes) expect(urls.some((url) => route.match(url) !== null)).toBe(true);
  });

  it('opens for admins', async () => {
    for (const [address, expected] of Object.entries(pages)) {
      const { answer, text } = await answerOf(visitors.admin, address);
      expect(answer, address).toBe(expected);
      const ofPage = address === paths.adminImports.to() ? 0 : 1;
      if (expected === '200') expect(operationsOf(text), address).toHaveLength(1 + ofPage);
    }
  });

  it.each(['anonymous', 'guest'] as const)('sends %s to the login and back', async (actor) => {
    for (const address of Object.keys(pages)) {
      const { answer, text } = await answerOf(visitors[actor], address);
      expect(answer).toBe(`302 ${paths.login.to({}, { next: address })}`);
      expect(text).toBe('');
    }
  });

  it.each(['jobSeeker', 'employer'] as const)('has no data and no code for %s', async (actor) => {
    for (const address of Object.keys(pages)) {
      const { answer, text } = await answerOf(visitors[actor], address);
      expect(answer, address).toBe('403');
      expect(text).toContain('>No access</h1>');
      expect(operationsOf(text), address).toEqual([frameQuery.params.id]);
      expect(closed.filter((file) => text.includes(file))).toEqual([]);
    }
  });

  it('is closed however its address is written', async () => {
    for (const address of ['/admin/', '/admin/jobs/', '/ADMIN/jobs', '/Admin/Jobs/', '/admin/jobs?page=2']) {
      expect((await answerOf(visitors.employer, address)).answer, address).toBe('403');
      expect((await answerOf(visitors.anonymous, address)).answer, address).toMatch(/^302 \/login\?next=/);
    }
    // Whether it is a page is not told.
    for (const clean of ['/admin/jobs', '/admin/no-such-page']) {
      const name = clean.replace('/admin', '');
      for (const address of [`/%61dmin${name}`, `/admin%2f${name}.`, `${clean})`]) {
        const { answer, text } = await answerOf(visitors.employer, address);
        expect([answer, text], address).toEqual([`301 ${clean}`, '']);
      }
    }
    expect((await answerOf(visitors.employer, '/x/..%2fadmin/jobs')).answer).toBe('404');
  });
});

describe('a file of the back office', () => {
  it('is every one of its screens, and no public one', () => {
    const of = (module: string) => basename(manifest[module]?.file ?? module);
    const screens = Object.keys(manifest).filter((module) => module.startsWith('client/screens/'));
    const office = screens.filter((module) => /^client\/screens\/(admin\/|officeRoutes\.ts$)/.test(module));
    expect(office.length).toBeGreaterThan(15);
    expect(office.filter((module) => !closed.includes(of(module)))).toEqual([]);
    expect(screens.filter((module) => !office.includes(module) && closed.includes(of(module)))).toEqual([]);
    // Source maps would hold the source.
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  it.each(outsiders)('does not exist for %s', async (actor) => {
    for (const file of closed) {
      for (const address of [
        file,
        `${file}.br`,
        `${file}.gz`,
        `${file}?v=1`,
        `%${file.charCodeAt(0).toString(16)}${file.slice(1)}`,
      ]) {
        const { status, headers } = await visitors[actor].fetch(`/assets/${address}`);
        expect([address, status]).toEqual([address, 404]);
        expect(headers.get('cache-control')).toBe('private, no-cache');
      }
    }
    const [file] = closed;
    const unknown = await visitors[actor].fetch('/assets/no-such-file.js');
    const known = await visitors[actor].fetch(`/assets/${file}`);
    expect(await known.text()).toBe(await unknown.text());
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !/^(date|ratelimit)/.test(name));
    expect(headersOf(known).map(([name]) => name)).toEqual(headersOf(unknown).map(([name]) => name));
  });

  it('is served to admins, who ask each time whether they still may', async () => {
    for (const file of closed) {
      const response = await visitors.admin.fetch(`/assets/${file}`);
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(await response.text()).toBe(readFileSync(join(folder, file), 'utf8'));
      // As browsers ask. Without the second header fetch would ask for the file itself.
      const unchanged = {
        headers: { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
      };
      expect((await visitors.admin.fetch(`/assets/${file}`, unchanged)).status).toBe(304);
      expect((await visitors.employer.fetch(`/assets/${file}`, unchanged)).status).toBe(404);
    }
  });

  it('is not served after an admin has logged out', async () => {
    const leaving = visitors.admin.copy();
    const [file] = closed;
    const { app, people } = fixtures;
    await app.services.db.session.deleteMany({ where: { userId: people.admin.id } });
    expect((await leaving.fetch(`/assets/${file}`)).status).toBe(404);
    visitors = await visitorsOf(fixtures);
  });
});

describe('an open file', () => {
  it('is cached for good', async () => {
    for (const address of open) {
      const { status, headers } = await fetch(fixtures.app.url + address);
      expect([address, status]).toEqual([address, 200]);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('is sent without a look at the session', async () => {
    const [first = ''] = open;
    expect(await statementsOf(() => visitors.admin.fetch(first))).toEqual([]);
    // A closed one does look.
    expect(await statementsOf(() => visitors.admin.fetch(`/assets/${closed[0]}`))).not.toEqual([]);
  });

  it('names no operation or fragment of the back office', () => {
    const names = readdirSync('client/screens/admin', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join('client/screens/admin', file), 'utf8').matchAll(
          /^ +(?:query|mutation|subscription|fragment) (\w+(?:Query|Mutation|Subscription|_\w+))\b/gm,
        ),
      ])
      .map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(100);
    for (const address of open) {
      const code = readFileSync(join('dist/client', address), 'utf8');
      expect(
        names.filter((name) => new RegExp(`\\b${name}\\b`).test(code)),
        address,
      ).toEqual([]);
    }
  });
});
