import { beforeAll, describe, expect, it } from 'vitest';
import { emptyMessage } from '../../server/domain/chat/message/message.input.ts';
import { messageMaxLength } from '../../server/domain/chat/message/messageLength.input.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { inState, makeEmployer, makeJobOffer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { askAs, mutateAs, readAs } from '../support/graph.ts';

/** Job seekers apply to an offer, which opens a chat with its employer. */

const app = testApp();
const here = testCatalog(app);
let erin: User;
beforeAll(async () => {
  erin = await makeEmployer(app.services.db, { name: 'Erin Tan' });
});

const signedIn = <Kind extends 'jobSeeker' | 'employer'>(kind: Kind, { id }: User) => ({ kind, id, sessionId: 1 });
const offer = (data: Partial<ReturnType<typeof inState>> = {}) =>
  makeJobOffer(app.services.db, here, { employerId: erin.id, ...data });

const offerId = (id: number) => encodeGlobalId('JobOffer', id);
const applyAs = async (viewer: Viewer, id: number, message?: string) => ({
  applyToJobOffer: await mutateAs(
    app,
    viewer,
    'applyToJobOffer',
    { jobOffer: offerId(id), message },
    'chat { databaseId } jobOffer { viewerApplication { databaseId } }',
  ),
});
const messagesOf = (jobSeeker: User) =>
  app.services.db.message.findMany({ where: { chat: { jobSeekerId: jobSeeker.id, employerId: erin.id } } });

describe('an application is refused to', () => {
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
  it('gets an open chat with the employer, whose first message is the suggested one', async () => {
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
    expect(message).toMatchObject({ userId: jane.id, text: expect.stringContaining('I would like to apply for your') });
    expect(message?.text).not.toContain('http');
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
});

describe('the message of an application', () => {
  it('is what the job seeker writes, and is not changed by applying again', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    await applyAs(signedIn('jobSeeker', jane), id, '  I carry five plates. ');
    await applyAs(signedIn('jobSeeker', jane), id, 'I carry six plates.');
    expect((await messagesOf(jane)).map(({ text }) => text)).toEqual(['I carry five plates.']);
  });

  it('must have something to read, and may be as long as a message', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    const refusedWith = (message: string) => ({
      applyToJobOffer: { __typename: 'InvalidInput', fields: [{ field: 'message', message }] },
    });
    expect(await applyAs(signedIn('jobSeeker', jane), id, ' ')).toMatchObject(refusedWith(emptyMessage));
    expect(await applyAs(signedIn('jobSeeker', jane), id, 'x'.repeat(messageMaxLength + 1))).toMatchObject(
      refusedWith(`Messages can have up to ${messageMaxLength} characters.`),
    );
    expect(await app.services.db.jobApplication.count({ where: { jobSeekerId: jane.id } })).toBe(0);
  });

  it('is suggested', async () => {
    const jane = await makeJobSeeker(app.services.db, here, { name: 'Jane Goh' });
    const { id } = await offer();
    const query = `{ jobOffer(databaseId: ${id}) { suggestedApplication } }`;
    expect((await askAs(app, signedIn('jobSeeker', jane), query)).data).toMatchObject({
      jobOffer: { suggestedApplication: expect.stringMatching(/^Hello Erin,\n\n[\s\S]*\nJane$/) },
    });
  });
});

describe('a question about an offer', () => {
  const asked = (viewer: Viewer, id: number, message = 'Is it near the station?', clientId = 'question-1') =>
    mutateAs(app, viewer, 'askAboutJobOffer', { jobOffer: offerId(id), message, clientId }, 'chat { databaseId }');

  it('opens the chat without an application, once for the same key', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    const answers = await Promise.all([1, 2, 3].map(() => asked(signedIn('jobSeeker', jane), id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await messagesOf(jane)).map(({ text }) => text)).toEqual(['Is it near the station?']);
    expect(await app.services.db.jobApplication.count({ where: { jobSeekerId: jane.id } })).toBe(0);
    // Applying later is another message in the same chat.
    await applyAs(signedIn('jobSeeker', jane), id);
    expect(await messagesOf(jane)).toHaveLength(2);
  });
});

