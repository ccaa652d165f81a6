import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { removeOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { as, introductionSteps } from '../support/introductions.ts';

/** Pending introductions: who sees them, and how they are activated. */

const app = testApp();
const catalog = testCatalog(app);
let admin: Viewer;
let employer: { id: number };
let jobSeeker: { id: number };

const { ask, activate, pending, introduced, popularity, state } = introductionSteps(() => ({
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

describe('pending introductions', () => {
  it('are listed for both members and for admins, the newest first, with filters', async () => {
    const first = await introduced();
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    const second = await introduced({ employer, jobSeeker: await makeJobSeeker(app.services.db, catalog) });
    expect(await pending(as('employer', employer))).toEqual([second.id, first.id]);
    expect(await pending(as('employer', employer), { jobSeekerId: jobSeeker.id })).toEqual([first.id]);
    expect(await pending(as('jobSeeker', jobSeeker))).toEqual([first.id]);
    expect(await pending(admin, { jobSeekerId: jobSeeker.id })).toEqual([first.id]);
    expect(await pending(admin, { employerId: employer.id })).toEqual([second.id, first.id]);
  });

  it('leave out those of paused or deleted users, which cannot be activated', async () => {
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

  it('are listed in other chats of the viewer', async () => {
    const { db } = app.services;
    const taken = await introduced();
    await activate(admin, taken.id);
    const forEmployer = await introduced({ employer, jobSeeker: await makeJobSeeker(db, catalog) });
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
  it('opens the chat for both, with messages from admins unread', async () => {
    const { id, chat } = await introduced();
    await ask(
      admin,
      'mutation ($id: Int!) { sendMessage(input: { chat: { databaseId: $id }, text: "Meet Maria" }) { __typename } }',
      { id: chat.id },
    );
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
    for (const viewer of [as('employer', employer), as('jobSeeker', jobSeeker)]) {
      expect(await ask(viewer, `{ chat(reference: { databaseId: ${chat.id} }) { unread nbMessages } }`)).toEqual({
        unread: true,
        nbMessages: 1,
      });
    }
  });

  it('shows each member only their own share link', async () => {
    const { id, chat } = await introduced();
    expect(await activate(as('jobSeeker', jobSeeker), id)).toMatchObject({
      chat: { sharedHash: null, jobSeekerSharedHash: chat.jobSeekerHash },
    });
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

  it('counts towards the popularity for 90 days, and a deleted pending one does not change it', async () => {
    const began = app.clock.now;
    const day = 86_400_000;
    const { id } = await introduced();
    app.clock.now = new Date(began.getTime() + 100 * day);
    await activate(admin, id);
    await removeOver(app.services, 'popularity');
    expect(await popularity()).toBe(10);
    app.clock.now = new Date(began.getTime() + 191 * day);
    await removeOver(app.services, 'popularity');
    expect(await popularity()).toBe(0);
    app.clock.now = began;
    const again = await introduced();
    const remove = 'mutation ($id: ID!) { deleteContactRequest(input: { id: $id }) { __typename } }';
    // A pending introduction does not count, so its deletion subtracts nothing.
    await app.services.db.user.update({ where: { id: jobSeeker.id }, data: { popularity: 7 } });
    await ask(admin, remove, { id: encodeGlobalId('ContactRequest', again.id) });
    expect(await popularity()).toBe(7);
  });

  it('and deleting concurrently leave no popularity behind', async () => {
    const { id } = await introduced();
    const remove = 'mutation ($id: ID!) { deleteContactRequest(input: { id: $id }) { __typename } }';
    await Promise.all([
      activate(admin, id),
      ask(admin, remove, { id: encodeGlobalId('ContactRequest', id) }),
      activate(as('employer', employer), id),
    ]);
    expect(await state()).toMatchObject({ requests: [], popularity: 0 });
  });

  it('is not possible for a contact request from the employer', async () => {
    await ask(
      as('employer', employer),
      'mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { __typename } }',
      { id: encodeGlobalId('JobSeeker', jobSeeker.id) },
    );
    const { requests } = await state();
    expect(await activate(admin, requests[0]?.id ?? 0)).toMatchObject({ __typename: 'NotFound' });
  });
});

describe('two who contact each other themselves', () => {
  it('no longer have a pending introduction, which counts only once', async () => {
    const { id, chatId } = await introduced();
    const other = await introduced({ employer, jobSeeker: await makeJobSeeker(app.services.db, catalog) });
    expect(
      await ask(
        as('employer', employer),
        `mutation ($id: ID!) {
          contactJobSeeker(input: { jobSeeker: $id, partTime: true, email: "boss@example.com" }) {
            ... on ContactJobSeekerPayload { chat { databaseId } }
          }
        }`,
        { id: encodeGlobalId('JobSeeker', jobSeeker.id) },
      ),
    ).toEqual({ chat: { databaseId: chatId } });
    expect(await pending(admin, { employerId: employer.id })).toEqual([other.id]);
    expect(await popularity()).toBe(10);
    // A user who still sees the introduction is led to the chat.
    expect(await activate(as('jobSeeker', jobSeeker), id)).toMatchObject({ chat: { databaseId: chatId } });
    expect(await popularity()).toBe(10);
  });

  it('no longer have one after the job seeker applies to an offer of the employer', async () => {
    const { chatId } = await introduced();
    const offer = await makeJobOffer(app.services.db, catalog, { employerId: employer.id });
    expect(
      await ask(
        as('jobSeeker', jobSeeker),
        `mutation ($id: ID!) {
          applyToJobOffer(input: { jobOffer: $id }) { ... on ApplyToJobOfferPayload { chat { databaseId } } }
        }`,
        { id: encodeGlobalId('JobOffer', offer.id) },
      ),
    ).toEqual({ chat: { databaseId: chatId } });
    expect(await pending(admin, { employerId: employer.id })).toEqual([]);
  });
});
