import { expect, it } from 'vitest';
import { citySchema, jobSchema } from '../catalog/catalog.input.ts';

const read = (recommendedPrices: string) =>
  citySchema.safeParse({ name: 'Jakarta', countryId: 1, recommendedPrices }).data?.recommendedPrices;

it.each([
  ['10, 12,15', [10, 12, 15]],
  ['15;10; 12,', [10, 12, 15]],
  [' 1 ', [1]],
  ['１０，１２', [10, 12]],
  ['12 000, 15.000', [12_000, 15_000]],
  ['1,5', [1, 5]],
])('%j is %j', (text, prices) => {
  expect(read(text)).toEqual(prices);
});

it.each(['1.5', '1e3', '0x10', '-1', '+5', 'Infinity', '12,500, 15,500', '12,500', '10 12', 'about 10'])(
  '%j is refused rather than read as other prices',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

it.each([
  ['Asia/Singapore', 'Asia/Singapore'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['UTC', 'UTC'],
  // Left as it is.
  ['', undefined],
  [undefined, undefined],
])('the time zone %j is %j', (timeZone, expected) => {
  const city = citySchema.parse({ name: 'Jakarta', countryId: 1, recommendedPrices: '10', timeZone });
  expect(city.timeZone).toBe(expected);
});

it.each(['Singapore', '+08:00', 'Asia/Nowhere', 'SGT'])('the time zone %j is refused', (timeZone) => {
  const city = { name: 'Jakarta', countryId: 1, recommendedPrices: '10', timeZone };
  expect(citySchema.safeParse(city).success).toBe(false);
});

it('the skills of a job are typed one a line, each once', () => {
  const skills = (given: unknown) => jobSchema.safeParse({ name: 'Barista', plural: 'Baristas', skills: given });
  expect(skills(' Latte art\n\nTill\nLatte art ').data?.skills).toEqual(['Latte art', 'Till']);
  expect(skills(undefined).data?.skills).toBeUndefined();
  expect(skills(['x'.repeat(41)]).success).toBe(false);
});
