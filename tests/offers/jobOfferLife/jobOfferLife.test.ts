import { describe, expect, it } from 'vitest';
import { jobOfferMessages } from '../../../server/domain/offers/jobOffer/jobOffer.input.ts';
import { publicForMs } from '../../../server/domain/offers/jobOffer/state.ts';
import type { JobOffer, JobOfferState } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { inState, makeEmployer, makeJobOffer } from '../../support/factories.ts';
import { fixture, testApp, testCatalog } from '../../support/fixtures.ts';
import { mutateAs } from '../../support/graph.ts';
import { asEmployer } from '../../support/sandbox.ts';

/** Drafts, publication, filling, renewal and the schedule of offers. Who may do it: also tests/nouns/jobOffer.ts. */

const app = testApp();
const here = testCatalog(app);
const erin = fixture(() => makeEmployer(app.services.db));

const states: JobOfferState[] = ['DRAFT', 'ACTIVE', 'FILLED', 'EXPIRED'];
const globalId = ({ id }: { id: number }) => encodeGlobalId('JobOffer', id);
const make = (state: JobOfferState, data: Partial<Omit<JobOffer, 'active'>> = {}) =>
  makeJobOffer(app.services.db, here, { employerId: erin.id, ...inState(state), ...data });
const stored = ({ id }: { id: number }) => app.services.db.jobOffer.findUniqueOrThrow({ where: { id } });
const inDays = (days: number) => new Date(app.clock.now.getTime() + days * 86_400_000);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);

const selected = `jobOffer { id state active expiresAt publishedAt createdAt company partTime fullTime hoursPerWeek workTimes
  startsOn headcount }`;
const ask = (mutation: string, input: object) => mutateAs(app, asEmployer(erin), mutation, input, selected);
const required = () => ({
  city: encodeGlobalId('City', here.cityId),
  job: encodeGlobalId('Job', here.jobId),
  maxRate: 12,
  description: 'Evenings',
});
const save = async (input: object) => ask('saveJobOffer', { ...required(), ...input });
const saved = async (input: object) => {
  const { jobOffer, ...rest } = await save(input);
  expect(rest).toEqual({ __typename: 'SaveJobOfferPayload' });
  return jobOffer;
};
const wrong = (field: string, message: string) => ({ __typename: 'InvalidInput', fields: [{ field, message }] });

describe('an offer', () => {
  it('is public for 30 days from its first publication, which is the date that it shows', async () => {
    const draft = await saved({ state: 'DRAFT' });
    expect(draft).toMatchObject({ state: 'DRAFT', active: false, expiresAt: null, publishedAt: null });
    app.clock.now = inDays(2);
    const now = app.clock.now.toISOString();
    const end = new Date(app.clock.now.getTime() + publicForMs).toISOString();
    const published = { state: 'ACTIVE', active: true, expiresAt: end, publishedAt: now, createdAt: now };
    expect(await saved({ id: draft.id, state: 'ACTIVE' })).toMatchObject(published);
    app.clock.now = inDays(3);
    expect(await saved({ id: draft.id, state: 'ACTIVE' })).toMatchObject(published);
    await saved({ id: draft.id, state: 'DRAFT' });
    const again = { state: 'ACTIVE', expiresAt: inDays(30).toISOString(), publishedAt: now, createdAt: now };
    expect(await saved({ id: draft.id, state: 'ACTIVE' })).toMatchObject(again);
  });

  it('is published at once unless it is a draft', async () => {
    expect(await saved({})).toMatchObject({ state: 'ACTIVE', expiresAt: inDays(30).toISOString() });
    expect(await saved({ active: true })).toMatchObject({ state: 'ACTIVE' });
    expect(await saved({ active: false })).toMatchObject({ state: 'DRAFT', publishedAt: null });
  });

  it.each(states)('keeps its state when it is changed: %s', async (state) => {
    const offer = await make(state);
    const { expiresAt } = await stored(offer);
    for (const same of [{}, { state }, { active: state === 'ACTIVE' }]) {
      await saved({ id: globalId(offer), description: 'Changed', ...same });
      expect(await stored(offer)).toMatchObject({ state, expiresAt, description: 'Changed' });
    }
  });

  it('is filled and expires only by its own ways', async () => {
    const offer = await make('ACTIVE');
    for (const state of ['FILLED', 'EXPIRED']) {
      expect(await save({ id: globalId(offer), state })).toMatchObject(wrong('state', jobOfferMessages.state));
      expect(await save({ state })).toMatchObject(wrong('state', jobOfferMessages.state));
    }
    expect(await stored(offer)).toMatchObject({ state: 'ACTIVE' });
  });

  it('is filled once, when it is active', async () => {
    const offer = await make('ACTIVE');
    const filled = { jobOffer: { state: 'FILLED', active: false } };
    expect(await ask('fillJobOffer', { id: globalId(offer) })).toMatchObject(filled);
    const after = await stored(offer);
    expect(await ask('fillJobOffer', { id: globalId(offer) })).toMatchObject(filled);
    expect(await stored(offer)).toEqual(after);
    for (const state of ['DRAFT', 'EXPIRED'] as const) {
      const other = await make(state);
      expect(await ask('fillJobOffer', { id: globalId(other) })).toMatchObject({ __typename: 'Conflict' });
    }
  });

  it.each(['ACTIVE', 'EXPIRED', 'FILLED'] as const)('is renewed for 30 days: %s', async (state) => {
    const offer = await make(state);
    const { createdAt, publishedAt } = await stored(offer);
    const renewed = { jobOffer: { state: 'ACTIVE', expiresAt: inDays(30).toISOString() } };
    expect(await ask('renewJobOffer', { id: globalId(offer) })).toMatchObject(renewed);
    expect(await ask('renewJobOffer', { id: globalId(offer) })).toMatchObject(renewed);
    expect(await stored(offer)).toMatchObject({ state: 'ACTIVE', createdAt, publishedAt });
  });

  it('is not renewed as a draft', async () => {
    const draft = await make('DRAFT');
    expect(await ask('renewJobOffer', { id: globalId(draft) })).toMatchObject({ __typename: 'Conflict' });
    expect(await stored(draft)).toMatchObject({ state: 'DRAFT' });
  });
});