describe('own applications', () => {
  const query = `query ($state: JobApplicationState) {
    viewer {
      applications(first: 10, state: $state) {
        totalCount
        edges { node { id progress employerName company job { name } jobOffer { databaseId } chat { databaseId } } }
      }
    }
  }`;
  type Edge = { node: Record<string, unknown> };
  const own = async (viewer: Viewer, state: string | null = null): Promise<{ edges: Edge[] } | null> =>
    (await readAs(app, viewer, query, { state })).viewer.applications;

  it('say how far they are, newest first, also when the offer is closed', async () => {
    const { db } = app.services;
    const jane = await makeJobSeeker(db, here);
    const viewer = signedIn('jobSeeker', jane);
    const rita = await makeEmployer(db, { name: 'Rita Roy' });
    await makeSubscription(db, rita.id, app.clock.now);
    const first = await makeJobOffer(db, here, { employerId: erin.id, company: 'Little Jakarta' });
    const second = await makeJobOffer(db, here, { employerId: rita.id });
    for (const { id } of [first, second]) {
      app.clock.now = new Date(app.clock.now.getTime() + 1_000);
      await applyAs(viewer, id);
    }
    const progress = async (state?: string) => (await own(viewer, state))?.edges.map(({ node }) => node.progress);
    expect(await progress()).toEqual(['SENT', 'SENT']);
    const { chatId } = await db.jobApplication.findFirstOrThrow({ where: { jobOfferId: second.id } });
    const chat = encodeGlobalId('Chat', chatId);
    const see = 'mutation ($chat: ID!) { markChatSeen(input: { chat: { id: $chat } }) { __typename } }';
    await askAs(app, signedIn('employer', rita), see, { chat });
    expect(await progress()).toEqual(['READ', 'SENT']);
    const write = 'mutation ($chat: ID!) { sendMessage(input: { chat: { id: $chat }, text: "Hi" }) { __typename } }';
    await askAs(app, signedIn('employer', rita), write, { chat });
    expect(await progress()).toEqual(['ANSWERED', 'SENT']);
    expect(await progress('IN_TALK')).toEqual(['ANSWERED']);
    await db.jobApplication.updateMany({ where: { jobOfferId: second.id }, data: { state: 'DECLINED' } });
    await db.jobOffer.update({ where: { id: first.id }, data: inState('FILLED') });
    expect((await own(viewer))?.edges.map(({ node }) => node)).toMatchObject([
      { progress: 'DECLINED', employerName: 'Rita', company: null, jobOffer: { databaseId: second.id } },
      { progress: 'SENT', employerName: 'Erin', company: 'Little Jakarta', jobOffer: null },
    ]);
  });
});

