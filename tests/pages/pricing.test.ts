import { beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** The prices that everyone reads are those that the payment dialog has, in the currency of the city. */

const app = testApp();
testCatalog(app);
const cities = { london: 0, nowhere: 0 };

beforeAll(async () => {
  const { db, reference } = app.services;
  const cityIn = async (name: string, currencyCode: string) => {
    const country = await db.country.create({
      data: { name: `Land of ${name}`, currencyCode, currencySymbol: currencyCode, currencyName: currencyCode },
    });
    const city = { name, slug: name.toLowerCase(), countryId: country.id, recommendedPrices: [10] };
    return (await db.city.create({ data: city })).id;
  };
  cities.london = await cityIn('London', 'GBP');
  cities.nowhere = await cityIn('Nowhere', 'CHF');
  await db.pricingOption.createMany({
    data: [
      { currency: 'GBP', recurringMode: 'MONTHLY', amount: 3900 },
      { currency: 'GBP', recurringMode: 'PASS', amount: 1500 },
    ],
  });
  await reference.refresh();
});

const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u00a0', ' ');
const pageAt = async (path: string) => textOf(await (await fetch(app.url + path)).text());

describe('the prices', () => {
  it('are those of the default currency without a city, and for what is no city', async () => {
    for (const query of ['', '?city=', '?city=0', '?city=x', '?city=2000000000', '?city=99999999999999']) {
      const text = await pageAt(`/pricing${query}`);
      expect(text, query).toContain('Monthly subscription SGD 49 /month');
      expect(text, query).toContain('Save 20% SGD 470 /year');
      expect(text, query).not.toContain('Prices for hiring in');
      expect(text, query).not.toContain('for 7 days');
    }
  });

  it('are in the currency of the chosen city, with its pass', async () => {
    const text = await pageAt(`/pricing?city=${cities.london}`);
    expect(text).toContain('Prices for hiring in London');
    expect(text).toContain('Monthly subscription GBP 39 /month');
    expect(text).toContain('Pass GBP 15 for 7 days');
    expect(text).not.toContain('SGD 49');
  });

  it('of a city without prices are in the default currency, and the page says so', async () => {
    const text = await pageAt(`/pricing?city=${cities.nowhere}`);
    expect(text).toContain('We have no price in CHF yet, so they are in SGD.');
    expect(text).toContain('SGD 49 /month');
  });

  it('change when an admin changes them', async () => {
    const where = { currency_recurringMode: { currency: 'GBP', recurringMode: 'MONTHLY' } } as const;
    await app.services.db.pricingOption.update({ where, data: { amount: 4100 } });
    expect(await pageAt(`/pricing?city=${cities.london}`)).toContain('GBP 41 /month');
  });

  it('are those of their own city for employers, who get to their subscription', async () => {
    const employer = await makeEmployer(app.services.db, { cityId: cities.london });
    const person = new Visitor(app.url);
    await person.signIn(employer.loginEmail ?? '', testPassword);
    const html = await (await person.fetch('/pricing')).text();
    expect(textOf(html)).toContain('for 7 days');
    expect(html).toMatch(/<main.*href="\/my-subscription"/s);
    expect(await pageAt('/pricing')).toContain('Find job seekers');
  });
});

it('offers its prices to search engines', async () => {
  const html = await (await fetch(`${app.url}/pricing`)).text();
  expect(html).toContain(`<link rel="canonical" href="${app.services.publicUrl}/pricing"`);
  const service = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json))
    .find((data) => data['@type'] === 'Service');
  expect(service.offers).toEqual([
    { '@type': 'Offer', name: 'Monthly subscription', price: 49, priceCurrency: 'SGD' },
    { '@type': 'Offer', name: 'Yearly subscription', price: 470, priceCurrency: 'SGD' },
  ]);
});
