import { expect, it } from 'vitest';
import { uriOf } from '../../server/domain/files/stored/rules.ts';
import { inState, makeEmployer, makeJobOffer, makeUpload } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { structuredData } from './structuredData.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);

const get = async (path: string) => {
  const answer = await fetch(app.url + path, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
};

it('is not found for one that is not public, in the same words as for an unknown id', async () => {
  const closed = await makeEmployer(db);
  await makeJobOffer(db, catalog, { employerId: closed.id, ...inState('FILLED') });
  const unknown = 2_000_000_000;
  const words = (html: string, id: number) =>
    html.replaceAll(`"id":${id},`, '"id":ID,').replaceAll(`"address":"/employers/${id}"`, '"address":"/employers/ID"');
  const { html } = await get(`/employers/${unknown}`);
  const answer = await get(`/employers/${closed.id}`);
  expect(answer.status).toBe(404);
  expect(words(answer.html, closed.id)).toBe(words(html, unknown));
  expect((await get('/employers/0')).status).toBe(404);
});

it('has a title, a description, a canonical address, Open Graph data and the organization', async () => {
  const employer = await makeEmployer(db, {
    name: 'Erin Tan',
    company: 'Blue </script> Door',
    about: 'We *bake* <b>bread</b>.',
  });
  const logoUri = uriOf(await makeUpload(db, employer.id, 'LOGO'));
  await db.user.update({ where: { id: employer.id }, data: { logoUri } });
  const offer = await makeJobOffer(db, catalog, { employerId: employer.id, company: 'Blue </script> Door' });
  const { status, html } = await get(`/employers/${employer.id}`);
  const url = `${app.services.publicUrl}/employers/${employer.id}`;
  const logo = app.services.publicUrl + logoUri;
  expect(status).toBe(200);
  expect(html).toContain('<title>Blue &lt;/script&gt; Door: job offers and employer page · Hourhand</title>');
  expect(html).toContain('<meta name="description" content="We bake &lt;b&gt;bread&lt;/b&gt;."');
  expect(html).toContain(`<link rel="canonical" href="${url}"`);
  expect(html).toContain(`<meta property="og:url" content="${url}"`);
  expect(html).toContain(`<meta property="og:image" content="${logo}"`);
  expect(html).not.toContain('name="robots"');
  expect(html).not.toContain('Tan');
  expect(html).toContain(`href="/Job-Offer-public-${offer.id}"`);
  expect(html).not.toContain('<b>bread');
  expect(structuredData(html, 'Organization')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Blue </script> Door',
    url,
    description: 'We bake <b>bread</b>.',
    logo,
  });
  const posting = structuredData((await get(`/Job-Offer-public-${offer.id}`)).html, 'JobPosting');
  const organization = { '@type': 'Organization', name: 'Blue </script> Door' };
  expect(posting.hiringOrganization).toEqual({ ...organization, sameAs: url, logo });
});

it('shows twelve offers, and leads to the next ones without scripts', async () => {
  const employer = await makeEmployer(db);
  for (let number = 0; number < 14; number += 1) await makeJobOffer(db, catalog, { employerId: employer.id });
  const { html } = await get(`/employers/${employer.id}`);
  const offersIn = (page: string) => new Set(page.match(/href="\/Job-Offer-public-\d+"/g)).size;
  expect(offersIn(html)).toBe(12);
  const [, action, after] = /action="([^"]*)"[^>]*><input type="hidden" name="after" value="([^"]*)"/.exec(html) ?? [];
  expect(action).toBe(`/employers/${employer.id}`);
  expect(offersIn((await get(`${action}?after=${encodeURIComponent(after ?? '')}`)).html)).toBe(2);
  const { status } = await get(`/employers/${employer.id}?after=nonsense`);
  expect(status).toBeGreaterThanOrEqual(300);
  expect(status).toBeLessThan(400);
});
