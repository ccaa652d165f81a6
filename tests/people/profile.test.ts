import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Catalog, makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import {
  asJobSeeker,
  errorsOf,
  longText,
  makeProfileFixtures,
  type ProfileFixtures,
  profileSteps,
} from '../support/profiles.ts';

/** The job seeker's profile: who may save it, the editor and the simple data form. */

const app = testApp();
let catalog: Catalog;
let strict: ProfileFixtures['strict'];
let admin: Viewer;

beforeAll(async () => {
  ({ catalog, strict, admin } = await makeProfileFixtures(app.services));
});

const { newcomer, mutation, save, stored, upTo } = profileSteps(() => ({ app, catalog }));

describe('the editor', () => {
  it('saves the fields that are sent and keeps the others, and does not mark an incomplete profile as updated', async () => {
    const user = await upTo(3);
    expect(await save(asJobSeeker(user), { title: 'Head waiter' })).toEqual({
      __typename: 'SaveProfilePayload',
      jobSeeker: { databaseId: user.id, updated: false },
    });
    expect(await stored(user)).toMatchObject({ title: 'Head waiter', name: 'Nina Newcomer', minRate: 12 });
  });

  it('marks a profile as updated when the whole form is sent, or when it is complete by the rules of the wizard', async () => {
    const { db } = app.services;
    const whole = await upTo(5);
    await db.user.update({ where: { id: whole.id }, data: { photoUri: '/media/photos/a.webp', experienceId: null } });
    expect(await save(asJobSeeker(whole), { title: 'Head waiter' })).toMatchObject({ jobSeeker: { updated: false } });
    expect(await save(asJobSeeker(whole), { complete: true })).toMatchObject({ jobSeeker: { updated: true } });
    const completed = await upTo(5);
    await db.user.update({ where: { id: completed.id }, data: { photoUri: '/media/photos/b.webp' } });
    expect(await save(asJobSeeker(completed), { title: 'Head waiter' })).toMatchObject({
      jobSeeker: { updated: true },
    });
  });

  it('reports all required fields of the whole form, with its own messages', async () => {
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

  it('refuses unknown ids at their fields, and stores nothing', async () => {
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

  it('clears optional fields', async () => {
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

  it('can be used by an admin, which does not mark the profile as updated', async () => {
    const user = await upTo(3);
    const jobSeeker = encodeGlobalId('JobSeeker', user.id);
    expect(await save(admin, { jobSeeker, title: 'Head waiter', whatsApp: '+60 12-345 6789' })).toEqual({
      __typename: 'SaveProfilePayload',
      jobSeeker: { databaseId: user.id, updated: false },
    });
    expect(await stored(user)).toMatchObject({ title: 'Head waiter', whatsApp: '+60123456789' });
  });

  it('keeps a rate and its city consistent when it is saved twice concurrently', async () => {
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
  it('may be the current one, in any letter case', async () => {
    const user = await upTo(1);
    const email = `  ${user.email?.toUpperCase()} `;
    expect(await save(asJobSeeker(user), { email })).toMatchObject({ __typename: 'SaveProfilePayload' });
    expect(await stored(user)).toMatchObject({ email: user.email, loginEmail: user.email, emailVerified: true });
  });

  it('cannot be changed here by the job seeker, and the form says where to change it', async () => {
    const user = await upTo(1);
    const expected = { email: 'You log in with this email. Please change it in your account settings.' };
    const taken = (await makeEmployer(app.services.db)).email;
    // The refusal does not reveal whether another account has the address.
    for (const email of ['other@example.test', taken]) {
      expect(errorsOf(await save(asJobSeeker(user), { email, title: 'Head waiter' }))).toEqual(expected);
    }
    expect(await stored(user)).toMatchObject({ email: user.email, title: null });
  });

  it('can be changed by an admin at once, and must be confirmed again', async () => {
    const user = await upTo(1);
    const jobSeeker = encodeGlobalId('JobSeeker', user.id);
    const taken = (await makeEmployer(app.services.db)).email;
    expect(errorsOf(await save(admin, { jobSeeker, email: taken }))).toEqual({
      email: 'An account with this email already exists.',
    });
    expect(await save(admin, { jobSeeker, email: `Moved-${user.email}` })).toMatchObject({
      __typename: 'SaveProfilePayload',
    });
    const moved = `moved-${user.email}`;
    expect(await stored(user)).toMatchObject({ email: moved, loginEmail: moved, emailVerified: false });
  });
});

describe('the simple data form', () => {
  it('validates and saves the number and the description by the same rules', async () => {
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

describe('two forms of one profile', () => {
  it('do not overwrite each other, and only a form that names its version is refused', async () => {
    const user = await makeJobSeeker(app.services.db, catalog);
    const viewer = asJobSeeker(user);
    const began = user.profileVersion;
    expect(await save(viewer, { version: began, title: 'The first window' })).toMatchObject({ jobSeeker: {} });
    const refused = {
      __typename: 'Conflict',
      message: 'This profile was changed in another window. Your changes are not saved yet.',
    };
    expect(await save(viewer, { version: began, title: 'The second window' })).toEqual(refused);
    expect(await save(viewer, { version: began, step: 4, title: 'The second window' })).toEqual(refused);
    const info = { version: began, whatsApp: '+6591112222' };
    expect(await mutation(viewer, 'saveUserInfo', info)).toEqual(refused);
    expect(await stored(user)).toMatchObject({ title: 'The first window', profileVersion: began + 1 });
    expect(await save(viewer, { version: began + 1, title: 'The second window' })).toMatchObject({ jobSeeker: {} });
    expect(await save(viewer, { title: 'Another client' })).toMatchObject({ jobSeeker: {} });
    expect(await stored(user)).toMatchObject({ title: 'Another client', profileVersion: began + 3 });
  });

  it('do not bring back what was said in a video that was replaced or removed', async () => {
    const user = await makeJobSeeker(app.services.db, catalog, { videoUri: '/media/one', videoTranscript: 'One.' });
    const viewer = asJobSeeker(user);
    const older = { complete: false, version: user.profileVersion, transcribedVideo: '/media/one' };
    const show = (videoUri: string | null) =>
      app.services.db.user.update({ where: { id: user.id }, data: { videoUri, videoTranscript: null } });
    for (const video of ['/media/two', null]) {
      await show(video);
      expect(await save(viewer, { ...older, videoTranscript: 'One.', title: 'Waiter' })).toMatchObject({
        __typename: 'Conflict',
        message: 'This profile was changed in another window. Your changes are not saved yet.',
      });
      expect(await stored(user)).toMatchObject({ videoTranscript: null, title: user.title });
    }
    await show('/media/two');
    const newer = { ...older, transcribedVideo: '/media/two', videoTranscript: 'Two.' };
    expect(await save(viewer, newer)).toMatchObject({ jobSeeker: {} });
    // Other clients write about the video that is there, and a form without a transcript brings none back.
    expect(await save(viewer, { videoTranscript: 'Two, again.' })).toMatchObject({ jobSeeker: {} });
    const { profileVersion } = await stored(user);
    const empty = { version: profileVersion, transcribedVideo: '/media/one', videoTranscript: '' };
    expect(await save(viewer, empty)).toMatchObject({ jobSeeker: {} });
  });

  it('saved at the same moment: one is stored and one is refused', async () => {
    const user = await makeJobSeeker(app.services.db, catalog);
    const both = await Promise.all(
      ['One window', 'Other window'].map((title) => save(asJobSeeker(user), { version: user.profileVersion, title })),
    );
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['Conflict', 'SaveProfilePayload']);
  });
});
