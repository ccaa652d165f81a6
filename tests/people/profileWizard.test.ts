import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Catalog, makeAdmin } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { asJobSeeker, errorsOf, makeProfileFixtures, type ProfileFixtures, profileSteps } from '../support/profiles.ts';

/** The steps of the profile wizard, and the fields that depend on the city. */

const app = testApp();
let catalog: Catalog;
let strict: ProfileFixtures['strict'];
let admin: Viewer;

beforeAll(async () => {
  ({ catalog, strict, admin } = await makeProfileFixtures(app.services));
});

const { newcomer, save, stored, steps, upTo } = profileSteps(() => ({ app, catalog }));

describe('the wizard', () => {
  it('completes the profile of a new job seeker', async () => {
    const user = await upTo(5);
    expect(await stored(user)).toMatchObject({
      name: 'Nina Newcomer',
      email: user.email,
      whatsApp: '+6591234567',
      cityId: catalog.cityId,
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
  ])('requires the fields of step %i, with the documented messages', async (step, expected) => {
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

  it('finally requires a photo, and the fields of skipped steps', async () => {
    const user = await upTo(5);
    expect(errorsOf(await save(asJobSeeker(user), { step: 6 }))).toEqual({
      photoUri: 'Please upload profile image of yours.',
    });
    const hasty = await newcomer();
    await app.services.db.user.update({ where: { id: hasty.id }, data: { photoUri: '/media/photos/hasty.webp' } });
    expect(Object.keys(errorsOf(await save(asJobSeeker(hasty), { step: 6 })))).toContain('title');
    expect(await stored(hasty)).toMatchObject({ profileUpdated: false });
  });

  it('refuses invalid values with their reasons', async () => {
    const user = await newcomer();
    const viewer = asJobSeeker(user);
    const [general] = steps();
    expect(errorsOf(await save(viewer, { step: 1, ...general, email: 'not-an-email', whatsApp: '12345' }))).toEqual({
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
      expect(errorsOf(await save(viewer, { step }))).toEqual({ step: 'The step must be between 1 and 6.' });
    }
  });

  it('does not require stored fields again', async () => {
    const user = await upTo(5);
    expect(await save(asJobSeeker(user), { step: 1, name: 'Nina Again' })).toMatchObject({
      __typename: 'SaveProfilePayload',
    });
    expect(await stored(user)).toMatchObject({ name: 'Nina Again', whatsApp: '+6591234567' });
  });
});

describe('the welcome message', () => {
  const messages = ({ id }: { id: number }) =>
    app.services.db.message.findMany({
      where: { chat: { supportUserId: id } },
      select: { text: true, userId: true, chat: { select: { nbMessages: true } } },
    });

  it('waits in the support chat after the last step, once', async () => {
    const user = await upTo(5);
    expect(await messages(user)).toEqual([]);
    expect(errorsOf(await save(asJobSeeker(user), { step: 6 }))).not.toEqual({});
    expect(await messages(user)).toEqual([]);
    await app.services.db.user.update({ where: { id: user.id }, data: { photoUri: '/media/photos/nina.webp' } });
    await Promise.all([save(asJobSeeker(user), { step: 6 }), save(asJobSeeker(user), { step: 6 })]);
    await save(asJobSeeker(user), { step: 6 });
    const admin = await app.services.db.user.findFirstOrThrow({
      where: { role: 'ROLE_ADMIN' },
      orderBy: { id: 'asc' },
    });
    expect(await messages(user)).toEqual([
      {
        text: expect.stringMatching(/^Welcome to Hourhand! Your profile is complete\./),
        userId: admin.id,
        chat: { nbMessages: 1 },
      },
    ]);

    // Also if another admin was the first one at the time.
    const { id } = await makeAdmin(app.services.db);
    await app.services.db.message.updateMany({ where: { chat: { supportUserId: user.id } }, data: { userId: id } });
    await save(asJobSeeker(user), { step: 6 });
    expect(await messages(user)).toHaveLength(1);
  });

  it('is not sent when an admin saves the last step', async () => {
    const user = await upTo(5);
    await app.services.db.user.update({ where: { id: user.id }, data: { photoUri: '/media/photos/nina.webp' } });
    const saved = await save(admin, { jobSeeker: encodeGlobalId('JobSeeker', user.id), step: 6 });
    expect(saved.__typename).toBe('SaveProfilePayload');
    expect(await messages(user)).toEqual([]);
  });
});

describe('the city', () => {
  it('requires a situation of the list, if its country has one', async () => {
    const user = await upTo(1);
    const location = { step: 2, cityId: strict.cityId, zipCode: '10115', jobAreas: 'Centre' };
    const wanted = { situationInCountry: 'Please provide situation in country.' };
    expect(errorsOf(await save(asJobSeeker(user), location))).toEqual(wanted);
    expect(errorsOf(await save(asJobSeeker(user), { ...location, situationInCountry: 'Tourist' }))).toEqual(wanted);
    expect(await save(asJobSeeker(user), { ...location, situationInCountry: 'Work permit' })).toMatchObject({
      __typename: 'SaveProfilePayload',
    });
    expect(await stored(user)).toMatchObject({ cityId: strict.cityId, situationInCountry: 'Work permit' });
    // Saving other fields keeps it.
    await save(asJobSeeker(user), { zipCode: '10117' });
    expect(await stored(user)).toMatchObject({ zipCode: '10117', situationInCountry: 'Work permit' });
    expect(errorsOf(await save(asJobSeeker(user), { situationInCountry: null }))).toEqual(wanted);
    // In a country without a list, no situation is stored.
    await save(asJobSeeker(user), { step: 2, cityId: catalog.cityId });
    expect(await stored(user)).toMatchObject({ cityId: catalog.cityId, situationInCountry: null });
    await save(asJobSeeker(user), { step: 2, situationInCountry: 'Work permit' });
    expect(await stored(user)).toMatchObject({ situationInCountry: null });
  });

  it('has recommended rates, and others are refused', async () => {
    const user = await upTo(5);
    for (const minRate of [13, 0, -12, null]) {
      expect(errorsOf(await save(asJobSeeker(user), { minRate }))).toEqual({
        minRate: 'Please provide a minimum hourly rate.',
      });
    }
    expect(await save(asJobSeeker(user), { minRate: 14 })).toMatchObject({ __typename: 'SaveProfilePayload' });
    expect(await stored(user)).toMatchObject({ minRate: 14 });
  });

  it('changed in the editor, requires a situation and one of its rates, and keeps a rate that both cities recommend', async () => {
    const user = await upTo(5);
    const move = { cityId: strict.cityId, situationInCountry: 'Work permit' };
    expect(errorsOf(await save(asJobSeeker(user), { cityId: strict.cityId, minRate: 20 }))).toEqual({
      situationInCountry: 'Please provide situation in country.',
    });
    expect(errorsOf(await save(asJobSeeker(user), move))).toEqual({ minRate: 'Please provide a minimum hourly rate.' });
    expect(await stored(user)).toMatchObject({ cityId: catalog.cityId, minRate: 12 });
    expect(await save(asJobSeeker(user), { ...move, minRate: 20 })).toMatchObject({ __typename: 'SaveProfilePayload' });
    const other = await upTo(5);
    await save(asJobSeeker(other), { minRate: 14 });
    expect(await save(asJobSeeker(other), move)).toMatchObject({ __typename: 'SaveProfilePayload' });
    expect(await stored(other)).toMatchObject({ cityId: strict.cityId, minRate: 14 });
  });

  it('changed in the wizard, clears a rate that it does not recommend', async () => {
    const user = await upTo(3);
    await save(asJobSeeker(user), { step: 2, cityId: strict.cityId, situationInCountry: 'Work permit' });
    expect(await stored(user)).toMatchObject({ cityId: strict.cityId, minRate: null });
    expect(errorsOf(await save(asJobSeeker(user), { step: 3 }))).toEqual({
      minRate: 'Please provide a minimum hourly rate.',
    });
  });
});
