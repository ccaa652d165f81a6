import { beforeEach, describe, expect, it } from 'vitest';
import { sendActivationMails } from '../../server/domain/people/jobSeeker/activation.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeJobSeeker } from '../support/factories.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { mutateAs, mutationText, readAs } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { asJobSeeker, makeProfileFixtures } from '../support/profiles.ts';

const app = testApp();
const fixtures = fixture(() => makeProfileFixtures(app.services));
let person: User;

beforeEach(async () => {
  person = await makeJobSeeker(app.services.db, fixtures.catalog);
});

const own = async (name: 'pauseMyProfile' | 'resumeMyProfile') => {
  const mutation = mutationText(name, 'jobSeeker { active pausedAt }', '', false);
  return (await readAs(app, asJobSeeker(person), mutation))[name];
};
const byAdmin = (name: 'activateJobSeeker' | 'pauseJobSeeker') =>
  mutateAs(app, fixtures.admin, name, { id: encodeGlobalId('JobSeeker', person.id) });
const stored = () =>
  app.services.db.user.findUniqueOrThrow({ where: { id: person.id }, select: { active: true, pausedAt: true } });
const isPublic = async () => {
  const query = `{ jobSeeker(databaseId: ${person.id}) { databaseId } }`;
  return (await readAs(app, { kind: 'anonymous' }, query)).jobSeeker !== null;
};

describe('a job seeker', () => {
  it('pauses their public profile and makes it public again', async () => {
    const paused = { active: false, pausedAt: app.clock.now.toISOString() };
    expect(await own('pauseMyProfile')).toEqual({ __typename: 'PauseMyProfilePayload', jobSeeker: paused });
    expect(await isPublic()).toBe(false);
    expect(await own('pauseMyProfile')).toMatchObject({ jobSeeker: paused });
    const active = { active: true, pausedAt: null };
    expect(await own('resumeMyProfile')).toEqual({ __typename: 'ResumeMyProfilePayload', jobSeeker: active });
    expect(await isPublic()).toBe(true);
    expect(await own('resumeMyProfile')).toMatchObject({ jobSeeker: active });
  });

  it('cannot publish a profile that was never activated', async () => {
    await app.services.db.user.update({ where: { id: person.id }, data: { active: false } });
    expect(await own('resumeMyProfile')).toEqual({
      __typename: 'Conflict',
      message: 'Our team has to activate your profile.',
    });
    expect(await own('pauseMyProfile')).toEqual({ __typename: 'Conflict', message: 'Your profile is not public.' });
    expect(await stored()).toEqual({ active: false, pausedAt: null });
  });

  it.each([
    ['a public profile', async () => {}],
    ['a profile that they paused themselves', () => own('pauseMyProfile')],
  ])('cannot publish %s after an admin paused it', async (_name, before) => {
    await before();
    await byAdmin('pauseJobSeeker');
    expect(await own('resumeMyProfile')).toMatchObject({ __typename: 'Conflict' });
    expect(await stored()).toEqual({ active: false, pausedAt: null });
  });
});

describe('an activation', () => {
  const subjects = async () => (await mailsTo(app, person.email)).map(({ subject }) => subject);
  /** As several processes do. */
  const sendMails = () => Promise.all([sendActivationMails(app.services), sendActivationMails(app.services)]);

  it('is mailed once, with the address of the public profile', async () => {
    await app.services.db.user.update({ where: { id: person.id }, data: { active: false } });
    await byAdmin('activateJobSeeker');
    await byAdmin('activateJobSeeker');
    await sendMails();
    expect(await subjects()).toEqual(['Your Hourhand profile is activated']);
    const [mail] = await mailsTo(app, person.email);
    expect(mail?.text).toContain(`${app.services.publicUrl}/Hire-`);
    expect(mail?.html).toContain('See your profile');
  });

  it('is not mailed to a job seeker who resumes their own profile, or when it was paused in the meantime', async () => {
    await own('pauseMyProfile');
    await own('resumeMyProfile');
    await sendMails();
    expect(await subjects()).toEqual([]);
    await app.services.db.user.update({ where: { id: person.id }, data: { active: false } });
    await byAdmin('activateJobSeeker');
    await byAdmin('pauseJobSeeker');
    await sendMails();
    expect(await subjects()).toEqual([]);
  });
});
