import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/account/viewer.ts';
import type { Prisma, User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import {
  makeAdmin,
  makeEmployer,
  makeGuest,
  makeJobSeeker,
  makeReference,
  type Surroundings,
} from '../support/factories.ts';
import { askAs } from '../support/graph.ts';

/** The job seeker's profile: the wizard, the editor and the simple data form. */

let app: TestApp;
let around: Surroundings;
/** Where one of a list of situations has to be picked, and other rates are recommended. */
let strict: { countryId: number; cityId: number };
let admin: Viewer;

const situations = ['Work permit', 'Permanent resident'];
const longText = 'I have worked in busy restaurants for years. '.repeat(12);

beforeAll(async () => {
  app = await startTestApp();
  const { db, reference } = app.services;
  around = await makeReference(db);
  const country = await db.country.create({
    data: {
      name: 'Strictland',
      currencyCode: 'EUR',
      currencySymbol: '€',
      currencyName: 'Euro',
      situationList: situations,
    },
  });
  const city = await db.city.create({
    data: { name: 'Strictville', slug: 'strictville', countryId: country.id, recommendedPrices: [14, 20] },
  });
  strict = { countryId: country.id, cityId: city.id };
  await reference.refresh();
  admin = { kind: 'admin', id: (await makeAdmin(db)).id, sessionId: 1 };
});
afterAll(() => app.stop());

const asJobSeeker = (user: { id: number }): Viewer => ({ kind: 'jobSeeker', id: user.id, sessionId: 1 });

/** Somebody who has just signed up. */
const newcomer = async (): Promise<User> => {
  const user = await makeJobSeeker(app.services.db, around);
  const nothing: Prisma.UserUncheckedUpdateInput = {
    whatsApp: null,
    zipCode: null,
    situationInCountry: null,
    active: false,
    profileUpdated: false,
    cityId: null,
    jobId: null,
    sexId: null,
    experienceId: null,
    languageId: null,
    nativeCountryId: null,
    minRate: null,
    title: null,
    description: null,
    jobAreas: null,
  };
  return app.services.db.user.update({ where: { id: user.id }, data: nothing });
};

type Saved = { __typename: string; message?: string; fields?: { field: string; message: string }[] };
const mutation = async (viewer: Viewer, name: string, input: object): Promise<Saved> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { data, errors } = await askAs(
    app,
    viewer,
    `mutation ($input: ${type}Input!) { ${name}(input: $input) {
      __typename ... on Failure { message ... on InvalidInput { fields { field message } } }
      ... on ${type}Payload { jobSeeker { databaseId updated } }
    } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return (data as Record<string, Saved>)[name] ?? { __typename: 'nothing' };
};
const save = (viewer: Viewer, input: object) => mutation(viewer, 'saveProfile', input);
const stored = ({ id }: { id: number }) => app.services.db.user.findUniqueOrThrow({ where: { id } });
const errorsOf = ({ fields = [] }: Saved) => Object.fromEntries(fields.map(({ field, message }) => [field, message]));

const steps = () => [
  {
    name: 'Nina Newcomer',
    sexId: around.sexId,
    whatsApp: '+65 9123 4567',
    nativeCountryId: around.countryId,
    languageId: around.languageId,
  },
  { cityId: around.cityId, zipCode: '018956', jobAreas: 'Orchard' },
  { jobId: around.jobId, experienceId: around.experienceId, minRate: 12 },
  {
    title: 'Friendly waiter',
    description: longText,
    answer1: 'I smile',
    answer2: 'I am on time',
    answer4: 'Two cafes',
  },
  { partTime: true, fullTime: false, answer3: 'Weekends' },
];

/** Through the wizard up to this step, all saved. */
const upTo = async (step: number): Promise<User> => {
  const user = await newcomer();
  for (const [at, input] of steps().slice(0, step).entries()) {
    expect(await save(asJobSeeker(user), { step: at + 1, ...input })).toMatchObject({
      __typename: 'SaveProfilePayload',
    });
  }
  return user;
};

describe('who may not', () => {
  it.each([
    ['anonymous', 'SignInRequired'],
    ['guest', 'Forbidden'],
    ['employer', 'Forbidden'],
    ['jobSeeker', 'NotFound'],
  ])('%s changes nothing of somebody else', async (kind, failure) => {
    const { db } = app.services;
    const somebody = await makeJobSeeker(db, around);
    const viewers: Record<string, Viewer> = {
      anonymous: { kind: 'anonymous' },
      guest: { kind: 'guest', id: (await makeGuest(db)).id, until: new Date('2100-01-01') },
      employer: { kind: 'employer', id: (await makeEmployer(db)).id, sessionId: 1 },
      jobSeeker: asJobSeeker(await makeJobSeeker(db, around)),
    };
    const viewer = viewers[kind] ?? { kind: 'anonymous' };
    const jobSeeker = encodeGlobalId('JobSeeker', somebody.id);
    expect(await save(viewer, { jobSeeker, title: 'Taken over' })).toMatchObject({ __typename: failure });
    expect(await save(viewer, { jobSeeker, step: 4, title: 'Taken over' })).toMatchObject({ __typename: failure });
    expect(await stored(somebody)).toEqual(somebody);
    for (const name of ['activateJobSeeker', 'pauseJobSeeker']) {
      const refused = kind === 'jobSeeker' ? 'Forbidden' : failure;
      expect(await mutation(viewer, name, { id: jobSeeker })).toMatchObject({ __typename: refused });
    }
    expect(await stored(somebody)).toEqual(somebody);
  });

  it('nobody but job seekers has the simple data form', async () => {
    const employer = await makeEmployer(app.services.db);
    const info = { whatsApp: '+6591112222', description: longText };
    expect(await mutation({ kind: 'anonymous' }, 'saveUserInfo', info)).toMatchObject({ __typename: 'SignInRequired' });
    expect(await mutation({ kind: 'employer', id: employer.id, sessionId: 1 }, 'saveUserInfo', info)).toMatchObject({
      __typename: 'Forbidden',
    });
    expect(await mutation(admin, 'saveUserInfo', info)).toMatchObject({ __typename: 'Forbidden' });
    expect(await stored(employer)).toEqual(employer);
  });

  it('an admin says whose profile it is, and finds job seekers only', async () => {
    const { db } = app.services;
    expect(errorsOf(await save(admin, { title: 'Whose is it' }))).toEqual({
      jobSeeker: 'Please say whose profile it is.',
    });
    const employer = await makeEmployer(db);
    const gone = await makeJobSeeker(db, around);
    await db.user.update({ where: { id: gone.id }, data: { deletedAt: app.clock.now } });
    for (const id of [
      encodeGlobalId('JobSeeker', employer.id),
      encodeGlobalId('Employer', employer.id),
      encodeGlobalId('JobSeeker', gone.id),
      encodeGlobalId('JobSeeker', 2_000_000_000),
      'nonsense',
    ]) {
      expect(await save(admin, { jobSeeker: id, title: 'Not there' })).toMatchObject({ __typename: 'NotFound' });
      expect(await mutation(admin, 'activateJobSeeker', { id })).toMatchObject({ __typename: 'NotFound' });
    }
  });
});

describe('the wizard', () => {
  it('takes a newcomer from nothing to a whole profile', async () => {
    const user = await upTo(5);
    expect(await stored(user)).toMatchObject({
      name: 'Nina Newcomer',
      email: user.email,
      whatsApp: '+6591234567',
      cityId: around.cityId,
      minRate: 12,
      title: 'Friendly waiter',
      partTime: true,
      profileUpdated: false,
      active: false,
    });
    await app.services.db.user.update({ where: { id: user.id }, data: { photoUri: '/media/photos/nina.webp' } });
    expect(await save(asJobSeeker(user), { step: 6 })).toEqual({
      __typename: 'SaveProfilePayload',
      jobSeeker: { databaseId: user.id, updated: true },
    });
  });

  it.each([
    [
      1,
      {
        name: 'Please provide name.',
        sexId: 'Please provide gender.',
        email: 'Please provide email.',
        whatsApp: 'Please provide whatsapp number.',
        nativeCountryId: 'Please provide country of origin.',
        languageId: 'Please provide language.',
      },
    ],
    [
      2,
      {
        cityId: 'Please provide city.',
        country: 'Please provide country.',
        zipCode: 'Please provide zip code.',
        jobAreas: 'Please provide more information.',
      },
    ],
    [
      3,
      {
        jobId: 'Please provide job.',
        experienceId: 'Please provide years of experience.',
        minRate: 'Please provide a minimum hourly rate.',
      },
    ],
    [
      4,
      {
        title: 'Please enter a title.',
        description: 'Please enter a valid description.',
        answer1: 'Please enter answer for "what does make you a great ...?"',
        answer2: 'Please enter answer for "why should we hire you?".',
        answer4: 'Please enter your previous employers.',
      },
    ],
    [5, { answer3: 'Please enter a precise availability.' }],
  ])('asks at step %i for what belongs to it, in the documented words', async (step, expected) => {
    const user = await newcomer();
    const empty = Object.fromEntries(
      Object.keys(expected).flatMap((field) => (field === 'country' ? [] : [[field, null]])),
    );
    expect(errorsOf(await save(asJobSeeker(user), { step, ...empty }))).toEqual(expected);
    const blank = Object.fromEntries(Object.keys(empty).map((field) => [field, field.endsWith('Id') ? 0 : '  ']));
    if (step === 3) blank.minRate = 0;
    expect(errorsOf(await save(asJobSeeker(user), { step, ...blank }))).toEqual(expected);
    expect(await stored(user)).toEqual(user);
  });

  it('asks at its end for a photo, and for whatever a step was skipped for', async () => {
    const user = await upTo(5);
    expect(errorsOf(await save(asJobSeeker(user), { step: 6 }))).toEqual({
      photoUri: 'Please upload profile image of yours.',
    });
    const hasty = await newcomer();
    await app.services.db.user.update({ where: { id: hasty.id }, data: { photoUri: '/media/photos/hasty.webp' } });
    expect(Object.keys(errorsOf(await save(asJobSeeker(hasty), { step: 6 })))).toContain('title');
    expect(await stored(hasty)).toMatchObject({ profileUpdated: false });
  });

  it('says what is wrong with what is given', async () => {
    const user = await newcomer();
    const viewer = asJobSeeker(user);
    const [general] = steps();
    expect(errorsOf(await save(viewer, { step: 1, ...general, email: 'nobody', whatsApp: '12345' }))).toEqual({
      email: 'Please provide valid email address.',
      whatsApp: 'Please provide a valid phone number with the correct country code.',
    });
    const about = steps()[3];
    expect(errorsOf(await save(viewer, { step: 4, ...about, title: 'Chef', description: 'x'.repeat(499) }))).toEqual({
      title: 'Title should have minimum of 5 characters .',
      description: 'Description should have minimum of 500 characters .',
    });
    expect(errorsOf(await save(viewer, { step: 4, ...about, title: 'x'.repeat(61) }))).toEqual({
      title: 'Title can only have maximum of 60 characters.',
    });
    expect(
      await save(viewer, { step: 4, ...about, title: 'x'.repeat(60), description: 'x'.repeat(500) }),
    ).toMatchObject({ __typename: 'SaveProfilePayload' });
    for (const step of [0, 7, -1]) {
      expect(errorsOf(await save(viewer, { step }))).toEqual({ step: 'The steps are 1 to 6.' });
    }
  });

  it('does not ask again for what is there', async () => {
    const user = await upTo(5);
    expect(await save(asJobSeeker(user), { step: 1, name: 'Nina Again' })).toMatchObject({
      __typename: 'SaveProfilePayload',
    });
    expect(await stored(user)).toMatchObject({ name: 'Nina Again', whatsApp: '+6591234567' });
  });
});

describe('the city', () => {
  it('asks for a situation where its country has a list, and for one of the list', async () => {
    const user = await upTo(1);
    const location = { step: 2, cityId: strict.cityId, zipCode: '10115', jobAreas: 'Centre' };
    const wanted = { situationInCountry: 'Please provide situation in country.' };
    expect(errorsOf(await save(asJobSeeker(user), location))).toEqual(wanted);
    expect(errorsOf(await save(asJobSeeker(user), { ...location, situationInCountry: 'Tourist' }))).toEqual(wanted);
    expect(await save(asJobSeeker(user), { ...location, situationInCountry: 'Work permit' })).toMatchObject({
      __typename: 'SaveProfilePayload',
    });
    expect(await stored(user)).toMatchObject({ cityId: strict.cityId, situationInCountry: 'Work permit' });
    // What else is saved, leaves it alone.
    await save(asJobSeeker(user), { zipCode: '10117' });
    expect(await stored(user)).toMatchObject({ zipCode: '10117', situationInCountry: 'Work permit' });
    expect(errorsOf(await save(asJobSeeker(user), { situationInCountry: null }))).toEqual(wanted);
    // And back: where nothing is asked, nothing is kept.
    await save(asJobSeeker(user), { step: 2, cityId: around.cityId });
    expect(await stored(user)).toMatchObject({ cityId: around.cityId, situationInCountry: null });
    await save(asJobSeeker(user), { step: 2, situationInCountry: 'Work permit' });
    expect(await stored(user)).toMatchObject({ situationInCountry: null });
  });

  it('recommends the rates, and no other is taken', async () => {
    const user = await upTo(5);
    for (const minRate of [13, 0, -12, null]) {
      expect(errorsOf(await save(asJobSeeker(user), { minRate }))).toEqual({
        minRate: 'Please provide a minimum hourly rate.',
      });
    }
    expect(await save(asJobSeeker(user), { minRate: 14 })).toMatchObject({ __typename: 'SaveProfilePayload' });
    expect(await stored(user)).toMatchObject({ minRate: 14 });
  });

  it('changed in the editor, asks for a situation and a rate of its own; a rate that both recommend stays', async () => {
    const user = await upTo(5);
    const move = { cityId: strict.cityId, situationInCountry: 'Work permit' };
    expect(errorsOf(await save(asJobSeeker(user), { cityId: strict.cityId, minRate: 20 }))).toEqual({
      situationInCountry: 'Please provide situation in country.',
    });
    expect(errorsOf(await save(asJobSeeker(user), move))).toEqual({ minRate: 'Please provide a minimum hourly rate.' });
    expect(await stored(user)).toMatchObject({ cityId: around.cityId, minRate: 12 });
    expect(await save(asJobSeeker(user), { ...move, minRate: 20 })).toMatchObject({ __typename: 'SaveProfilePayload' });
    const other = await upTo(5);
    await save(asJobSeeker(other), { minRate: 14 });
    expect(await save(asJobSeeker(other), move)).toMatchObject({ __typename: 'SaveProfilePayload' });
    expect(await stored(other)).toMatchObject({ cityId: strict.cityId, minRate: 14 });
  });

  it('changed in the wizard, lets go of a rate that it does not recommend', async () => {
    const user = await upTo(3);
    await save(asJobSeeker(user), { step: 2, cityId: strict.cityId, situationInCountry: 'Work permit' });
    expect(await stored(user)).toMatchObject({ cityId: strict.cityId, minRate: null });
    expect(errorsOf(await save(asJobSeeker(user), { step: 3 }))).toEqual({
      minRate: 'Please provide a minimum hourly rate.',
    });
  });
});

describe('the editor', () => {
  it('saves what is given and leaves the rest; the job seeker has updated the profile', async () => {
    const user = await upTo(3);
    expect(await save(asJobSeeker(user), { title: 'Head waiter' })).toEqual({
      __typename: 'SaveProfilePayload',
      jobSeeker: { databaseId: user.id, updated: true },
    });
    expect(await stored(user)).toMatchObject({ title: 'Head waiter', name: 'Nina Newcomer', minRate: 12 });
  });

  it('whole, asks for everything that it requires, in its own words', async () => {
    const user = await newcomer();
    const empty = { name: '', email: '', whatsApp: '', description: 'short', title: 'Chef' };
    expect(errorsOf(await save(asJobSeeker(user), { complete: true, ...empty }))).toEqual({
      name: 'Please provide a name.',
      sexId: 'Please provide gender.',
      email: 'Please provide a valid email.',
      whatsApp: 'Please provide a valid phone number with the correct country code.',
      nativeCountryId: 'Please provide country of origin.',
      languageId: 'Please provide language.',
      cityId: 'Please provide city.',
      country: 'Please provide country.',
      zipCode: 'Please provide a zipcode.',
      jobAreas: 'Please provide more information.',
      jobId: 'Please provide job.',
      minRate: 'Please provide a minimum hourly rate.',
      title: 'Title should have minimum of 5 characters .',
      description: 'Please enter a valid description.',
      answer3: 'Please enter a precise availability.',
      photoUri: 'Profile photo is required. Please choose a picture and click on the button "Upload".',
    });
    expect(await stored(user)).toEqual(user);
  });

  it('refuses what no table knows, at the field, and stores nothing of the rest', async () => {
    const user = await upTo(5);
    const unknown = { sexId: 999, nativeCountryId: 999, languageId: -1, jobId: 2_147_483_647, experienceId: 999 };
    const before = await stored(user);
    expect(errorsOf(await save(asJobSeeker(user), { title: 'Head waiter', ...unknown }))).toEqual({
      sexId: 'Please provide gender.',
      nativeCountryId: 'Please provide country of origin.',
      languageId: 'Please provide language.',
      jobId: 'Please provide job.',
      experienceId: 'Please provide years of experience.',
    });
    expect(await stored(user)).toEqual(before);
  });

  it('empties what may be empty', async () => {
    const user = await upTo(5);
    const emptied = { answer1: null, answer2: '', answer4: null, experienceId: null, partTime: null };
    expect(await save(asJobSeeker(user), emptied)).toMatchObject({ __typename: 'SaveProfilePayload' });
    expect(await stored(user)).toMatchObject({
      answer1: null,
      answer2: null,
      answer4: null,
      experienceId: null,
      partTime: false,
    });
  });

  it('of an admin changes the job seeker, who has not updated anything by it', async () => {
    const user = await upTo(3);
    const jobSeeker = encodeGlobalId('JobSeeker', user.id);
    expect(await save(admin, { jobSeeker, title: 'Head waiter', whatsApp: '+60 12-345 6789' })).toEqual({
      __typename: 'SaveProfilePayload',
      jobSeeker: { databaseId: user.id, updated: false },
    });
    expect(await stored(user)).toMatchObject({ title: 'Head waiter', whatsApp: '+60123456789' });
  });

  it('saved twice at once, keeps a rate and its city together', async () => {
    const user = await upTo(5);
    await Promise.all([
      save(asJobSeeker(user), { cityId: strict.cityId, situationInCountry: 'Work permit', minRate: 20 }),
      save(asJobSeeker(user), { minRate: 10 }),
    ]);
    const { cityId, minRate } = await stored(user);
    expect({ cityId, minRate }).toEqual({ cityId: strict.cityId, minRate: 20 });
  });
});

describe('the email in the form', () => {
  it('may be the one that it is, in any case', async () => {
    const user = await upTo(1);
    const email = `  ${user.email?.toUpperCase()} `;
    expect(await save(asJobSeeker(user), { email })).toMatchObject({ __typename: 'SaveProfilePayload' });
    expect(await stored(user)).toMatchObject({ email: user.email, loginEmail: user.email, emailVerified: true });
  });

  it('is changed by the job seeker elsewhere, and the form says where', async () => {
    const user = await upTo(1);
    const expected = { email: 'You sign in with this email. Please change it in your account settings.' };
    const taken = (await makeEmployer(app.services.db)).email;
    // Somebody else's address is not told apart from anybody's.
    for (const email of ['other@example.test', taken]) {
      expect(errorsOf(await save(asJobSeeker(user), { email, title: 'Head waiter' }))).toEqual(expected);
    }
    expect(await stored(user)).toMatchObject({ email: user.email, title: null });
  });

  it('is changed by an admin at once, and has to be confirmed again', async () => {
    const user = await upTo(1);
    const jobSeeker = encodeGlobalId('JobSeeker', user.id);
    const taken = (await makeEmployer(app.services.db)).email;
    expect(errorsOf(await save(admin, { jobSeeker, email: taken }))).toEqual({
      email: 'There is an account with this email already.',
    });
    expect(await save(admin, { jobSeeker, email: `Moved-${user.email}` })).toMatchObject({
      __typename: 'SaveProfilePayload',
    });
    const moved = `moved-${user.email}`;
    expect(await stored(user)).toMatchObject({ email: moved, loginEmail: moved, emailVerified: false });
  });
});

describe('the simple data form', () => {
  it('saves number and description by the same rules', async () => {
    const user = await upTo(3);
    expect(errorsOf(await mutation(asJobSeeker(user), 'saveUserInfo', { whatsApp: '123', description: 'hi' }))).toEqual(
      {
        whatsApp: 'Please provide a valid phone number with the correct country code.',
        description: 'Please enter a valid description.',
      },
    );
    const saved = await mutation(asJobSeeker(user), 'saveUserInfo', { whatsApp: '+6581112222', description: longText });
    expect(saved).toMatchObject({ __typename: 'SaveUserInfoPayload', jobSeeker: { updated: false } });
    expect(await stored(user)).toMatchObject({ whatsApp: '+6581112222', description: longText.trim() });
  });
});

describe('activating', () => {
  it('makes a profile public and takes it back, as often as it is asked', async () => {
    const user = await newcomer();
    const id = encodeGlobalId('JobSeeker', user.id);
    for (const [name, active] of [
      ['activateJobSeeker', true],
      ['activateJobSeeker', true],
      ['pauseJobSeeker', false],
      ['pauseJobSeeker', false],
    ] as const) {
      expect(await mutation(admin, name, { id })).toMatchObject({ jobSeeker: { databaseId: user.id } });
      expect(await stored(user)).toMatchObject({ active });
    }
  });
});
