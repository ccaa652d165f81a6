import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from '../../../../client/app/paths.ts';
import { citySlugOf, freeSlug, slugOf } from './catalog.ts';

it.each([
  ['Waiter', 'waiter'],
  ['Chef de Rang', 'chef-de-rang'],
  ['Café Garçon', 'cafe-garcon'],
  ['İstanbul', 'istanbul'],
  ['Phục vụ bàn', 'phuc-vu-ban'],
  ['バリスタ', 'バリスタ'],
  ['ﾊﾞﾘｽﾀ', 'バリスタ'],
  ['वेटर', 'वेटर'],
  ['பணியாளர்', 'பணியாளர்'],
  ['Σερβιτόρος', 'σερβιτόρος'],
  ['Ｗａｉｔｅｒ', 'waiter'],
  ['  --Odd  Job / Man--  ', 'odd-job-man'],
  ['!?', 'unnamed'],
])('%s is %s in addresses', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slugOf(name.normalize('NFD'))).toBe(slug);
  expect(decodeURIComponent(encodeURIComponent(slugOf(slug)))).toBe(slug);
});

it('a slug is composed, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = slugOf(name);
      expect(slug.normalize('NFC')).toBe(slug);
      expect(slugOf(slug)).toBe(slug);
      expect(slug).not.toMatch(/^-|--|-$|\s/);
    }),
  );
});

it.each(['all', 'All', 'ALL!'])('%s does not take the address of everything', async (name) => {
  expect(await freeSlug(slugOf(name), () => Promise.resolve(false))).toBe('all-2');
});

it.each([
  ['Singapore', 'singapore'],
  ['Kuala Lumpur', 'kuala-lumpur'],
  ['Waiter-Job', 'waiter_job_'],
  ['Job', '_job_'],
  ['Job Offers Job', '_job_offers_job_'],
])('the city %s is %s in addresses', (name, slug) => {
  expect(citySlugOf(name)).toBe(slug);
  const address = paths.jobOffers.to({ job: 'odd-job-man', city: slug });
  expect(paths.jobSeekers.match(address)).toBeNull();
  expect(paths.jobOffers.match(address)?.readings).toContainEqual({ job: 'odd-job-man', city: slug });
});
