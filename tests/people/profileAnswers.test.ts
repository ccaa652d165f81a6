import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaErrors } from '../../client/features/core/form/schemaErrors.ts';
import { type ProfileField, publicTexts, wizardSteps } from '../../server/domain/core/catalog/profileFields.input.ts';
import {
  editorSchema,
  type ProfileContext,
  profileRules,
  stepSchema,
} from '../../server/domain/people/profile/profile.input.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { asJobSeeker, errorsOf, longText, makeProfileFixtures, profileSteps } from '../support/profiles.ts';

/**
 * The forms and GraphQL give the same answer to the same value, for every field of a profile (docs/product/profiles.md, 'Two forms,
 * one profile'). How REST names what is refused: tests/rest/badInput.
 */

/** What is given, and what the editor and the wizard say about it; null: it is accepted. */
type Case = { given: unknown; editor: string | null; wizard: string | null };

const good = (...values: unknown[]): Case[] => values.map((given) => ({ given, editor: null, wizard: null }));
const bad = (editor: string, wizard: string, ...values: unknown[]): Case[] =>
  values.map((given) => ({ given, editor, wizard }));
const same = (message: string, ...values: unknown[]) => bad(message, message, ...values);
/** What may be left empty in the editor. */
const open = (wizard: string, ...values: unknown[]): Case[] => values.map((given) => ({ given, editor: null, wizard }));

const unknown = 999_999;
const phone = 'Please provide a valid phone number with the correct country code.';
const atMost = (max: number) => same(`Please use at most ${max} characters.`, 'x'.repeat(max + 1));
const remove = (what: string) => `Please do not add contact information or website links. Remove ${what}.`;

/** Every field of the schema has its cases: another field does not compile, and fails. */
const cases: Record<keyof ReturnType<typeof profileRules>, Case[]> = {
  name: [
    ...bad('Please provide a name.', 'Please provide name.', null, '', '  '),
    ...atMost(60),
    ...same('A name can have letters, numbers, spaces and punctuation only.', '<b>Nina</b>'),
    ...same('A name cannot contain a link or an email.', 'nina@example.com'),
    ...good('Nina O’Neill'),
  ],
  callName: [
    ...same('A name can have at most 30 characters.', 'x'.repeat(31)),
    ...same('A name cannot contain a link or an email.', 'anh@example.com'),
    ...good('Anh Thư', '', null),
  ],
  sexId: same('Please provide gender.', null, unknown),
  email: [
    ...bad('Please provide a valid email.', 'Please provide email.', null, '', ' '),
    ...bad('Please provide a valid email.', 'Please provide valid email address.', 'nina', 'nina@', 'x'.repeat(255)),
  ],
  whatsApp: [
    ...bad(phone, 'Please provide whatsapp number.', null, '', ' '),
    ...same(phone, '12345', 'nine one two three four five six seven'),
    ...good('+65 8123 4567'),
  ],
  nativeCountryId: same('Please provide country of origin.', null, unknown),
  languageId: same('Please provide language.', null, unknown),
  cityId: same('Please provide city.', null, unknown),
  country: same('Please provide country.', null),
  situationInCountry: [
    ...same('Please provide situation in country.', null, '', 'Tourist'),
    ...good('Work permit', 'Permanent resident'),
  ],
  zipCode: [
    ...bad('Please provide a zipcode.', 'Please provide zip code.', null, '', ' '),
    ...atMost(20),
    ...good('10115', '94105-1234'),
  ],
  jobAreas: [
    ...same('Please provide more information.', null, '', ' '),
    ...atMost(1000),
    ...good('Districts 1, 2, 9 and 10, zip 10115, 10117'),
  ],
  jobId: same('Please provide job.', null, unknown),
  experienceId: [
    ...open('Please provide years of experience.', null),
    ...same('Please provide years of experience.', unknown),
  ],
  minRate: [...same('Please provide a minimum hourly rate.', null, 13, 0, -20), ...good(14, 20)],
  title: [
    ...same('Please enter a title.', null, '', ' '),
    ...same('Title should have minimum of 5 characters .', 'Chef', ' Chef  '),
    ...same('Title can only have maximum of 60 characters.', 'x'.repeat(61)),
    ...good('Chef!', 'x'.repeat(60), 'Waiter, 2015-2019, 9:00-17:30'),
  ],
  description: [
    ...same('Please enter a valid description.', null, '', ' '),
    ...bad(
      'Please enter a valid description.',
      'Description should have minimum of 500 characters .',
      'short',
      'x'.repeat(499),
    ),
    ...atMost(10_000),
    ...good('x'.repeat(500), `${longText} Hygiene certificate no. 20191234, $12.50-$15.75, size 38.`),
  ],
  answer1: [
    ...open('Please enter answer for "what does make you a great ...?"', null, '', ' '),
    ...atMost(2000),
    ...good('I smile.'),
  ],
  answer2: [
    ...open('Please enter answer for "why should we hire you?".', null, '', ' '),
    ...atMost(2000),
    ...good('I am on time.'),
  ],
  answer3: [
    ...same('Please enter a precise availability.', null, '', ' '),
    ...atMost(2000),
    ...good('Mon-Fri 9:00-17:30, Sat 10.00-14.00'),
  ],
  answer4: [
    ...open('Please enter your previous employers.', null, '', ' '),
    ...atMost(2000),
    ...good('Chef at Hilton 2015-2019, worked at Booking.com'),
  ],
  videoTranscript: [
    ...atMost(5000),
    ...good(null, '', 'Hello, I am Maria. Since 2015 I have worked from 9:00 to 17:30.'),
  ],
  partTime: good(true, false, null),
  fullTime: good(true, false, null),
  photoUri: bad(
    'Profile photo is required. Please choose a picture and click on the button "Upload".',
    'Please upload profile image of yours.',
    null,
  ),
};

