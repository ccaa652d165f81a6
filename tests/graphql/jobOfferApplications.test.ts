import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/account/viewer.ts';
import { guestEnd } from '../../server/domain/employer/guest.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import {
  inState,
  makeEmployer,
  makeGuest,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
  type Surroundings,
} from '../support/factories.ts';
import { askAs } from '../support/graph.ts';

/** Job seekers apply to an offer, which opens a chat with its employer. */

let app: TestApp;
let here: Surroundings;
let erin: User;
beforeAll(async () => {
  app = await startTestApp();
  here = await makeReference(app.services.db);
  await app.services.reference.refresh();
  erin = await makeEmployer(app.services.db, { name: 'Erin Tan' });
});
afterAll(() => app.stop());

const signedIn = <Kind extends 'jobSeeker' | 'employer'>(kind: Kind, { id }: User) => ({ kind, id, sessionId: 1 });
const offer = (data: Partial<ReturnType<typeof inState>> = {}) =>
  makeJobOffer(app.services.db, here, { employerId: erin.id, ...data });

const apply = `mutation ($id: ID!) {
  applyToJobOffer(input: { jobOffer: $id }) {
    __typename
    ... on ApplyToJobOfferPayload { chat { databaseId } jobOffer { viewerApplication { databaseId } } }
    ... on Failure { message }
  }
}`;
async function applyAs(viewer: Viewer, id: number) {
  const { data, errors } = await askAs(app, viewer, apply, { id: encodeGlobalId('JobOffer', id) });
  expect(errors).toBeUndefined();
  return data;
}
const messagesOf = (jobSeeker: User) =>
  app.services.db.message.findMany({ where: { chat: { jobSeekerId: jobSeeker.id, employerId: erin.id } } });

describe('an application is refused to', () => {
  it.each([
    ['a visitor', (): Viewer => ({ kind: 'anonymous' }), 'SignInRequired'],
    ['an employer', (): Viewer => signedIn('employer', erin), 'Forbidden'],
  ])('%s', async (_who, viewer, failure) => {
    const { id } = await offer();
    expect(await applyAs(viewer(), id)).toMatchObject({ applyToJobOffer: { __typename: failure } });
  });

  it('a guest, who is an employer without a login', async () => {
    const guest = await makeGuest(app.services.db);
    const viewer: Viewer = { kind: 'guest', id: guest.id, until: guestEnd(app.clock.now) };
    const { id } = await offer();
    expect(await applyAs(viewer, id)).toMatchObject({ applyToJobOffer: { __typename: 'SignInRequired' } });
  });

  it('a paused job seeker, and for a closed offer', async () => {
    const paused = await makeJobSeeker(app.services.db, here, { active: false });
    const { id } = await offer();
    expect(await applyAs(signedIn('jobSeeker', paused), id)).toEqual({
      applyToJobOffer: { __typename: 'Conflict', message: 'You can apply as soon as your profile is activated.' },
    });
    expect(await messagesOf(paused)).toEqual([]);
    const jane = await makeJobSeeker(app.services.db, here);
    const closed = await offer(inState('FILLED'));
    expect(await applyAs(signedIn('jobSeeker', jane), closed.id)).toMatchObject({
      applyToJobOffer: { __typename: 'NotFound' },
    });
    expect(await app.services.db.chat.count({ where: { jobSeekerId: { in: [jane.id, paused.id] } } })).toBe(0);
  });
});

describe('a job seeker', () => {
  it('gets an open chat with the employer, whose first message links to the offer', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    const chat = await app.services.db.chat.count({ where: { jobSeekerId: jane.id } });
    expect(chat).toBe(0);
    const answer = await applyAs(signedIn('jobSeeker', jane), id);
    const made = await app.services.db.chat.findFirstOrThrow({ where: { jobSeekerId: jane.id, employerId: erin.id } });
    expect(made.open).toBe(true);
    expect(answer).toEqual({
      applyToJobOffer: {
        __typename: 'ApplyToJobOfferPayload',
        chat: { databaseId: made.id },
        jobOffer: { viewerApplication: { databaseId: made.id } },
      },
    });
    const [message] = await messagesOf(jane);
    expect(message).toMatchObject({ userId: jane.id, text: expect.stringContaining(`/Job-Offer-public-${id}`) });
  });

  it('who applies twenty times at once has applied once', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => applyAs(signedIn('jobSeeker', jane), id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await messagesOf(jane)).toHaveLength(1);
  });

  it('applies to another offer of the same employer in the same chat', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    for (const { id } of [await offer(), await offer()]) await applyAs(signedIn('jobSeeker', jane), id);
    const messages = await messagesOf(jane);
    expect(messages).toHaveLength(2);
    expect(new Set(messages.map(({ chatId }) => chatId)).size).toBe(1);
  });

  it('is the only one who sees the application', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const other = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    await applyAs(signedIn('jobSeeker', jane), id);
    const query = `{ jobOffer(databaseId: ${id}) { viewerApplication { id } } }`;
    for (const viewer of [signedIn('jobSeeker', other), signedIn('employer', erin), { kind: 'anonymous' } as const]) {
      expect((await askAs(app, viewer, query)).data).toEqual({ jobOffer: { viewerApplication: null } });
    }
    const own = (await askAs(app, signedIn('jobSeeker', jane), query)).data;
    expect(own).toMatchObject({ jobOffer: { viewerApplication: { id: expect.any(String) } } });
  });
});
