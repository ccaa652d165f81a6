import { expect, it } from 'vitest';
import { nextSentence, openFields } from './ProfileNext.tsx';
import { type ProfileValues, placeIn, withCity } from './profileValues.ts';

const cities = [
  {
    databaseId: 1,
    recommendedPrices: [10, 12],
    country: { name: 'Singapore', situationList: ['Citizen', 'Work pass'] },
  },
  { databaseId: 2, recommendedPrices: [12, 20], country: { name: 'France', situationList: [] } },
];
const values = { cityId: 1, country: 'Singapore', situationInCountry: 'Citizen', minRate: 10 } as ProfileValues;

it('a city determines the rates and situations', () => {
  expect(placeIn(cities, 1)).toEqual({ recommendedPrices: [10, 12], situationList: ['Citizen', 'Work pass'] });
  expect(placeIn(cities, null)).toBeNull();
});

it('another city clears what it does not offer', () => {
  expect(withCity(values, cities, 2)).toEqual({
    cityId: 2,
    country: 'France',
    situationInCountry: null,
    minRate: null,
  });
  expect(withCity({ ...values, minRate: 12 }, cities, 2).minRate).toBe(12);
  expect(withCity(values, cities, 1)).toEqual(values);
  expect(withCity(values, cities, null)).toMatchObject({ country: null, situationInCountry: null, minRate: null });
});

it('what is missing is said as the next thing to do, by the rules of the wizard', () => {
  const given = { name: 'Nguyễn Văn Anh', callName: '', sexId: 1, email: 'anh@example.test', whatsApp: '+6581234567' };
  const general = { ...given, nativeCountryId: 1, languageId: 1 };
  const open = (more: object) =>
    openFields({ values: { ...values, ...more } as ProfileValues, stored: values, cities, hasPhoto: false });
  expect(nextSentence(open(given))).toBe('Next: say which country you come from.');
  expect(nextSentence(open(general))).toBe('Next: fill in ‘Zip code’.');
  expect(open(general)).not.toContain('callName');
  expect(nextSentence(open(general).slice(-2))).toBe('Next: say which hours suit you.');
  expect(nextSentence([])).toBeNull();
});
