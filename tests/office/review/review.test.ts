import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicProfileFields } from '../../../server/domain/core/audit/records.ts';
import { publicOfferFields } from '../../../server/domain/core/catalog/offerFields.input.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { saveJobOffer } from '../../../server/domain/offers/jobOffer/jobOffer.ts';
import { publicForMs } from '../../../server/domain/offers/jobOffer/state.ts';
import { fillJobOffer, renewJobOffer } from '../../../server/domain/offers/life/life.ts';
import {
  approveReview,
  changesOf,
  rejectReview,
  reviewNeighbours,
  waitingReviews,
} from '../../../server/domain/office/review/decide.ts';
import { sendRejectionMails } from '../../../server/domain/office/review/review.mail.ts';
import { sendActivationMails, setJobSeekerActive } from '../../../server/domain/people/jobSeeker/activation.ts';
import { saveProfile } from '../../../server/domain/people/profile/profile.ts';
import type { Prisma, User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import {
  inState,
  makeAdmin,
  makeEmployer,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
  makeUpload,
} from '../../support/factories.ts';
import { testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { contextFor, readAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { asAdmin } from '../../support/sandbox.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let clara: User;
let dan: User;
beforeAll(async () => {
  [clara, dan] = [await makeAdmin(db), await makeAdmin(db)];
});
beforeEach(() => db.review.deleteMany());

const as = (viewer: Viewer) => contextFor(app, viewer);
const asClara = () => as(asAdmin(clara));
const profile = (data: Partial<Prisma.UserUncheckedCreateInput> = {}) => makeJobSeeker(db, catalog, data);
const newProfile = () => profile({ active: false });
const change = (id: number, data: Prisma.UserUncheckedUpdateInput) => db.user.update({ where: { id }, data });
const reviewOf = ({ id }: { id: number }) => db.review.findUnique({ where: { jobSeekerId: id } });
const queued = async (filter = {}) => db.review.findMany({ where: waitingReviews(filter), orderBy: { id: 'asc' } });
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
async function waiting(person: { id: number }) {
  const review = await reviewOf(person);
  if (review?.state !== 'WAITING') throw new Error('It does not wait.');
  return review;
}
const approve = async (person: { id: number }) => {
  const { id, version } = await waiting(person);
  return approveReview(asClara(), id, version);
};
const reject = async (person: { id: number }, reason = 'Please add a photo of yourself.') => {
  const { id, version } = await waiting(person);
  return rejectReview(asClara(), id, version, { reason });
};
async function makeOffer(data: object = {}) {
  const employer = await makeEmployer(db);
  const offer = await makeJobOffer(db, catalog, { employerId: employer.id, ...data });
  const review = () => db.review.findUniqueOrThrow({ where: { jobOfferId: offer.id } });
  return {
    employer,
    offer,
    boss: as({ kind: 'employer', id: employer.id, sessionId: 1 }),
    review,
    update: (change: object) => db.jobOffer.update({ where: { id: offer.id }, data: change }),
    approve: async () => {
      const { id, version } = await review();
      await approveReview(asClara(), id, version);
    },
    reject: async () => {
      const { id, version } = await review();
      await rejectReview(asClara(), id, version, { reason: 'Please say what is paid.' });
    },
  };
}
const stored = ({ id }: { id: number }) => db.user.findUniqueOrThrow({ where: { id } });
async function changes(person: { id: number }) {
  const found = await db.review.findUniqueOrThrow({
    where: { jobSeekerId: person.id },
    include: { jobSeeker: true, jobOffer: true },
  });
  return changesOf(asClara(), found);
}

describe('the queue', () => {
  it('has new profiles once they are complete, and public ones that have changed', async () => {
    const complete = await newProfile();
    const unfinished = await profile({ active: false, profileUpdated: false });
    const same = await profile();
    const changed = await profile();
    await change(same.id, { whatsApp: '+6590000000', popularity: 7, lastSeenAt: new Date() });
    await change(changed.id, { title: 'Waiter with a smile' });
    expect(ids(await queued())).toEqual([(await reviewOf(complete))?.id, (await reviewOf(changed))?.id]);
    await change(unfinished.id, { profileUpdated: true });
    expect(await queued()).toHaveLength(3);
    // Public or not is not decided by a change.
    expect([(await stored(changed)).active, (await stored(complete)).active]).toEqual([true, false]);
  });

  it('says when a waiting profile is likely to be looked at, by the median of five or more decisions', async () => {
    const hour = 3_600_000;
    const own = await newProfile();
    const since = new Date(app.clock.now.getTime() - hour);
    await db.review.updateMany({ where: { jobSeekerId: own.id }, data: { waitingSince: since } });
    const expected = (viewer: Viewer) =>
      readAs(
        app,
        viewer,
        `{ node(id: "${encodeGlobalId('JobSeeker', own.id)}") { ... on JobSeeker { reviewExpectedAt } } }`,
      );
    const asOwn = { kind: 'jobSeeker', id: own.id, sessionId: 1 } as const;
    const decided = async (hours: number, daysAgo = 1) => {
      const { id } = await newProfile();
      const decidedAt = new Date(app.clock.now.getTime() - daysAgo * 24 * hour);
      const waitingSince = new Date(decidedAt.getTime() - hours * hour);
      await db.review.update({ where: { jobSeekerId: id }, data: { state: 'APPROVED', waitingSince, decidedAt } });
    };
    for (const hours of [2, 3, 5, 9]) await decided(hours);
    await decided(1, 31);
    expect(await expected(asOwn)).toEqual({ node: { reviewExpectedAt: null } });
    await decided(90);
    expect(await expected(asOwn)).toEqual({
      node: { reviewExpectedAt: new Date(since.getTime() + 5 * hour).toISOString() },
    });
    await approve(own);
    expect(await expected(asOwn)).toEqual({ node: { reviewExpectedAt: null } });
  });

  it('does not have a profile that its job seeker has paused, until it is public again', async () => {
    const paused = await profile({ active: false, pausedAt: new Date() });
    await change(paused.id, { title: 'Chef' });
    expect(await queued()).toEqual([]);
    await change(paused.id, { active: true, pausedAt: null });
    expect(await queued()).toHaveLength(1);
  });

  it('has job offers when they are published, and when they change, but no drafts', async () => {
    const { update, review, approve: approveOffer } = await makeOffer({ ...inState('DRAFT'), publishedAt: null });
    expect(await queued()).toEqual([]);
    await update(inState('ACTIVE'));
    expect(ids(await queued({ kind: 'JOB_OFFER' }))).toEqual([(await review()).id]);
    expect(await queued({ kind: 'JOB_SEEKER' })).toEqual([]);
    await update(inState('FILLED'));
    expect(await queued()).toEqual([]);
    await update(inState('ACTIVE'));
    await approveOffer();
    // A renewal changes nothing that others read.
    await update(inState('EXPIRED'));
    await update(inState('ACTIVE'));
    expect(await queued()).toEqual([]);
    await update({ maxRate: 14 });
    expect(await queued()).toHaveLength(1);
  });

  it('filters by city, and leads from one to the next', async () => {
    const [first, second, third] = [await newProfile(), await newProfile(), await newProfile()];
    const elsewhere = await makeReference(db);
    await change(second.id, { cityId: elsewhere.cityId });
    const [one, , three] = await queued();
    expect(await queued({ cityId: elsewhere.cityId })).toEqual([await reviewOf(second)]);
    if (!one || !three) throw new Error('They do not wait.');
    const here = { cityId: catalog.cityId };
    expect(await reviewNeighbours(asClara(), one.id, here)).toEqual({
      previous: null,
      next: (await reviewOf(third))?.id,
    });
    expect(await reviewNeighbours(asClara(), three.id, here)).toEqual({
      previous: (await reviewOf(first))?.id,
      next: null,
    });
  });
});

describe('what has changed', () => {
  it('is compared with the version that was public before the first change', async () => {
    const person = await profile({ title: 'Friendly waiter', minRate: 12, partTime: false });
    await change(person.id, { title: 'Head waiter', minRate: 14, partTime: true });
    expect(await changes(person)).toEqual([
      { field: 'minRate', kind: 'TEXT', before: '12', after: '14', isBeforeGone: false },
      { field: 'title', kind: 'TEXT', before: 'Friendly waiter', after: 'Head waiter', isBeforeGone: false },
      { field: 'partTime', kind: 'TEXT', before: 'no', after: 'yes', isBeforeGone: false },
    ]);
  });

  it('shows pictures, and says that an earlier one is gone', async () => {
    const person = await profile();
    const [old, kept] = [await makeUpload(db, person.id, 'PHOTO'), await makeUpload(db, person.id, 'PHOTO')];
    const uri = ({ id }: { id: string }) => `/media/photos/${id}.webp`;
    await change(person.id, { photoUri: uri(old) });
    await approve(person);
    await change(person.id, { photoUri: uri(kept) });
    const shown = { field: 'photoUri', kind: 'PICTURE', before: uri(old), after: uri(kept) };
    expect(await changes(person)).toEqual([{ ...shown, isBeforeGone: false }]);
    await db.upload.delete({ where: { id: old.id } });
    expect(await changes(person)).toEqual([{ ...shown, isBeforeGone: true }]);
  });
});

describe('each field that others see', () => {
  const other: Partial<Record<string, unknown>> = { partTime: true, fullTime: true, startsOn: new Date('2027-01-02') };
  const value = (field: string, present: unknown) =>
    other[field] ??
    (typeof present === 'number' || /Id$|Rate|headcount|hours/.test(field) ? Number(present) + 1 : 'Other');

  const changed = (fields: readonly string[], present: object, elsewhere: object): Record<string, unknown> =>
    Object.fromEntries(
      fields.map((field) => [field, Reflect.get(elsewhere, field) ?? value(field, Reflect.get(present, field))]),
    );

  // What the application stores at an approval equals what the database compares with.
  it('of a profile', async () => {
    const elsewhere = await makeReference(db);
    const person = await profile();
    const now = changed(publicProfileFields, person, { nativeCountryId: elsewhere.countryId, ...elsewhere });
    await change(person.id, now);
    await approve(person);
    for (const field of publicProfileFields) {
      await change(person.id, { [field]: person[field] });
      expect([field, (await reviewOf(person))?.state]).toEqual([field, 'WAITING']);
      await change(person.id, { [field]: now[field] });
      expect([field, (await reviewOf(person))?.state]).toEqual([field, 'APPROVED']);
    }
  });

  it('of a job offer', async () => {
    const { offer, update, review, approve: approveOffer } = await makeOffer();
    const now = changed(publicOfferFields, offer, await makeReference(db));
    await update(now);
    await approveOffer();
    for (const field of publicOfferFields) {
      await update({ [field]: offer[field] });
      expect([field, (await review()).state]).toEqual([field, 'WAITING']);
      await update({ [field]: now[field] });
      expect([field, (await review()).state]).toEqual([field, 'APPROVED']);
    }
  });
});

describe('a decision', () => {
  it('approves a new profile: it is public, and its job seeker is mailed once', async () => {
    const person = await newProfile();
    await approve(person);
    expect(await reviewOf(person)).toMatchObject({ state: 'APPROVED', reviewerId: clara.id, reason: null });
    expect(await stored(person)).toMatchObject({ active: true, pausedAt: null });
    await sendActivationMails(app.services);
    expect((await mailsTo(app, person.email)).map(({ subject }) => subject)).toEqual([
      'Your Hourhand profile is activated',
    ]);
  });

  it('is also made by activating the profile', async () => {
    const person = await newProfile();
    await setJobSeekerActive(asClara(), person.id, true);
    expect(await reviewOf(person)).toMatchObject({ state: 'APPROVED', reviewerId: clara.id });
    expect(await queued()).toEqual([]);
  });

  it('of two admins, the second is told who was faster', async () => {
    const person = await newProfile();
    const { id, version } = await waiting(person);
    const decisions = await Promise.allSettled([
      approveReview(asClara(), id, version),
      rejectReview(as(asAdmin(dan)), id, version, { reason: 'Not enough.' }),
    ]);
    const failed = decisions.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failed).toHaveLength(1);
    const review = await reviewOf(person);
    const [name, done] = review?.state === 'APPROVED' ? [clara.name, 'approved'] : [dan.name, 'rejected'];
    expect(failed[0]).toMatchObject({ name: 'Conflict', message: `${name} has already ${done} this.` });
  });

  it('about a version that has changed since is refused', async () => {
    const person = await newProfile();
    const { id, version } = await waiting(person);
    await change(person.id, { title: 'Something else' });
    for (const decide of [
      () => approveReview(asClara(), id, version),
      () => rejectReview(asClara(), id, version, { reason: 'Not enough.' }),
    ]) {
      await expect(decide()).rejects.toMatchObject({
        name: 'Conflict',
        message: 'This was changed since you opened it. Please look at it again.',
      });
    }
    expect((await stored(person)).active).toBe(false);
    await approve(person);
  });

  it('needs a reason to reject', async () => {
    const person = await newProfile();
    await expect(reject(person, '  ')).rejects.toMatchObject({ fields: [{ field: 'reason' }] });
    expect((await reviewOf(person))?.state).toBe('WAITING');
  });
});

describe('a rejection', () => {
  const subjects = async (person: User) => (await mailsTo(app, person.email)).map(({ subject }) => subject);
  const sendMails = () => Promise.all([sendRejectionMails(app.services), sendRejectionMails(app.services)]);

  it('pauses the profile, is mailed once with its reason, and is over when the job seeker saves', async () => {
    const person = await profile();
    await change(person.id, { title: 'Call me' });
    await reject(person, 'Please describe your work.');
    expect(await stored(person)).toMatchObject({ active: false, pausedAt: null });
    await sendMails();
    expect(await subjects(person)).toEqual(['Please change your profile']);
    const [mail] = await mailsTo(app, person.email);
    expect(mail?.text).toContain('Please describe your work.');
    expect(mail?.text).toContain(`${app.services.publicUrl}/my-profile`);
    expect(await queued()).toEqual([]);

    await saveProfile(as({ kind: 'jobSeeker', id: person.id, sessionId: 1 }), null, { title: 'Head waiter' }, {});
    expect(ids(await queued())).toEqual([(await reviewOf(person))?.id]);
    expect((await stored(person)).active).toBe(false);
    await approve(person);
    expect((await stored(person)).active).toBe(true);
  });

  it('is not mailed when the job seeker has saved in the meantime', async () => {
    const person = await newProfile();
    await reject(person);
    await change(person.id, { title: 'Head waiter' });
    await sendMails();
    expect(await subjects(person)).toEqual([]);
  });

  it('makes an offer a draft; its employer changes and publishes it, and it waits again', async () => {
    const { employer, offer, boss, update, review, ...decide } = await makeOffer();
    const { id } = await review();
    await decide.reject();
    const now = () => db.jobOffer.findUniqueOrThrow({ where: { id: offer.id }, include: { review: true } });
    expect(await now()).toMatchObject({ state: 'DRAFT', review: { state: 'REJECTED' } });
    await sendMails();
    expect(await subjects(employer)).toEqual([expect.stringMatching(/^Please change your job offer “.+ in .+”$/)]);
    expect((await mailsTo(app, employer.email))[0]?.text).toContain(`/my-job-offers/${offer.id}`);
    // It is published again only after a change.
    const input = { city: offer.cityId, job: offer.jobId, maxRate: offer.maxRate, partTime: true };
    const save = (description: string, state: 'ACTIVE' | 'DRAFT') =>
      saveJobOffer(boss, offer.id, { ...input, description, state });
    await update({ partTime: true });
    await db.review.update({ where: { id }, data: { state: 'REJECTED' } });
    const refused = { fields: [{ field: 'state', message: expect.stringContaining('has rejected this offer') }] };
    await expect(save(offer.description, 'ACTIVE')).rejects.toMatchObject(refused);
    await save(offer.description, 'DRAFT');
    await expect(save(offer.description, 'ACTIVE')).rejects.toMatchObject(refused);
    expect(await now()).toMatchObject({ state: 'DRAFT', review: { state: 'REJECTED' } });
    expect(await queued()).toEqual([]);

    // Then it waits and is not public.
    await save('Fair pay', 'ACTIVE');
    expect(ids(await queued())).toEqual([id]);
    expect(await now()).toMatchObject({ state: 'ACTIVE', active: false });
    expect((await db.user.findUniqueOrThrow({ where: { id: employer.id } })).activeOffers).toBe(0);
    app.clock.now = new Date(app.clock.now.getTime() + 86_400_000);
    await decide.approve();
    const expiresAt = new Date(app.clock.now.getTime() + publicForMs);
    expect(await now()).toMatchObject({ state: 'ACTIVE', active: true, held: false, expiresAt });
    // Later changes wait in public, as those of others do.
    await save('Fairer pay', 'ACTIVE');
    expect(await now()).toMatchObject({ active: true, review: { state: 'WAITING' } });
  });

  it('of an offer that waits unseen keeps it unseen; taken back, it is a draft', async () => {
    const { offer, boss, update, reject: rejectOffer } = await makeOffer();
    await rejectOffer();
    expect(await update({ description: 'Fair pay', ...inState('ACTIVE') })).toMatchObject({ active: false });
    await rejectOffer();
    expect(await update({ description: 'Good pay', ...inState('ACTIVE') })).toMatchObject({ active: false });
    // Back at what was approved once, it waits all the same.
    expect(await queued()).toHaveLength(1);
    expect(await renewJobOffer(boss, offer.id)).toMatchObject({ active: false });
    expect(await fillJobOffer(boss, offer.id)).toMatchObject({ state: 'FILLED' });
    expect(await queued()).toEqual([]);
  });

  it('leaves an entry in the audit log, without the reason', async () => {
    const person = await profile();
    await change(person.id, { title: 'Call me' });
    await reject(person, 'Too short.');
    const [entry] = await db.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(entry).toMatchObject({
      action: 'jobSeeker.reject',
      recordId: person.id,
      before: { active: true },
      after: { active: false },
      personalFields: ['reason'],
    });
    expect(JSON.stringify(entry)).not.toContain('Too short');
  });
});
