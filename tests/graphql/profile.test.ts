import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/account/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { makeEmployer, makeGuest, makeJobSeeker, type Surroundings } from '../support/factories.ts';
import {
  asJobSeeker,
  errorsOf,
  longText,
  makeProfileWorld,
  type ProfileWorld,
  profileSteps,
} from '../support/profiles.ts';

/** The job seeker's profile: who may save it, the editor and the simple data form. */

let app: TestApp;
let around: Surroundings;
let strict: ProfileWorld['strict'];
let admin: Viewer;

beforeAll(async () => {
  app = await startTestApp();
  ({ around, strict, admin } = await makeProfileWorld(app.services));
});
afterAll(() => app.stop());

const { newcomer, mutation, save, stored, upTo } = profileSteps(() => ({ app, around }));

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
      jobSeeker: 'Please choose a job seeker.',
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

describe('the editor', () => {
  it('saves what is given and leaves the rest; an incomplete profile is not updated by it', async () => {
    const user = await upTo(3);
    expect(await save(asJobSeeker(user), { title: 'Head waiter' })).toEqual({
      __typename: 'SaveProfilePayload',
      jobSeeker: { databaseId: user.id, updated: false },
    });
    expect(await stored(user)).toMatchObject({ title: 'Head waiter', name: 'Nina Newcomer', minRate: 12 });
  });

  it("makes a job seeker updated whose whole form is there, and whose fields complete the profile by the wizard's rules", async () => {
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
    const expected = { email: 'You log in with this email. Please change it in your account settings.' };
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
