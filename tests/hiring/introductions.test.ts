import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { erasedAt, makeAdmin, makeEmployer, makeGuest, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { listenAs, mutateAs, readAs } from '../support/graph.ts';
import { anonymous, as } from '../support/introductions.ts';
import { asGuest } from '../support/sandbox.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let employer: { id: number; email: string | null };
let jobSeeker: { id: number };

type Pair = { employer: { id: number }; jobSeeker: { id: number } };
const pair = (): Pair => ({ employer, jobSeeker });

const ask = async (viewer: Viewer, source: string) => Object.values(await readAs(app, viewer, source))[0];

const introduce = (viewer: Viewer, input: object = {}, of = pair()) => {
  const people = {
    employer: encodeGlobalId('Employer', of.employer.id),
    jobSeeker: encodeGlobalId('JobSeeker', of.jobSeeker.id),
  };
  const shown = 'contactRequest { databaseId isPending isIntroduction name email description partTime }';
  return mutateAs(app, viewer, 'introduceJobSeeker', { ...people, ...input }, `${shown} chat { databaseId }`);
};
const activate = (viewer: Viewer, id: number) => {
  const shown = `contactRequest { isPending viewerCanActivate }
    chat { databaseId sharedHash jobSeekerSharedHash members { role } }`;
  const contactRequest = encodeGlobalId('ContactRequest', id);
  return mutateAs(app, viewer, 'activateIntroduction', { contactRequest }, shown);
};
async function introduced(of = pair()) {
  await introduce(admin, {}, of);
  const where = { employerId: of.employer.id, jobSeekerId: of.jobSeeker.id, activatedAt: null };
  return db.contactRequest.findFirstOrThrow({ where, include: { chat: true } });
}
async function pending(viewer: Viewer, filter: object = {}): Promise<number[]> {
  const source = `query ($filter: PendingIntroductionFilter) {
    pendingIntroductions(filter: $filter, first: 100) { edges { node { databaseId viewerCanActivate } } } }`;
  const { edges } = (await readAs(app, viewer, source, { filter })).pendingIntroductions;
  return edges.map(({ node }: { node: { databaseId: number; viewerCanActivate: boolean } }) => {
    expect(node.viewerCanActivate).toBe(true);
    return node.databaseId;
  });
}
const popularity = async () => (await db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).popularity;
async function state() {
  const people = { employerId: employer.id, jobSeekerId: jobSeeker.id };
  const participants = { orderBy: { userId: 'asc' } } as const;
  return {
    requests: await db.contactRequest.findMany({ where: people, orderBy: { id: 'asc' } }),
    chat: await db.chat.findUnique({ where: { employerId_jobSeekerId: people }, include: { participants } }),
    popularity: await popularity(),
  };
}

const contact = (input: object = {}) => {
  const asked = { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id), ...input };
  return mutateAs(app, as('employer', employer), 'contactJobSeeker', asked, 'chat { databaseId }');
};

const admin = fixture(async () => as('admin', await makeAdmin(db)));
beforeEach(async () => {
  employer = await makeEmployer(db);
  jobSeeker = await makeJobSeeker(db, catalog);
});

