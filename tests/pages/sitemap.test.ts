import { beforeAll, describe, expect, it } from 'vitest';
import { idsPerPart } from '../../server/domain/discovery/sitemap/sitemap.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { erasedAt, inState, makeEmployer, makeGuest, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let emptyJob: string;
beforeAll(async () => {
  const { reference } = app.services;
  const empty = await db.job.create({ data: { name: 'Falconer', plural: 'Falconers', slug: 'falconer' } });
  emptyJob = empty.slug;
  await makeJobSeeker(db, catalog, { name: "Zoë & <Ann> O'Neil", title: 'Baker & "chef"' });
  await makeJobSeeker(db, catalog, { id: idsPerPart + 7, name: 'Faraway Person' });
  await makeJobSeeker(db, catalog, { name: 'Paused Person', active: false, title: 'Hidden paused' });
  await makeJobSeeker(db, catalog, { name: 'Gone Person', ...erasedAt(new Date()), title: 'Hidden gone' });
  const employer = await makeEmployer(db);
  await makeJobOffer(db, catalog, { employerId: employer.id });
  await makeJobOffer(db, catalog, { employerId: employer.id, ...inState('FILLED'), slug: 'closed' });
  await reference.refresh();
});

const get = async (path: string) => {
  const answer = await fetch(app.url + path, { redirect: 'manual' });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const text = address.replaceAll('&apos;', "'").replaceAll('&amp;', '&');
    expect(text.startsWith(app.services.publicUrl)).toBe(true);
    return text.slice(app.services.publicUrl.length);
  });
const everything = async () => {
  const parts = addressesIn((await get('/sitemap.xml')).text);
  const pages = await Promise.all(parts.map(get));
  return {
    parts,
    addresses: pages.flatMap(({ text }) => addressesIn(text)),
    text: pages.map(({ text }) => text).join(),
  };
};

describe('the sitemap', () => {
  it('is listed in robots.txt, which closes calls and no page that says noindex', async () => {
    const { status, type, text } = await get('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Sitemap: ${app.services.publicUrl}/sitemap.xml\n`);
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule]) => rule);
    expect(closed).toEqual(['/api/', '/graphql$', '/graphql?']);
  });

  it('contains no paused or deleted job seekers and no closed offers', async () => {
    const { text, addresses } = await everything();
    expect(text).not.toMatch(/Paused|Gone|Hidden/);
    expect(addresses.filter((address) => address.startsWith('/Job-Offer-public-'))).toHaveLength(1);
    expect(addresses.filter((address) => address.startsWith('/Hire-'))).toHaveLength(2);
    expect(addresses.some((address) => address.startsWith(`/${emptyJob}`))).toBe(false);
  });

  it('contains the company pages that are public, and no others', async () => {
    const withText = await makeEmployer(db, { about: 'A small café.' });
    await makeEmployer(db, { about: 'Was here.', ...erasedAt(new Date()) });
    await makeEmployer(db);
    await makeGuest(db);
    const hiring = await db.user.findFirstOrThrow({ where: { activeOffers: { gt: 0 } } });
    const { addresses } = await everything();
    expect(addresses.filter((address) => address.startsWith('/employers/'))).toEqual([
      `/employers/${hiring.id}`,
      `/employers/${withText.id}`,
    ]);
    await db.user.delete({ where: { id: withText.id } });
  });

  it('has parts by id ranges, without empty ones', async () => {
    const { parts } = await everything();
    expect(parts).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/job-seekers-1.xml',
      '/sitemaps/job-seekers-2.xml',
      '/sitemaps/job-offers-1.xml',
      '/sitemaps/companies-1.xml',
    ]);
    const people = ['job-seekers-3', 'job-seekers-0', 'job-seekers-01'];
    for (const path of [...people, 'job-offers-2', 'job-offers-x', 'companies-2'])
      expect((await get(`/sitemaps/${path}.xml`)).status, path).toBe(404);
  });

  it('contains existing pages with canonical URLs and preview images', async () => {
    const { addresses } = await everything();
    const pictures = new Set<string>();
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const { status, text } = await get(address);
      expect(status, address).toBe(200);
      const canonical = /<link rel="canonical" href="([^"]*)"/
        .exec(text)?.[1]
        ?.replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'");
      expect(canonical).toBe(app.services.publicUrl + address);
      expect(text, address).not.toContain('name="robots"');
      pictures.add(/property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? address);
    }
    for (const picture of pictures) {
      expect(picture.startsWith(app.services.publicUrl), picture).toBe(true);
      const answer = await fetch(app.url + picture.slice(app.services.publicUrl.length));
      expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/png']);
    }
  });

  it('has the time of the last change, which views do not affect', async () => {
    const changedAt = new Date('2026-03-04T05:06:07.890Z');
    const { id } = await makeJobSeeker(db, catalog, { title: 'Dated', updatedAt: changedAt });
    const listed = async () => {
      const { text } = await get('/sitemaps/job-seekers-1.xml');
      return new RegExp(`-${id}</loc><lastmod>(.*?)</lastmod>`).exec(text)?.[1];
    };
    expect(await listed()).toBe(changedAt.toISOString());
    await mutateOver(new Visitor(app.url), 'countProfileView', { jobSeeker: encodeGlobalId('JobSeeker', id) });
    expect((await db.user.findUniqueOrThrow({ where: { id } })).popularity).toBe(1);
    expect(await listed()).toBe(changedAt.toISOString());
  });
});
