import { GraphQLError } from 'graphql';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer, makeGuest, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { listenAs } from '../support/graph.ts';
import { anonymous, as, introductionSteps } from '../support/introductions.ts';

/** An admin introduces a job seeker to an employer, and both are notified. */

const app = testApp();
const catalog = testCatalog(app);
let admin: Viewer;
let employer: { id: number; email: string | null };
let jobSeeker: { id: number };

const { asGuest, ask, introduce, activate, introduced, popularity, state } = introductionSteps(() => ({
  app,
  admin,
  employer,
  jobSeeker,
}));

beforeAll(async () => {
  admin = as('admin', await makeAdmin(app.services.db));
});
beforeEach(async () => {
  employer = await makeEmployer(app.services.db);
  jobSeeker = await makeJobSeeker(app.services.db, catalog);
});

describe('after a block by one of the two', () => {
  const block = (blocker: { id: number }, blocked: { id: number }) =>
    app.services.db.userBlock.create({ data: { blockerId: blocker.id, blockedId: blocked.id } });

  it('an admin cannot introduce them', async () => {
    for (const [one, other] of [
      [employer, jobSeeker],
      [jobSeeker, employer],
    ] as const) {
      const { id } = await block(one, other);
      expect(await introduce(admin)).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ field: 'jobSeeker', message: expect.stringContaining('has blocked the other') }],
      });
      await app.services.db.userBlock.delete({ where: { id } });
    }
    expect(await introduce(admin)).toMatchObject({ __typename: 'IntroduceJobSeekerPayload' });
  });

  it('no one activates the introduction that waits', async () => {
    const { id } = await introduced();
    await block(jobSeeker, employer);
    for (const viewer of [admin, as('employer', employer), as('jobSeeker', jobSeeker)])
      expect(await activate(viewer, id)).toMatchObject({ __typename: 'Conflict' });
  });
});

describe('permissions', () => {
  it('both members see it without its chat, and the holder of a share link sees none', async () => {
    const { id, chat } = await introduced();
    const another = await introduced({ employer, jobSeeker: await makeJobSeeker(app.services.db, catalog) });
    for (const viewer of [as('employer', employer), as('jobSeeker', jobSeeker)]) {
      const query = `{ contactRequest(databaseId: ${id}) { isPending viewerCanActivate chat { databaseId } status { id } } }`;
      expect(await ask(viewer, query)).toEqual({ isPending: true, viewerCanActivate: true, chat: null, status: null });
      expect(await ask(viewer, `{ chat(reference: { databaseId: ${chat.id} }) { databaseId } }`)).toBeNull();
      expect(await ask(viewer, '{ chats { totalCount } }')).toEqual({ totalCount: 0 });
    }
    // A closed chat has share links, but they do not work.
    const byLink = `{ chat(reference: { sharedHash: "${chat.employerHash}" }) { pendingIntroductions { totalCount } contactRequests { totalCount } } }`;
    expect(await ask(anonymous, byLink)).toBeNull();
    await activate(admin, id);
    expect(await ask(anonymous, byLink)).toEqual({
      pendingIntroductions: { totalCount: 0 },
      contactRequests: { totalCount: 0 },
    });
    expect(await ask(as('employer', employer), byLink)).toEqual({
      pendingIntroductions: { totalCount: 1 },
      contactRequests: { totalCount: 1 },
    });
    await activate(admin, another.id);
  });
});

