import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/account/viewer.ts';
import { guestEnd } from '../../server/domain/employer/guest.ts';
import { forgetOldContactRequests } from '../../server/domain/jobSeeker/popularity.ts';
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
import { askAs, listenAs } from '../support/graph.ts';

/** An admin introduces a job seeker to an employer; one of the two takes it up. */

let app: TestApp;
let around: Surroundings;
let admin: Viewer;
let employer: { id: number; email: string | null };
let jobSeeker: { id: number };

const as = (kind: 'admin' | 'employer' | 'jobSeeker', { id }: { id: number }): Viewer => ({ kind, id, sessionId: id });
const asGuest = ({ id }: { id: number }): Viewer => ({ kind: 'guest', id, until: guestEnd(app.clock.now) });
const anonymous: Viewer = { kind: 'anonymous' };

/** The one field that was asked for. */
async function ask(viewer: Viewer, source: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await askAs(app, viewer, source, variables);
  if (errors) throw errors[0];
  const [value] = Object.values(JSON.parse(JSON.stringify(data)));
  return value;
}

const introduce = (viewer: Viewer, input: Record<string, unknown> = {}, pair = { employer, jobSeeker }) =>
  ask(
    viewer,
    `mutation ($input: IntroduceJobSeekerInput!) {
      introduceJobSeeker(input: $input) {
        __typename
        ... on InvalidInput { fields { field message } }
        ... on IntroduceJobSeekerPayload {
          contactRequest { databaseId isPending isIntroduction name email description partTime }
          chat { databaseId }
        }
      }
    }`,
    {
      input: {
        employer: encodeGlobalId('Employer', pair.employer.id),
        jobSeeker: encodeGlobalId('JobSeeker', pair.jobSeeker.id),
        ...input,
      },
    },
  );

const activate = (viewer: Viewer, id: number) =>
  ask(
    viewer,
    `mutation ($id: ID!) {
      activateIntroduction(input: { contactRequest: $id }) {
        __typename
        ... on ActivateIntroductionPayload {
          contactRequest { isPending viewerCanActivate }
          chat { databaseId sharedHash jobSeekerSharedHash members { role } }
        }
      }
    }`,
    { id: encodeGlobalId('ContactRequest', id) },
  );

const pending = async (viewer: Viewer, filter: object = {}) => {
  const list = (await ask(
    viewer,
    `query ($filter: PendingIntroductionFilter) {
      pendingIntroductions(filter: $filter, first: 100) { edges { node { databaseId viewerCanActivate } } }
    }`,
    { filter },
  )) as { edges: { node: { databaseId: number; viewerCanActivate: boolean } }[] };
  expect(list.edges.every(({ node }) => node.viewerCanActivate)).toBe(true);
  return list.edges.map(({ node }) => node.databaseId);
};

/** A pending introduction of the two, as it is stored. */
async function introduced(pair = { employer, jobSeeker }) {
  await introduce(admin, {}, pair);
  return app.services.db.contactRequest.findFirstOrThrow({
    where: { employerId: pair.employer.id, jobSeekerId: pair.jobSeeker.id, activatedAt: null },
    include: { chat: true },
  });
}

const popularity = async () =>
  (await app.services.db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).popularity;

/** Everything that an introduction or its activation may change. */
const state = async () => {
  const { db } = app.services;
  const pair = { employerId: employer.id, jobSeekerId: jobSeeker.id };
  return {
    requests: await db.contactRequest.findMany({ where: pair, orderBy: { id: 'asc' } }),
    chat: await db.chat.findUnique({
      where: { employerId_jobSeekerId: pair },
      include: { participants: { orderBy: { userId: 'asc' } } },
    }),
    popularity: await popularity(),
  };
};

beforeAll(async () => {
  app = await startTestApp();
  around = await makeReference(app.services.db);
  await app.services.reference.refresh();
  admin = as('admin', await makeAdmin(app.services.db));
});
beforeEach(async () => {
  employer = await makeEmployer(app.services.db);
  jobSeeker = await makeJobSeeker(app.services.db, around);
});
afterAll(() => app.stop());