describe('after a block by one of the two', () => {
  const block = (blocker: { id: number }, blocked: { id: number }) =>
    db.userBlock.create({ data: { blockerId: blocker.id, blockedId: blocked.id } });

  it('an admin cannot introduce them', async () => {
    const fields = [{ field: 'jobSeeker', message: expect.stringContaining('has blocked the other') }];
    for (const one of [employer, jobSeeker]) {
      const { id } = await block(one, one === employer ? jobSeeker : employer);
      expect(await introduce(admin)).toMatchObject({ __typename: 'InvalidInput', fields });
      await db.userBlock.delete({ where: { id } });
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

it('permissions both members see it without its chat, and the holder of a share link sees none', async () => {
  const { id, chat } = await introduced();
  const another = await introduced({ employer, jobSeeker: await makeJobSeeker(db, catalog) });
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
  for (const [viewer, totalCount] of [
    [anonymous, 0],
    [as('employer', employer), 1],
  ] as const)
    expect(await ask(viewer, byLink)).toEqual({
      pendingIntroductions: { totalCount },
      contactRequests: { totalCount },
    });
  await activate(admin, another.id);
});

describe('introducing', () => {
  it("creates a pending request with the employer's data, and a closed chat, without a change of popularity", async () => {
    const work = { description: 'A new kitchen', partTime: true };
    expect(await introduce(admin, work)).toMatchObject({
      __typename: 'IntroduceJobSeekerPayload',
      contactRequest: { isPending: true, isIntroduction: true, email: employer.email, ...work },
    });
    expect(await state()).toMatchObject({
      requests: [{ activatedAt: null, weighs: false, introducedById: 'id' in admin ? admin.id : 0 }],
      chat: { open: false, participants: [{ userId: employer.id }, { userId: jobSeeker.id }] },
      popularity: 0,
    });
  });

  it('again while it is pending updates it, even five times at once', async () => {
    await introduce(admin, { description: 'Once' });
    await Promise.all(Array.from({ length: 5 }, () => introduce(admin, { description: 'Twice' })));
    expect((await state()).requests).toMatchObject([{ description: 'Twice' }]);
    const fresh = { employer, jobSeeker: await makeJobSeeker(db, catalog) };
    // Also in a chat without a pending introduction.
    for (const _ of ['new', 'activated']) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => introduce(admin, {}, fresh)));
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
      await activate(admin, (await introduced(fresh)).id);
    }
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
    const paused = await makeJobSeeker(db, catalog, { active: false });
    expect(await introduce(admin, {}, { employer, jobSeeker: paused })).toMatchObject({
      fields: [{ field: 'jobSeeker' }],
    });
    const gone = await makeEmployer(db, erasedAt(app.clock.now));
    for (const pair of [
      { employer: gone, jobSeeker },
      { employer, jobSeeker: { id: 2_000_000_000 } },
      { employer: { ...employer, id: jobSeeker.id }, jobSeeker },
    ])
      expect(await introduce(admin, {}, pair)).toMatchObject({ __typename: 'NotFound' });
    expect(await introduce(admin, { name: 'x'.repeat(31), whatsApp: '12' })).toMatchObject({
      fields: [{ field: 'name' }, { field: 'whatsApp' }],
    });
    expect((await state()).requests).toEqual([]);
  });
});

describe('the subscription to introductions', () => {
  const ofIntroductions = 'subscription { introductions { contactRequest { databaseId isPending } } }';

  async function signIn(...people: object[]) {
    const ids = people.flatMap((person) => ('id' in person ? [Number(person.id)] : []));
    const expiresAt = new Date(app.clock.now.getTime() + 86_400_000);
    const sessions = ids.map((id) => ({ id, userId: id, token: `session-${id}`, expiresAt }));
    await db.session.createMany({ data: sessions });
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
    const guest = await makeGuest(db);
    const stranger = await makeEmployer(db);
    await signIn(jobSeeker, stranger, admin);
    const concerned = await Promise.all([asGuest(guest, app), as('jobSeeker', jobSeeker), admin].map(hear));
    const other = await hear(as('employer', stranger));
    const { id } = await introduced({ employer: guest, jobSeeker });
    for (const { next } of concerned) expect(await next()).toEqual({ databaseId: id, isPending: true });
    await activate(asGuest(guest, app), id);
    for (const { next } of concerned) expect(await next()).toEqual({ databaseId: id, isPending: false });
    // A second activation sends no event.
    await activate(admin, id);
    const own = await introduced({ employer: stranger, jobSeeker });
    for (const { next } of [other, ...concerned.slice(1)])
      expect(await next()).toEqual({ databaseId: own.id, isPending: true });
    await Promise.all([other, ...concerned].map(({ stop }) => stop()));
  });
});

describe('pending introductions', () => {
  it('are listed for both members and for admins, the newest first, with filters', async () => {
    const first = await introduced();
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    const second = await introduced({ employer, jobSeeker: await makeJobSeeker(db, catalog) });
    expect(await pending(as('employer', employer))).toEqual([second.id, first.id]);
    expect(await pending(as('employer', employer), { jobSeekerId: jobSeeker.id })).toEqual([first.id]);
    expect(await pending(as('jobSeeker', jobSeeker))).toEqual([first.id]);
    expect(await pending(admin, { jobSeekerId: jobSeeker.id })).toEqual([first.id]);
    expect(await pending(admin, { employerId: employer.id })).toEqual([second.id, first.id]);
  });

  it('leave out those of paused or deleted users, which cannot be activated', async () => {
    const { id } = await introduced();
    await db.user.update({ where: { id: jobSeeker.id }, data: { active: false } });
    expect(await pending(as('employer', employer))).toEqual([]);
    expect(await activate(as('employer', employer), id)).toMatchObject({ __typename: 'NotFound' });
    expect(await activate(admin, id)).toMatchObject({ __typename: 'Conflict' });
    await db.user.update({ where: { id: jobSeeker.id }, data: { active: true } });
    await db.user.update({ where: { id: employer.id }, data: erasedAt(app.clock.now) });
    expect(await pending(as('jobSeeker', jobSeeker))).toEqual([]);
    expect(await activate(as('jobSeeker', jobSeeker), id)).toMatchObject({ __typename: 'NotFound' });
    expect(await state()).toMatchObject({ requests: [{ activatedAt: null }], chat: { open: false }, popularity: 0 });
  });

  it('are listed in other chats of the viewer', async () => {
    const taken = await introduced();
    await activate(admin, taken.id);
    const forEmployer = await introduced({ employer, jobSeeker: await makeJobSeeker(db, catalog) });
    const forJobSeeker = await introduced({ employer: await makeEmployer(db), jobSeeker });
    const beside = async (viewer: Viewer) => {
      const list = 'pendingIntroductions { edges { node { databaseId } } }';
      const { chat } = await readAs(app, viewer, `{ chat(reference: { databaseId: ${taken.chatId} }) { ${list} } }`);
      const edges: { node: { databaseId: number } }[] = chat.pendingIntroductions.edges;
      return edges.map(({ node }) => node.databaseId).sort((one, other) => one - other);
    };
    expect(await beside(as('employer', employer))).toEqual([forEmployer.id]);
    expect(await beside(as('jobSeeker', jobSeeker))).toEqual([forJobSeeker.id]);
    expect(await beside(admin)).toEqual([forEmployer.id, forJobSeeker.id]);
  });
});

describe('activating', () => {
  it('opens the chat for both, with messages from admins unread', async () => {
    const { id, chat } = await introduced();
    await mutateAs(app, admin, 'sendMessage', { chat: { databaseId: chat.id }, text: 'Meet Maria' });
    // While the chat is closed, neither is mailed what they cannot open.
    expect((await state()).chat?.participants.map(({ mailDueAt }) => mailDueAt)).toEqual([null, null, null]);
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
    const source = `{ chat(reference: { databaseId: ${chat.id} }) { unread nbMessages } }`;
    for (const viewer of [as('employer', employer), as('jobSeeker', jobSeeker)])
      expect(await ask(viewer, source)).toEqual({ unread: true, nbMessages: 1 });
  });

  it('counts once, even if it is repeated by several users', async () => {
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

  it('and deleting concurrently leave no popularity behind', async () => {
    const { id } = await introduced();
    await Promise.all([
      activate(admin, id),
      mutateAs(app, admin, 'deleteContactRequest', { id: encodeGlobalId('ContactRequest', id) }),
      activate(as('employer', employer), id),
    ]);
    expect(await state()).toMatchObject({ requests: [], popularity: 0 });
  });
});

describe('two who contact each other themselves', () => {
  it('no longer have a pending introduction, which counts only once', async () => {
    const { id, chatId } = await introduced();
    const other = await introduced({ employer, jobSeeker: await makeJobSeeker(db, catalog) });
    expect(await contact({ partTime: true, email: 'boss@example.com' })).toMatchObject({
      chat: { databaseId: chatId },
    });
    expect(await pending(admin, { employerId: employer.id })).toEqual([other.id]);
    expect(await popularity()).toBe(10);
    // A user who still sees the introduction is led to the chat.
    expect(await activate(as('jobSeeker', jobSeeker), id)).toMatchObject({ chat: { databaseId: chatId } });
    expect(await popularity()).toBe(10);
    // Introduced again, their chat stays open.
    await introduce(admin);
    expect((await state()).chat).toMatchObject({ open: true, participants: [{}, {}] });
    expect(await popularity()).toBe(10);
  });

  it('no longer have one after the job seeker applies to an offer of the employer', async () => {
    const { chatId } = await introduced();
    const offer = await makeJobOffer(db, catalog, { employerId: employer.id });
    const input = { jobOffer: encodeGlobalId('JobOffer', offer.id) };
    const applied = await mutateAs(app, as('jobSeeker', jobSeeker), 'applyToJobOffer', input, 'chat { databaseId }');
    expect(applied).toMatchObject({ chat: { databaseId: chatId } });
    expect(await pending(admin, { employerId: employer.id })).toEqual([]);
  });
});