describe("an offer's applicants", () => {
  const listQuery = `query ($id: Int!, $state: JobApplicationState) {
    jobOffer(databaseId: $id) {
      applicationCount
      newApplicationCount
      applications(first: 10, state: $state) { edges { node { id state jobSeekerName chat { databaseId } } } }
    }
  }`;
  const ask = (viewer: Viewer, query: string, variables: Record<string, unknown>) =>
    readAs(app, viewer, query, variables);
  type Listed = { id: string; state: string; jobSeekerName: string; chat: { databaseId: number } | null };
  async function applicants(viewer: Viewer, id: number, state: string | null = null) {
    const { applications, ...counts } = (await ask(viewer, listQuery, { id, state })).jobOffer;
    return { ...counts, nodes: applications.edges.map(({ node }: { node: Listed }) => node) as Listed[] };
  }
  const decide = async (viewer: Viewer, applications: string[], decision: string, text?: string) => {
    const input = { applications, decision, text };
    return {
      setJobApplicationStates: await mutateAs(app, viewer, 'setJobApplicationStates', input, 'applications { state }'),
    };
  };
  /** An offer of an employer of its own, with this many applicants. */
  async function applied(count: number, { isPremium = false } = {}) {
    const employer = await makeEmployer(app.services.db, { name: 'Olga Owner' });
    if (isPremium) await makeSubscription(app.services.db, employer.id, app.clock.now);
    const { id } = await makeJobOffer(app.services.db, here, { employerId: employer.id });
    const jobSeekers: User[] = [];
    for (let number = 0; number < count; number += 1) {
      const jobSeeker = await makeJobSeeker(app.services.db, here, { name: `Candidate${number}` });
      app.clock.now = new Date(app.clock.now.getTime() + 1_000);
      await applyAs(signedIn('jobSeeker', jobSeeker), id);
      jobSeekers.push(jobSeeker);
    }
    const owner = signedIn('employer', employer);
    const ids = async () => (await applicants(owner, id)).nodes.map(({ id }: { id: string }) => id).reverse();
    return { id, owner, jobSeekers, ids: await ids() };
  }
  const textsIn = async (jobSeeker: User, owner: { id: number }) => {
    const where = { userId: owner.id, chat: { jobSeekerId: jobSeeker.id } };
    return (await app.services.db.message.findMany({ where })).map(({ text }) => text);
  };

  it('are listed newest first with their numbers, and are in talk after an answer', async () => {
    const { id, owner, jobSeekers, ids } = await applied(2, { isPremium: true });
    expect(await applicants(owner, id)).toMatchObject({
      applicationCount: 2,
      newApplicationCount: 2,
      nodes: [
        { state: 'NEW', jobSeekerName: 'Candidate1' },
        { state: 'NEW', jobSeekerName: 'Candidate0' },
      ],
    });
    const { nodes } = await applicants(owner, id);
    const send = `mutation ($chat: ID!) { sendMessage(input: { chat: { id: $chat }, text: "Hello" }) { __typename } }`;
    await ask(owner, send, { chat: encodeGlobalId('Chat', nodes[0]?.chat?.databaseId ?? 0) });
    expect(await applicants(owner, id)).toMatchObject({ newApplicationCount: 1 });
    expect((await applicants(owner, id, 'IN_TALK')).nodes).toMatchObject([{ jobSeekerName: 'Candidate1' }]);
    // What is decided outlasts the next message.
    await decide(owner, [ids[1] ?? ''], 'HIRED');
    await ask(owner, send, { chat: encodeGlobalId('Chat', nodes[0]?.chat?.databaseId ?? 0) });
    expect((await applicants(owner, id, 'HIRED')).nodes).toMatchObject([{ jobSeekerName: 'Candidate1' }]);
    expect(await textsIn(jobSeekers[0] ?? erin, owner)).toEqual([]);
  });

  it('without an answer are counted over all offers', async () => {
    const { owner } = await applied(2);
    const query = 'query ($id: ID!) { node(id: $id) { ... on Employer { newApplicationCount } } }';
    const variables = { id: encodeGlobalId('Employer', owner.id) };
    expect(await ask(owner, query, variables)).toEqual({ node: { newApplicationCount: 2 } });
  });

  it('are declined together with one text, which is sent once', async () => {
    const { id, owner, jobSeekers, ids } = await applied(3, { isPremium: true });
    const [first, second, third] = jobSeekers;
    if (!first || !second || !third) throw new Error('There are fewer applicants.');
    const declined = ids.slice(0, 2);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await decide(owner, declined, 'DECLINED', 'Thank you, not this time.')).toMatchObject({
        setJobApplicationStates: { applications: [{ state: 'DECLINED' }, { state: 'DECLINED' }] },
      });
    }
    expect(await textsIn(first, owner)).toEqual(['Thank you, not this time.']);
    expect(await textsIn(second, owner)).toEqual(['Thank you, not this time.']);
    expect(await textsIn(third, owner)).toEqual([]);
    expect(await applicants(owner, id)).toMatchObject({ applicationCount: 3, newApplicationCount: 1 });
  });

  it('are declined without a text by an employer without a subscription, who may not write', async () => {
    const { id, owner, ids } = await applied(1);
    expect(await decide(owner, ids, 'DECLINED', 'Sorry.')).toMatchObject({
      setJobApplicationStates: { __typename: 'SubscriptionRequired' },
    });
    expect((await applicants(owner, id)).nodes).toMatchObject([{ state: 'NEW' }]);
    await decide(owner, ids, 'DECLINED');
    expect((await applicants(owner, id)).nodes).toMatchObject([{ state: 'DECLINED' }]);
    await decide(owner, ids, 'IN_TALK');
    expect((await applicants(owner, id)).nodes).toMatchObject([{ state: 'IN_TALK' }]);
  });

  it('are decided about all or not at all, and at most 50 at once', async () => {
    const { id, owner, ids } = await applied(1);
    const other = await applied(1);
    expect(await decide(owner, [...ids, ...other.ids], 'HIRED')).toMatchObject({
      setJobApplicationStates: { __typename: 'NotFound' },
    });
    expect((await applicants(owner, id)).nodes).toMatchObject([{ state: 'NEW' }]);
    expect(await decide(owner, Array(51).fill(ids[0]), 'HIRED')).toMatchObject({
      setJobApplicationStates: { fields: [{ field: 'applications', message: 'Please select at most 50 applicants.' }] },
    });
    expect(await decide(owner, [], 'HIRED')).toMatchObject({
      setJobApplicationStates: {
        fields: [{ field: 'applications', message: 'Please select at least one applicant.' }],
      },
    });
  });

  it('go with the offer, and stay as chats', async () => {
    const { id, jobSeekers } = await applied(1);
    await app.services.db.jobOffer.delete({ where: { id } });
    expect(await app.services.db.jobApplication.count({ where: { jobOfferId: id } })).toBe(0);
    expect(await app.services.db.chat.count({ where: { jobSeekerId: jobSeekers[0]?.id ?? 0 } })).toBe(1);
  });
});