describe('the details', () => {
  const details = () => ({
    company: 'Kissaten Hibari',
    partTime: true,
    fullTime: false,
    hoursPerWeek: 24,
    workTimes: 'Weekends, from 18:00',
    startsOn: dayIn(7),
    headcount: 3,
  });

  it('are stored, kept when absent, and removed by null', async () => {
    const { id, ...offer } = await saved(details());
    expect(offer).toMatchObject(details());
    expect(await saved({ id })).toMatchObject(details());
    const none = { company: null, hoursPerWeek: null, workTimes: null, startsOn: null };
    expect(await saved({ id, ...none, partTime: null, headcount: null })).toMatchObject({ ...details(), ...none });
    expect(await saved({ id, company: ' ', workTimes: '' })).toMatchObject({ company: null, workTimes: null });
  });

  it('are refused at their fields', async () => {
    for (const [field, value, message] of [
      ['hoursPerWeek', 0, jobOfferMessages.hoursPerWeek],
      ['hoursPerWeek', 81, jobOfferMessages.hoursPerWeek],
      ['headcount', 0, jobOfferMessages.headcount],
      ['headcount', 100, jobOfferMessages.headcount],
      ['startsOn', '2030-02-30', jobOfferMessages.startsOn],
      ['startsOn', '2020-01-01', jobOfferMessages.startsInPast],
      ['company', 'x'.repeat(121), jobOfferMessages.company],
      ['workTimes', 'x'.repeat(201), jobOfferMessages.workTimes],
    ] as const)
      expect(await save({ [field]: value })).toMatchObject(wrong(field, message));
    for (const field of ['company', 'workTimes'])
      expect(await save({ [field]: 'Call +65 9123 4567' })).toMatchObject({ fields: [{ field }] });
  });

  it('a schedule is part-time, full-time or both, unless the offer never had one', async () => {
    const neither = wrong('partTime', jobOfferMessages.schedule);
    expect(await save({ partTime: false, fullTime: false })).toMatchObject(neither);
    const { id } = await saved({ partTime: true, fullTime: true });
    await saved({ id, partTime: false });
    expect(await save({ id, fullTime: false })).toMatchObject(neither);
    const older = await make('ACTIVE');
    await saved({ id: globalId(older), partTime: false, fullTime: false });
  });

  it('a start that has passed may stay, and today is in time anywhere', async () => {
    const startsOn = dayIn(0);
    const { id } = await saved({ startsOn });
    app.clock.now = inDays(5);
    expect(await saved({ id, startsOn })).toMatchObject({ startsOn });
    expect(await save({ id, startsOn: dayIn(-2) })).toMatchObject(wrong('startsOn', jobOfferMessages.startsInPast));
  });
});
