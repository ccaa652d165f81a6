import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/account/viewer.ts';
import { forgetOldContactRequests } from '../../server/domain/jobSeeker/popularity.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import {
  makeAdmin,
  makeEmployer,
  makeGuest,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
  type Surroundings,
} from '../support/factories.ts';
import { as, introductionSteps } from '../support/introductions.ts';

/** A pending introduction: who is shown it, and how one of the two takes it up. */

let app: TestApp;
let around: Surroundings;
let admin: Viewer;
let employer: { id: number };
let jobSeeker: { id: number };

const { asGuest, ask, activate, pending, introduced, popularity, state } = introductionSteps(() => ({
  app,
  admin,
  employer,
  jobSeeker,
}));

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

describe('two who find each other by themselves', () => {
  it('have no introduction waiting any more, which has not weighed', async () => {
    const { id, chatId } = await introduced();
    const other = await introduced({ employer, jobSeeker: await makeJobSeeker(app.services.db, around) });
    expect(
      await ask(
        as('employer', employer),
        `mutation ($id: ID!) {
          contactJobSeeker(input: { jobSeeker: $id, email: "boss@example.com" }) {
            ... on ContactJobSeekerPayload { chat { databaseId } }
          }
        }`,
        { id: encodeGlobalId('JobSeeker', jobSeeker.id) },
      ),
    ).toEqual({ chat: { databaseId: chatId } });
    expect(await pending(admin, { employerId: employer.id })).toEqual([other.id]);
    expect(await popularity()).toBe(10);
    // Whoever still has it before them gets where it led.
    expect(await activate(as('jobSeeker', jobSeeker), id)).toMatchObject({ chat: { databaseId: chatId } });
    expect(await popularity()).toBe(10);
  });

  it('so does a job seeker who applies to an offer of the employer', async () => {
    const { chatId } = await introduced();
    const offer = await makeJobOffer(app.services.db, around, { employerId: employer.id });
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