const contactData = [
  ['the phone number', '9123 4567'],
  ['the phone number', '9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣'],
  ['the email address', 'nina at gmail dot com'],
  ['the username', 'Instagram: nina_new'],
] as const;

for (const field of publicTexts) {
  for (const [kind, piece] of contactData) {
    cases[field].push(
      ...same(remove(`${kind} “${piece}”`), `${field === 'description' ? longText : 'Nina'}, ${piece}`),
    );
  }
}

const names = Object.keys(cases).filter(
  (name): name is ProfileField => name in profileRules('editor', { place: null }),
);

/** The country is the city's, and a photo is uploaded: no input has them. */
const neverSent: readonly ProfileField[] = ['country', 'photoUri'];

const app = testApp();
const fixtures = fixture(() => makeProfileFixtures(app.services));
let user: User;
const { newcomer, save, stored, upTo } = profileSteps(() => ({ app, catalog: fixtures.catalog }));

beforeAll(async () => {
  user = await upTo(5);
  await app.services.db.user.update({
    where: { id: user.id },
    data: { cityId: fixtures.strict.cityId, situationInCountry: 'Work permit', minRate: 20, photoUri: '/media/a.webp' },
  });
});

const context: ProfileContext = {
  place: { recommendedPrices: [14, 20], situationList: ['Work permit', 'Permanent resident'] },
  isKnown: (_field, id) => id > 0 && id < unknown,
};

const stepOf = (field: ProfileField) => wizardSteps.findIndex((fields) => fields.some((one) => one === field)) + 1;
const said = (errors: Record<string, string>, field: string) => errors[field] ?? null;

/** What a form says: the schema of its field alone, with the value. */
const formAnswer = (schema: z.ZodObject, field: ProfileField, given: unknown) =>
  said(schemaErrors(z.object({ [field]: schema.shape[field] }), { [field]: given }), field);

/** A newcomer stands for a value that is not there and cannot be sent. */
const graphAnswer = async (field: ProfileField, given: unknown, step: number | null) =>
  neverSent.includes(field)
    ? said(errorsOf(await save(asJobSeeker(await newcomer()), step === null ? { complete: true } : { step })), field)
    : said(errorsOf(await save(asJobSeeker(user), { step, [field]: given })), field);

it('every field of the forms has cases, and is asked for by a step', () => {
  expect(names.toSorted()).toEqual(Object.keys(editorSchema(context).shape).toSorted());
  expect(names.toSorted()).toEqual(wizardSteps.flat().toSorted());
  expect(names.filter((name) => cases[name].length === 0)).toEqual([]);
});

describe.each(names)('%s', (field) => {
  it.each(cases[field])('$given', async ({ given, editor, wizard }) => {
    const step = stepOf(field);
    expect({
      editor: formAnswer(editorSchema(context), field, given),
      wizard: formAnswer(stepSchema(step, context), field, given),
      graphEditor: await graphAnswer(field, given, null),
      graphWizard: await graphAnswer(field, given, step),
    }).toEqual({ editor, wizard, graphEditor: editor, graphWizard: wizard });
  });
});

const updated = { jobSeeker: { updated: true } };

it('stored contact data may stay while other fields are saved, but not change', async () => {
  const owner = await upTo(5);
  const description = `${longText} Call 9123 4567.`;
  await app.services.db.user.update({ where: { id: owner.id }, data: { description, photoUri: '/media/b.webp' } });
  const viewer = asJobSeeker(owner);
  const message = remove('the phone number “9123 4567”');
  expect(await save(viewer, { complete: true, description, title: 'Head waiter' })).toMatchObject(updated);
  expect((await save(viewer, { step: 4, description, answer1: 'Care' })).__typename).toBe('SaveProfilePayload');
  const changed = await save(viewer, { step: 4, description: `${description} Thanks.` });
  expect(errorsOf(changed)).toEqual({ description: message });
  expect(await stored(owner)).toMatchObject({ description, title: 'Head waiter', answer1: 'Care' });
  const schema = editorSchema({ ...context, stored: { description } });
  expect(formAnswer(schema, 'description', description)).toBeNull();
  expect(formAnswer(schema, 'description', `${description} Thanks.`)).toBe(message);
});

it('a rate stays when its city offers it no longer, and another one has to be offered', async () => {
  const { db, reference } = app.services;
  const { countryId } = fixtures.strict;
  const rates = { recommendedPrices: [14, 20] };
  const city = await db.city.create({ data: { name: 'Changeville', slug: 'changeville', countryId, ...rates } });
  await reference.refresh();
  const owner = await upTo(5);
  const data = { cityId: city.id, situationInCountry: 'Work permit', minRate: 20, photoUri: '/media/c.webp' };
  await db.user.update({ where: { id: owner.id }, data });
  await db.city.update({ where: { id: city.id }, data: { recommendedPrices: [15] } });
  await reference.refresh();

  const again = { minRate: 20, cityId: city.id, title: 'Head waiter' };
  expect(await save(asJobSeeker(owner), again)).toMatchObject(updated);
  const message = 'Please provide a minimum hourly rate.';
  expect(await save(asJobSeeker(owner), { complete: true, title: 'Chef de rang' })).toMatchObject(updated);
  expect(errorsOf(await save(asJobSeeker(owner), { minRate: 14 }))).toEqual({ minRate: message });
  expect(await save(asJobSeeker(owner), { minRate: 15 })).toMatchObject({ __typename: 'SaveProfilePayload' });
  expect(errorsOf(await save(asJobSeeker(owner), { minRate: 20 }))).toEqual({ minRate: message });
});