describe('introducing', () => {
  it("creates a pending request with the employer's data, and a closed chat, without a change of popularity", async () => {
    const answer = await introduce(admin, { description: 'A new kitchen', partTime: true });
    expect(answer).toMatchObject({
      __typename: 'IntroduceJobSeekerPayload',
      contactRequest: {
        isPending: true,
        isIntroduction: true,
        email: employer.email,
        description: 'A new kitchen',
        partTime: true,
      },
    });
    expect(await state()).toMatchObject({
      requests: [{ activatedAt: null, weighs: false, introducedById: 'id' in admin ? admin.id : 0 }],
      chat: { open: false, participants: [{ userId: employer.id }, { userId: jobSeeker.id }] },
      popularity: 0,
    });
  });

  it('keeps an open chat of both members open', async () => {
    await ask(
      as('employer', employer),
      'mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { __typename } }',
      { id: encodeGlobalId('JobSeeker', jobSeeker.id) },
    );
    await introduce(admin);
    const { requests, chat } = await state();
    expect(requests).toMatchObject([{ introducedById: null }, { activatedAt: null }]);
    expect(chat).toMatchObject({ open: true });
    expect(chat?.participants).toHaveLength(2);
    expect(await popularity()).toBe(10);
  });

  it('again while it is pending updates it, even five times at once', async () => {
    await introduce(admin, { description: 'Once' });
    await Promise.all(Array.from({ length: 5 }, () => introduce(admin, { description: 'Twice' })));
    expect((await state()).requests).toMatchObject([{ description: 'Twice' }]);
    const fresh = { employer, jobSeeker: await makeJobSeeker(app.services.db, catalog) };
    const fiveOf = async (pair: typeof fresh) =>
      new Set(
        (await Promise.all(Array.from({ length: 5 }, () => introduce(admin, {}, pair)))).map((one) =>
          JSON.stringify(one),
        ),
      );
    expect(await fiveOf(fresh)).toHaveProperty('size', 1);
    // The same in a chat without a pending introduction.
    await activate(admin, (await introduced(fresh)).id);
    expect(await fiveOf(fresh)).toHaveProperty('size', 1);
  });

  it('with the client key of an activated one returns that one', async () => {
    const clientKey = 'pressed-once-and-again';
    const first = await introduce(admin, { clientKey });
    const { requests } = await state();
    await activate(admin, requests[0]?.id ?? 0);
    expect(await introduce(admin, { clientKey })).toMatchObject({ contactRequest: { isPending: false } });
    expect(first).toMatchObject({ contactRequest: { databaseId: requests[0]?.id } });
    expect((await state()).requests).toHaveLength(1);
  });

  it('is refused for paused, deleted or unknown users, and for invalid data', async () => {
    const { db } = app.services;
    const paused = await makeJobSeeker(db, catalog, { active: false });
    expect(await introduce(admin, {}, { employer, jobSeeker: paused })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'jobSeeker' }],
    });
    const gone = await makeEmployer(db, { deletedAt: app.clock.now });
    for (const pair of [
      { employer: gone, jobSeeker },
      { employer, jobSeeker: { id: 2_000_000_000 } },
      { employer: { ...employer, id: jobSeeker.id }, jobSeeker },
    ]) {
      expect(await introduce(admin, {}, pair)).toMatchObject({ __typename: 'NotFound' });
    }
    expect(await introduce(admin, { name: 'x'.repeat(31), whatsApp: '12' })).toMatchObject({
      fields: [{ field: 'name' }, { field: 'whatsApp' }],
    });
    expect((await state()).requests).toEqual([]);
  });
});

describe('the subscription to introductions', () => {
  const ofIntroductions = 'subscription { introductions { contactRequest { databaseId isPending } } }';

  /** Gives each subscriber a session, with the id of the user. */
  async function signIn(...people: object[]) {
    const ids = people.flatMap((person) => ('id' in person ? [Number(person.id)] : []));
    const expiresAt = new Date(app.clock.now.getTime() + 86_400_000);
    const sessions = ids.map((id) => ({ id, userId: id, token: `session-${id}`, expiresAt }));
    await app.services.db.session.createMany({ data: sessions });
  }

  async function hear(viewer: Viewer) {
    const stream = await listenAs(app, viewer, ofIntroductions);
    if (stream instanceof GraphQLError) throw stream;
    return {
      next: async () => {
        const { value } = await stream.next();
        return value.data.introductions.contactRequest;
      },
      stop: () => stream.return(undefined),
    };
  }

  it('notifies both members, guests included, and admins, of each creation and activation', async () => {
    const guest = await makeGuest(app.services.db);
    const stranger = await makeEmployer(app.services.db);
    await signIn(jobSeeker, stranger, admin);
    const concerned = await Promise.all([asGuest(guest), as('jobSeeker', jobSeeker), admin].map(hear));
    const other = await hear(as('employer', stranger));
    const { id } = await introduced({ employer: guest, jobSeeker });
    for (const { next } of concerned) expect(await next()).toEqual({ databaseId: id, isPending: true });
    await activate(asGuest(guest), id);
    for (const { next } of concerned) expect(await next()).toEqual({ databaseId: id, isPending: false });
    // A second activation sends no event.
    await activate(admin, id);
    const own = await introduced({ employer: stranger, jobSeeker });
    for (const { next } of [other, ...concerned.slice(1)]) {
      expect(await next()).toEqual({ databaseId: own.id, isPending: true });
    }
    await Promise.all([other, ...concerned].map(({ stop }) => stop()));
  });
});
