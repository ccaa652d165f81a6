import { expect, it } from 'vitest';
import { adminJobOfferSchema, jobOfferSchema } from './jobOffer.input.ts';

/** Validation of the form, with the chosen records and global ids. tests/offers/jobOfferChanges.test.ts tests the server. */

const city = { id: 'Q2l0eTox', recommendedPrices: [10, 12] };
const filled = { city, job: { id: 'Sm9iOjE' }, maxRate: 12, description: 'Evenings' };
const messagesOf = (result: ReturnType<ReturnType<typeof jobOfferSchema>['safeParse']>) =>
  Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

it('an empty form has an error at each required field', () => {
  const empty = { city: null, job: null, maxRate: null, description: '' };
  expect(messagesOf(jobOfferSchema(null).safeParse(empty))).toEqual({
    city: 'Please provide a city.',
    job: 'Please provide a job.',
    maxRate: 'Please provide an hourly rate.',
    description: 'Please provide a description.',
  });
});

it('a rate must be one of the city, or the current one of the offer in that city', () => {
  const wrong = { maxRate: 'Please provide an hourly rate.' };
  expect(messagesOf(jobOfferSchema(null).safeParse({ ...filled, maxRate: 11 }))).toEqual(wrong);
  const kept = jobOfferSchema({ cityId: city.id, maxRate: 11, description: 'Evenings' });
  expect(kept.safeParse({ ...filled, maxRate: 11 }).success).toBe(true);
  expect(messagesOf(kept.safeParse({ ...filled, maxRate: 9 }))).toEqual(wrong);
  const form = jobOfferSchema({ cityId: city.id, maxRate: null, description: 'Evenings' });
  expect(messagesOf(form.safeParse({ ...filled, maxRate: 11 }))).toEqual(wrong);
  expect(messagesOf(kept.safeParse({ ...filled, city: { ...city, id: 'Q2l0eToy' }, maxRate: 11 }))).toEqual(wrong);
});

it('only the form for admins requires an employer', () => {
  expect(jobOfferSchema(null).safeParse(filled).success).toBe(true);
  const result = adminJobOfferSchema(null).safeParse(filled);
  expect(result.error?.issues).toMatchObject([{ path: ['employer'], message: 'Please provide an employer.' }]);
});

it('a description must not have contact data, unless it is the stored one', () => {
  const description = '## Evenings\n\nCall **9123** **4567**';
  const refused = {
    description: 'Please do not add contact information or website links. Remove the phone number “9123** **4567”.',
  };
  expect(messagesOf(jobOfferSchema(null).safeParse({ ...filled, description }))).toEqual(refused);
  const kept = { cityId: city.id, maxRate: 12, description };
  expect(jobOfferSchema(kept).safeParse({ ...filled, description }).success).toBe(true);
  expect(messagesOf(jobOfferSchema(kept).safeParse({ ...filled, description: `${description}!` }))).toEqual(refused);
});