describe('who may not', () => {
  it('nobody but admins introduces anybody', async () => {
    const before = await state();
    expect(await introduce(anonymous)).toMatchObject({ __typename: 'SignInRequired' });
    for (const viewer of [as('employer', employer), as('jobSeeker', jobSeeker)]) {
      expect(await introduce(viewer)).toMatchObject({ __typename: 'Forbidden' });
    }
    expect(await state()).toEqual(before);
  });

  it('nobody else learns of an introduction or takes it up, by its id neither', async () => {
    const { db } = app.services;
    const { id } = await introduced();
    const before = await state();
    expect(await activate(anonymous, id)).toMatchObject({ __typename: 'SignInRequired' });
    await expect(pending(anonymous)).rejects.toMatchObject({ extensions: { code: 'SignInRequired' } });
    const strangers = [
      as('employer', await makeEmployer(db)),
      as('jobSeeker', await makeJobSeeker(db, around)),
      asGuest(await makeGuest(db)),
    ];
    for (const stranger of strangers) {
      expect(await activate(stranger, id)).toMatchObject({ __typename: 'NotFound' });
      expect(await pending(stranger, { jobSeekerId: jobSeeker.id })).toEqual([]);
      expect(await ask(stranger, `{ contactRequest(databaseId: ${id}) { databaseId } }`)).toBeNull();
    }
    expect(await state()).toEqual(before);
  });

  it('the two see it without its chat, and the holder of a share link sees none', async () => {
    const { id, chat } = await introduced();
    const another = await introduced({ employer, jobSeeker: await makeJobSeeker(app.services.db, around) });
    for (const viewer of [as('employer', employer), as('jobSeeker', jobSeeker)]) {
      const query = `{ contactRequest(databaseId: ${id}) { isPending viewerCanActivate chat { databaseId } status { id } } }`;
      expect(await ask(viewer, query)).toEqual({ isPending: true, viewerCanActivate: true, chat: null, status: null });
      expect(await ask(viewer, `{ chat(reference: { databaseId: ${chat.id} }) { databaseId } }`)).toBeNull();
      expect(await ask(viewer, '{ chats { totalCount } }')).toEqual({ totalCount: 0 });
    }
    // A closed chat has links, and they open nothing.
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
  it("makes a pending request with the employer's data, and a closed chat that weighs nothing", async () => {
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
      chat: { open: false, participants: [] },
      popularity: 0,
    });
  });

  it('leaves a chat of the two open that is open', async () => {
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

  it('again while it is pending brings it up to date, five times at once too', async () => {
    await introduce(admin, { description: 'Once' });
    await Promise.all(Array.from({ length: 5 }, () => introduce(admin, { description: 'Twice' })));
    expect((await state()).requests).toMatchObject([{ description: 'Twice' }]);
    const fresh = { employer, jobSeeker: await makeJobSeeker(app.services.db, around) };
    const fiveOf = async (pair: typeof fresh) =>
      new Set(
        (await Promise.all(Array.from({ length: 5 }, () => introduce(admin, {}, pair)))).map((one) =>
          JSON.stringify(one),
        ),
      );
    expect(await fiveOf(fresh)).toHaveProperty('size', 1);
    // Where there is a chat and nothing pending in it, too.
    await activate(admin, (await introduced(fresh)).id);
    expect(await fiveOf(fresh)).toHaveProperty('size', 1);
  });

  it('with the key of one that was taken up gives that one', async () => {
    const clientKey = 'pressed-once-and-again';
    const first = await introduce(admin, { clientKey });
    const { requests } = await state();
    await activate(admin, requests[0]?.id ?? 0);
    expect(await introduce(admin, { clientKey })).toMatchObject({ contactRequest: { isPending: false } });
    expect(first).toMatchObject({ contactRequest: { databaseId: requests[0]?.id } });
    expect((await state()).requests).toHaveLength(1);
  });

  it('is refused where it would come to nothing', async () => {
    const { db } = app.services;
    const paused = await makeJobSeeker(db, around, { active: false });
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

describe('pending introductions', () => {
  it('are listed for the two and for admins, the newest first, and narrowed down', async () => {
    const first = await introduced();
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    const second = await introduced({ employer, jobSeeker: await makeJobSeeker(app.services.db, around) });
    expect(await pending(as('employer', employer))).toEqual([second.id, first.id]);
    expect(await pending(as('employer', employer), { jobSeekerId: jobSeeker.id })).toEqual([first.id]);
    expect(await pending(as('jobSeeker', jobSeeker))).toEqual([first.id]);
    expect(await pending(admin, { jobSeekerId: jobSeeker.id })).toEqual([first.id]);
    expect(await pending(admin, { employerId: employer.id })).toEqual([second.id, first.id]);
  });

  it('leave out what cannot be taken up: somebody paused or deleted', async () => {
    const { db } = app.services;
    const { id } = await introduced();
    await db.user.update({ where: { id: jobSeeker.id }, data: { active: false } });
    expect(await pending(as('employer', employer))).toEqual([]);
    expect(await activate(as('employer', employer), id)).toMatchObject({ __typename: 'NotFound' });
    expect(await activate(admin, id)).toMatchObject({ __typename: 'Conflict' });
    await db.user.update({ where: { id: jobSeeker.id }, data: { active: true } });
    await db.user.update({ where: { id: employer.id }, data: { deletedAt: app.clock.now } });
    expect(await pending(as('jobSeeker', jobSeeker))).toEqual([]);
    expect(await activate(as('jobSeeker', jobSeeker), id)).toMatchObject({ __typename: 'NotFound' });
    expect(await state()).toMatchObject({ requests: [{ activatedAt: null }], chat: { open: false }, popularity: 0 });
  });

  it('stand beside another chat of whoever looks', async () => {
    const { db } = app.services;
    const taken = await introduced();
    await activate(admin, taken.id);
    const forEmployer = await introduced({ employer, jobSeeker: await makeJobSeeker(db, around) });
    const forJobSeeker = await introduced({ employer: await makeEmployer(db), jobSeeker });
    const beside = async (viewer: Viewer) => {
      const chat = (await ask(
        viewer,
        `{ chat(reference: { databaseId: ${taken.chatId} }) { pendingIntroductions { edges { node { databaseId } } } } }`,
      )) as { pendingIntroductions: { edges: { node: { databaseId: number } }[] } };
      return chat.pendingIntroductions.edges.map(({ node }) => node.databaseId).sort((one, other) => one - other);
    };
    expect(await beside(as('employer', employer))).toEqual([forEmployer.id]);
    expect(await beside(as('jobSeeker', jobSeeker))).toEqual([forJobSeeker.id]);
    expect(await beside(admin)).toEqual([forEmployer.id, forJobSeeker.id]);
  });
});

describe('activating', () => {
  it('opens the chat for both, with what admins wrote into it unread', async () => {
    const { id, chat } = await introduced();
    await ask(
      admin,
      'mutation ($id: Int!) { sendMessage(input: { chat: { databaseId: $id }, text: "Meet Maria" }) { __typename } }',
      { id: chat.id },
    );
    expect(await activate(as('employer', employer), id)).toEqual({
      __typename: 'ActivateIntroductionPayload',
      contactRequest: { isPending: false, viewerCanActivate: false },
      chat: {
        databaseId: chat.id,
        sharedHash: chat.employerHash,
        jobSeekerSharedHash: null,
        members: expect.arrayContaining([{ role: 'ROLE_EMPLOYER' }, { role: 'ROLE_CANDIDATE' }]),
      },
    });
    for (const viewer of [as('employer', employer), as('jobSeeker', jobSeeker)]) {
      expect(await ask(viewer, `{ chat(reference: { databaseId: ${chat.id} }) { unread nbMessages } }`)).toEqual({
        unread: true,
        nbMessages: 1,
      });
    }
  });

  it('shows each side its own link and not the other one', async () => {
    const { id, chat } = await introduced();
    expect(await activate(as('jobSeeker', jobSeeker), id)).toMatchObject({
      chat: { sharedHash: null, jobSeekerSharedHash: chat.jobSeekerHash },
    });
  });

  it('is for a guest, too', async () => {
    const guest = await makeGuest(app.services.db);
    const { id, chat } = await introduced({ employer: guest, jobSeeker });
    expect(await activate(asGuest(guest), id)).toMatchObject({ chat: { databaseId: chat.id } });
  });

  it('counts once, however often and by however many it is done', async () => {
    const { id } = await introduced();
    expect(await popularity()).toBe(0);
    const viewers = [as('employer', employer), as('jobSeeker', jobSeeker), admin];
    const answers = await Promise.all([...viewers, ...viewers, ...viewers].map((viewer) => activate(viewer, id)));
    for (const answer of answers) expect(answer).toMatchObject({ __typename: 'ActivateIntroductionPayload' });
    expect(await popularity()).toBe(10);
    expect((await state()).chat?.participants.map(({ userId }) => userId)).toEqual([employer.id, jobSeeker.id]);
    await activate(admin, id);
    expect(await popularity()).toBe(10);
  });

  it('weighs for 90 days from then on, and is taken back with its deletion', async () => {
    const began = app.clock.now;
    const day = 86_400_000;
    const { id } = await introduced();
    app.clock.now = new Date(began.getTime() + 100 * day);
    await activate(admin, id);
    await forgetOldContactRequests(app.services);
    expect(await popularity()).toBe(10);
    app.clock.now = new Date(began.getTime() + 191 * day);
    await forgetOldContactRequests(app.services);
    expect(await popularity()).toBe(0);
    app.clock.now = began;
    const again = await introduced();
    const remove = 'mutation ($id: ID!) { deleteContactRequest(input: { id: $id }) { __typename } }';
    // A pending one weighs nothing that could be taken back.
    await app.services.db.user.update({ where: { id: jobSeeker.id }, data: { popularity: 7 } });
    await ask(admin, remove, { id: encodeGlobalId('ContactRequest', again.id) });
    expect(await popularity()).toBe(7);
  });

  it('and deleting at once leave no weight behind that nothing weighs', async () => {
    const { id } = await introduced();
    const remove = 'mutation ($id: ID!) { deleteContactRequest(input: { id: $id }) { __typename } }';
    await Promise.all([
      activate(admin, id),
      ask(admin, remove, { id: encodeGlobalId('ContactRequest', id) }),
      activate(as('employer', employer), id),
    ]);
    expect(await state()).toMatchObject({ requests: [], popularity: 0 });
  });

  it('is not for what an employer asked for', async () => {
    await ask(
      as('employer', employer),
      'mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { __typename } }',
      { id: encodeGlobalId('JobSeeker', jobSeeker.id) },
    );
    const { requests } = await state();
    expect(await activate(admin, requests[0]?.id ?? 0)).toMatchObject({ __typename: 'NotFound' });
  });
});

describe('is heard of', () => {
  const ofIntroductions = 'subscription { introductions { contactRequest { databaseId isPending } } }';

  /** Whoever listens has a session that may end; its id is theirs. */
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

  it('by nobody who is not known, as whoever only holds a share link', async () => {
    await expect(hear(anonymous)).rejects.toMatchObject({ extensions: { code: 'SignInRequired' } });
  });

  it('by the two, a guest included, and by admins: when it is made and when it is taken up', async () => {
    const guest = await makeGuest(app.services.db);
    const stranger = await makeEmployer(app.services.db);
    await signIn(jobSeeker, stranger, admin);
    const concerned = await Promise.all([asGuest(guest), as('jobSeeker', jobSeeker), admin].map(hear));
    const other = await hear(as('employer', stranger));
    const { id } = await introduced({ employer: guest, jobSeeker });
    for (const { next } of concerned) expect(await next()).toEqual({ databaseId: id, isPending: true });
    await activate(asGuest(guest), id);
    for (const { next } of concerned) expect(await next()).toEqual({ databaseId: id, isPending: false });
    // Done again it is nothing new.
    await activate(admin, id);
    const own = await introduced({ employer: stranger, jobSeeker });
    for (const { next } of [other, ...concerned.slice(1)]) {
      expect(await next()).toEqual({ databaseId: own.id, isPending: true });
    }
    await Promise.all([other, ...concerned].map(({ stop }) => stop()));
  });
});
