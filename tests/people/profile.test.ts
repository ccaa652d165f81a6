import { beforeAll, describe, expect, it } from 'vitest';
import { wizardSteps } from '../../server/domain/core/catalog/profileFields.input.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { removeOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Catalog, inState, makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import {
  asJobSeeker,
  errorsOf,
  longText,
  makeProfileFixtures,
  type ProfileFixtures,
  profileSteps,
} from '../support/profiles.ts';
import { asEmployer } from '../support/sandbox.ts';

const app = testApp();
let catalog: Catalog;
let strict: ProfileFixtures['strict'];
let admin: Viewer;

beforeAll(async () => {
  ({ catalog, strict, admin } = await makeProfileFixtures(app.services));
});

const { newcomer, mutation, save, stored, steps, upTo } = profileSteps(() => ({ app, catalog }));

const done = { __typename: 'SaveProfilePayload' };
const change = ({ id }: { id: number }, data: object) => app.services.db.user.update({ where: { id }, data });
const refusal = async (user: { id: number }, input: object) => errorsOf(await save(asJobSeeker(user), input));
const noSituation = { situationInCountry: 'Please provide situation in country.' };
const noRate = { minRate: 'Please provide a minimum hourly rate.' };

describe('the editor', () => {
  it('saves the fields that are sent and keeps the others, and does not mark an incomplete profile as updated', async () => {
    const user = await upTo(3);
    const jobSeeker = { databaseId: user.id, updated: false };
    expect(await save(asJobSeeker(user), { title: 'Head waiter', answer1: null })).toEqual({ ...done, jobSeeker });
    expect(await stored(user)).toMatchObject({
      title: 'Head waiter',
      answer1: null,
      name: 'Nina Newcomer',
      minRate: 12,
    });
  });

  it('marks a profile as updated when the whole form is sent, or when it is complete by the rules of the wizard', async () => {
    const [whole, completed] = [await upTo(5), await upTo(5)];
    await change(whole, { photoUri: '/media/photos/a.webp', experienceId: null });
    expect(await save(asJobSeeker(whole), { title: 'Head waiter' })).toMatchObject({ jobSeeker: { updated: false } });
    expect(await save(asJobSeeker(whole), { complete: true })).toMatchObject({ jobSeeker: { updated: true } });
    await change(completed, { photoUri: '/media/photos/b.webp' });
    const saved = await save(asJobSeeker(completed), { title: 'Head waiter' });
    expect(saved).toMatchObject({ jobSeeker: { updated: true } });
  });

  it('refuses the whole form for all required fields at once, and stores nothing', async () => {
    const user = await newcomer();
    const refused = await refusal(user, { complete: true, name: '', email: '', whatsApp: '' });
    const optional = ['situationInCountry', 'experienceId', 'partTime', 'fullTime', 'answer1', 'answer2', 'answer4'];
    const required = wizardSteps
      .flat()
      .filter((field) => ![...optional, 'callName', 'videoTranscript'].includes(field));
    expect(Object.keys(refused).toSorted()).toEqual(required.toSorted());
    expect(await stored(user)).toEqual(user);
  });

  it('can be used by an admin, which does not mark the profile as updated', async () => {
    const user = await upTo(3);
    const jobSeeker = encodeGlobalId('JobSeeker', user.id);
    const input = { jobSeeker, title: 'Head waiter', whatsApp: '+60 12-345 6789' };
    expect(await save(admin, input)).toMatchObject({ jobSeeker: { updated: false } });
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
  it('cannot be changed here by the job seeker, and the form says where to change it', async () => {
    const user = await upTo(1);
    const expected = { email: 'You log in with this email. Please change it in your account settings.' };
    const taken = (await makeEmployer(app.services.db)).email;
    // The refusal does not reveal whether another account has the address.
    for (const email of ['other@example.test', taken])
      expect(await refusal(user, { email, title: 'Head waiter' })).toEqual(expected);
    expect(await stored(user)).toMatchObject({ email: user.email, title: null });
  });

  it('can be changed by an admin at once, and must be confirmed again', async () => {
    const user = await upTo(1);
    const jobSeeker = encodeGlobalId('JobSeeker', user.id);
    const taken = (await makeEmployer(app.services.db)).email;
    expect(errorsOf(await save(admin, { jobSeeker, email: taken }))).toEqual({
      email: 'An account with this email already exists.',
    });
    expect(await save(admin, { jobSeeker, email: `Moved-${user.email}` })).toMatchObject(done);
    const moved = `moved-${user.email}`;
    expect(await stored(user)).toMatchObject({ email: moved, loginEmail: moved, emailVerified: false });
  });
});

it('the simple data form validates and saves the number and the description by the same rules', async () => {
  const user = await upTo(3);
  const saveInfo = (input: object) => mutation(asJobSeeker(user), 'saveUserInfo', input);
  expect(errorsOf(await saveInfo({ whatsApp: '123', description: 'hi' }))).toEqual({
    whatsApp: 'Please provide a valid phone number with the correct country code.',
    description: 'Please enter a valid description.',
  });
  const saved = await saveInfo({ whatsApp: '+6581112222', description: longText });
  expect(saved).toMatchObject({ __typename: 'SaveUserInfoPayload', jobSeeker: { updated: false } });
  expect(await stored(user)).toMatchObject({ whatsApp: '+6581112222', description: longText.trim() });
});

describe('two forms of one profile', () => {
  const refused = {
    __typename: 'Conflict',
    message: 'This profile was changed in another window. Your changes are not saved yet.',
  };

  it('do not overwrite each other, and only a form that names its version is refused', async () => {
    const user = await makeJobSeeker(app.services.db, catalog);
    const viewer = asJobSeeker(user);
    const began = user.profileVersion;
    expect(await save(viewer, { version: began, title: 'The first window' })).toMatchObject({ jobSeeker: {} });
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
    const show = (videoUri: string | null) => change(user, { videoUri, videoTranscript: null });
    for (const video of ['/media/two', null]) {
      await show(video);
      expect(await save(viewer, { ...older, videoTranscript: 'One.', title: 'Waiter' })).toEqual(refused);
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
});

it('of two forms that are saved at the same moment, one is stored and one is refused', async () => {
  const user = await makeJobSeeker(app.services.db, catalog);
  const both = await Promise.all(
    ['One window', 'Other window'].map((title) => save(asJobSeeker(user), { version: user.profileVersion, title })),
  );
  expect(both.map(({ __typename }) => __typename).sort()).toEqual(['Conflict', 'SaveProfilePayload']);
});

describe('the wizard', () => {
  it('completes the profile of a new job seeker', async () => {
    const user = await upTo(5);
    const given = { name: 'Nina Newcomer', email: user.email, whatsApp: '+6591234567', cityId: catalog.cityId };
    const work = { minRate: 12, title: 'Friendly waiter', partTime: true };
    expect(await stored(user)).toMatchObject({ ...given, ...work, profileUpdated: false, active: false });
    await change(user, { photoUri: '/media/photos/nina.webp' });
    expect(await save(asJobSeeker(user), { step: 6 })).toMatchObject({ jobSeeker: { updated: true } });
    // What is stored is not required again.
    expect(await save(asJobSeeker(user), { step: 1, name: 'Nina Again' })).toMatchObject(done);
    expect(await stored(user)).toMatchObject({ name: 'Nina Again', whatsApp: '+6591234567' });
  });

  it.each([
    [1, ['name', 'sexId', 'email', 'whatsApp', 'nativeCountryId', 'languageId']],
    [2, ['cityId', 'country', 'zipCode', 'jobAreas']],
    [3, ['jobId', 'experienceId', 'minRate']],
    [4, ['title', 'description', 'answer1', 'answer2', 'answer4']],
    [5, ['answer3']],
  ])('requires the fields of step %i', async (step, fields) => {
    const user = await newcomer();
    const sent = fields.filter((field) => field !== 'country');
    const blankOf = (field: string) => (field === 'minRate' || field.endsWith('Id') ? 0 : '  ');
    for (const value of [() => null, blankOf]) {
      const empty = Object.fromEntries(sent.map((field) => [field, value(field)]));
      expect(Object.keys(await refusal(user, { step, ...empty })).toSorted()).toEqual(fields.toSorted());
    }
    expect(await stored(user)).toEqual(user);
  });

  it('finally requires a photo, and the fields of skipped steps', async () => {
    const user = await upTo(5);
    expect(await refusal(user, { step: 6 })).toEqual({ photoUri: 'Please upload profile image of yours.' });
    const hasty = await newcomer();
    await change(hasty, { photoUri: '/media/photos/hasty.webp' });
    expect(Object.keys(await refusal(hasty, { step: 6 }))).toContain('title');
    expect(await stored(hasty)).toMatchObject({ profileUpdated: false });
  });

  it('refuses a rate without a city, and a step that there is not', async () => {
    const user = await newcomer();
    expect(Object.keys(await refusal(user, { step: 3, ...steps()[2] }))).toEqual(['minRate']);
    for (const step of [0, 7, -1])
      expect(await refusal(user, { step })).toEqual({ step: 'The step must be between 1 and 6.' });
  });
});

describe('the welcome message', () => {
  const messages = ({ id }: { id: number }) =>
    app.services.db.message.findMany({
      where: { chat: { supportUserId: id } },
      select: { text: true, userId: true, chat: { select: { nbMessages: true } } },
    });

  it('waits in the support chat after the last step of the job seeker, once', async () => {
    const user = await upTo(5);
    await save(asJobSeeker(user), { step: 6 });
    await change(user, { photoUri: '/media/photos/nina.webp' });
    await save(admin, { jobSeeker: encodeGlobalId('JobSeeker', user.id), step: 6 });
    expect(await messages(user)).toEqual([]);
    await Promise.all([save(asJobSeeker(user), { step: 6 }), save(asJobSeeker(user), { step: 6 })]);
    await save(asJobSeeker(user), { step: 6 });
    const where = { role: 'ROLE_ADMIN' as const };
    const first = await app.services.db.user.findFirstOrThrow({ where, orderBy: { id: 'asc' } });
    const text = expect.stringMatching(/^Welcome to Hourhand! Your profile is complete\./);
    expect(await messages(user)).toEqual([{ text, userId: first.id, chat: { nbMessages: 1 } }]);

    // Also if another admin was the first one at the time.
    const { id } = await makeAdmin(app.services.db);
    await app.services.db.message.updateMany({ where: { chat: { supportUserId: user.id } }, data: { userId: id } });
    await save(asJobSeeker(user), { step: 6 });
    expect(await messages(user)).toHaveLength(1);
  });
});

describe('the city', () => {
  it('requires a situation of the list, if its country has one', async () => {
    const user = await upTo(1);
    const location = { step: 2, cityId: strict.cityId, zipCode: '10115', jobAreas: 'Centre' };
    expect(await refusal(user, location)).toEqual(noSituation);
    expect(await refusal(user, { ...location, situationInCountry: 'Tourist' })).toEqual(noSituation);
    expect(await save(asJobSeeker(user), { ...location, situationInCountry: 'Work permit' })).toMatchObject(done);
    expect(await stored(user)).toMatchObject({ cityId: strict.cityId, situationInCountry: 'Work permit' });
    // Saving other fields keeps it.
    await save(asJobSeeker(user), { zipCode: '10117' });
    expect(await stored(user)).toMatchObject({ zipCode: '10117', situationInCountry: 'Work permit' });
    expect(await refusal(user, { situationInCountry: null })).toEqual(noSituation);
    // In a country without a list, no situation is stored.
    await save(asJobSeeker(user), { step: 2, cityId: catalog.cityId });
    expect(await stored(user)).toMatchObject({ cityId: catalog.cityId, situationInCountry: null });
    await save(asJobSeeker(user), { step: 2, situationInCountry: 'Work permit' });
    expect(await stored(user)).toMatchObject({ situationInCountry: null });
  });

  it('changed in the editor, requires a situation and one of its rates, and keeps a rate that both cities recommend', async () => {
    const user = await upTo(5);
    const move = { cityId: strict.cityId, situationInCountry: 'Work permit' };
    expect(await refusal(user, { cityId: strict.cityId, minRate: 20 })).toEqual(noSituation);
    expect(await refusal(user, move)).toEqual(noRate);
    expect(await stored(user)).toMatchObject({ cityId: catalog.cityId, minRate: 12 });
    expect(await save(asJobSeeker(user), { ...move, minRate: 20 })).toMatchObject(done);
    const other = await upTo(5);
    await save(asJobSeeker(other), { minRate: 14 });
    expect(await save(asJobSeeker(other), move)).toMatchObject(done);
    expect(await stored(other)).toMatchObject({ cityId: strict.cityId, minRate: 14 });
  });

  it('changed in the wizard, clears a rate that it does not recommend', async () => {
    const user = await upTo(3);
    await save(asJobSeeker(user), { step: 2, cityId: strict.cityId, situationInCountry: 'Work permit' });
    expect(await stored(user)).toMatchObject({ cityId: strict.cityId, minRate: null });
    expect(await refusal(user, { step: 3 })).toEqual(noRate);
  });
});

const employerViewer = async () => asEmployer(await makeEmployer(app.services.db));

const read = async (viewer: Viewer, id: number, fields: string) =>
  (await readAs(app, viewer, `query ($id: Int!) { jobSeeker(databaseId: $id) { ${fields} } }`, { id })).jobSeeker;

describe('strength', () => {
  const strength = (id: number) => read(asJobSeeker({ id }), id, 'strength { percent missing }');

  it('grows with each step of the wizard, the photo and the video', async () => {
    const { id } = await newcomer();
    const missing = ['GENERAL', 'LOCATION', 'JOB', 'ABOUT', 'AVAILABILITY', 'PICTURE', 'VIDEO'];
    expect(await strength(id)).toEqual({ strength: { percent: 0, missing } });
    const user = await upTo(5);
    expect(await strength(user.id)).toEqual({ strength: { percent: 75, missing: ['PICTURE', 'VIDEO'] } });
    await change(user, { photoUri: '/media/photos/nina.webp', videoUri: '/media/videos/nina.webm' });
    expect(await strength(user.id)).toEqual({ strength: { percent: 100, missing: [] } });
  });
});

describe('activity', () => {
  it('counts views and requests of the latest days', async () => {
    const { id } = await makeJobSeeker(app.services.db, catalog);
    const began = app.clock.now;
    const jobSeeker = encodeGlobalId('JobSeeker', id);
    const view = (viewer: Viewer) => mutateAs(app, viewer, 'countProfileView', { jobSeeker });
    const [one, other] = [await employerViewer(), await employerViewer()];
    await view(one);
    await view(one);
    await view(asJobSeeker({ id }));
    app.clock.now = new Date(began.getTime() + 86_400_000);
    await view(one);
    await view(other);
    await mutateAs(app, one, 'contactJobSeeker', { jobSeeker });
    expect(await read(asJobSeeker({ id }), id, 'activity(days: 3) { day views contactRequests }')).toEqual({
      activity: [
        { day: '2026-05-31', views: 0, contactRequests: 0 },
        { day: '2026-06-01', views: 1, contactRequests: 0 },
        { day: '2026-06-02', views: 2, contactRequests: 1 },
      ],
    });
    app.clock.now = new Date(began.getTime() + 91 * 86_400_000);
    await removeOver(app.services, 'activity');
    expect(await app.services.db.profileDay.count({ where: { jobSeekerId: id } })).toBe(1);
    app.clock.now = began;
  });
});

describe('fitting offers', () => {
  it('are the active ones of the job in the city, newest first', async () => {
    const { db } = app.services;
    const jobSeeker = await makeJobSeeker(db, catalog);
    const { id: employerId } = await makeEmployer(db);
    const offer = (data: object) => makeJobOffer(db, catalog, { employerId, ...data });
    const older = await offer({ createdAt: new Date('2026-01-01') });
    const newer = await offer({ createdAt: new Date('2026-02-01') });
    await offer(inState('FILLED'));
    const elsewhere = await db.city.create({
      data: { name: 'Elsewhere', slug: 'elsewhere', countryId: catalog.countryId, recommendedPrices: [10] },
    });
    await offer({ cityId: elsewhere.id });
    const fields = 'fittingJobOffers(first: 10) { edges { node { databaseId } } }';
    const edges = [newer, older].map(({ id }) => ({ node: { databaseId: id } }));
    expect(await read(asJobSeeker(jobSeeker), jobSeeker.id, fields)).toEqual({ fittingJobOffers: { edges } });
    const empty = await newcomer();
    expect(await read(asJobSeeker(empty), empty.id, fields)).toEqual({ fittingJobOffers: { edges: [] } });
  });
});
