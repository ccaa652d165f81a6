import { describe, expect, it } from 'vitest';
import { emptyMessage } from '../../server/domain/chat/message/message.input.ts';
import { messageMaxLength } from '../../server/domain/chat/message/messageLength.input.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { inState, makeEmployer, makeJobOffer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { fixture, testApp, testCatalog } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { as } from '../support/introductions.ts';

const app = testApp();
const here = testCatalog(app);
const erin = fixture(() => makeEmployer(app.services.db, { name: 'Erin Tan' }));

const offer = (data: Partial<ReturnType<typeof inState>> = {}) =>
  makeJobOffer(app.services.db, here, { employerId: erin.id, ...data });

const offerId = (id: number) => encodeGlobalId('JobOffer', id);
const applied = 'chat { databaseId } jobOffer { viewerApplication { databaseId } }';
const apply = (jobSeeker: User, id: number, message?: string) =>
  mutateAs(app, as('jobSeeker', jobSeeker), 'applyToJobOffer', { jobOffer: offerId(id), message }, applied);
const messagesOf = (jobSeeker: User) =>
  app.services.db.message.findMany({ where: { chat: { jobSeekerId: jobSeeker.id, employerId: erin.id } } });

it('an application is refused to a paused job seeker, and for a closed offer', async () => {
  const paused = await makeJobSeeker(app.services.db, here, { active: false });
  const { id } = await offer();
  const refused = { __typename: 'Conflict', message: 'You can apply as soon as your profile is activated.' };
  expect(await apply(paused, id)).toEqual(refused);
  expect(await messagesOf(paused)).toEqual([]);
  const jane = await makeJobSeeker(app.services.db, here);
  const closed = await offer(inState('FILLED'));
  expect(await apply(jane, closed.id)).toMatchObject({ __typename: 'NotFound' });
  expect(await app.services.db.chat.count({ where: { jobSeekerId: { in: [jane.id, paused.id] } } })).toBe(0);
});

describe('a job seeker', () => {
  it('gets an open chat with the employer, whose first message is the suggested one', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    const answer = await apply(jane, id);
    const made = await app.services.db.chat.findFirstOrThrow({ where: { jobSeekerId: jane.id, employerId: erin.id } });
    expect(made.open).toBe(true);
    const chat = { databaseId: made.id };
    expect(answer).toEqual({ __typename: 'ApplyToJobOfferPayload', chat, jobOffer: { viewerApplication: chat } });
    const [message] = await messagesOf(jane);
    expect(message).toMatchObject({ userId: jane.id, text: expect.stringContaining('I would like to apply for your') });
    expect(message?.text).not.toContain('http');
  });

  it('who applies twenty times at once has applied once', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(jane, id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await messagesOf(jane)).toHaveLength(1);
    // Another offer of the same employer is applied to in the same chat, which stays without its offers.
    await apply(jane, (await offer()).id);
    const messages = await messagesOf(jane);
    expect([messages.length, new Set(messages.map(({ chatId }) => chatId)).size]).toEqual([2, 1]);
    await app.services.db.jobOffer.delete({ where: { id } });
    expect(await app.services.db.jobApplication.count({ where: { jobSeekerId: jane.id } })).toBe(1);
    expect(await messagesOf(jane)).toHaveLength(2);
  });
});

describe('the message of an application', () => {
  it('is what the job seeker writes, and is not changed by applying again', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    await apply(jane, id, '  I carry five plates. ');
    await apply(jane, id, 'I carry six plates.');
    expect((await messagesOf(jane)).map(({ text }) => text)).toEqual(['I carry five plates.']);
  });

  it('must have something to read, and may be as long as a message', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    const refusedWith = (message: string) => ({ __typename: 'InvalidInput', fields: [{ field: 'message', message }] });
    expect(await apply(jane, id, ' ')).toMatchObject(refusedWith(emptyMessage));
    const tooLong = refusedWith(`Messages can have up to ${messageMaxLength} characters.`);
    expect(await apply(jane, id, 'x'.repeat(messageMaxLength + 1))).toMatchObject(tooLong);
    expect(await app.services.db.jobApplication.count({ where: { jobSeekerId: jane.id } })).toBe(0);
  });
});

describe('a question about an offer', () => {
  const asked = (viewer: Viewer, id: number, message = 'Is it near the station?', clientId = 'question-1') =>
    mutateAs(app, viewer, 'askAboutJobOffer', { jobOffer: offerId(id), message, clientId }, 'chat { databaseId }');

  it('opens the chat without an application, once for the same key', async () => {
    const jane = await makeJobSeeker(app.services.db, here);
    const { id } = await offer();
    const answers = await Promise.all([1, 2, 3].map(() => asked(as('jobSeeker', jane), id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await messagesOf(jane)).map(({ text }) => text)).toEqual(['Is it near the station?']);
    expect(await app.services.db.jobApplication.count({ where: { jobSeekerId: jane.id } })).toBe(0);
    // Applying later is another message in the same chat.
    await apply(jane, id);
    expect(await messagesOf(jane)).toHaveLength(2);
  });
});

describe('own applications', () => {
  const query = `query ($state: JobApplicationState) { viewer { applications(first: 10, state: $state) {
    totalCount edges { node { id progress employerName company job { name } jobOffer { databaseId } chat { databaseId } } } } } }`;
  type Node = { progress: string };
  const own = async (viewer: Viewer, state: string | null = null): Promise<Node[]> =>
    (await readAs(app, viewer, query, { state })).viewer.applications.edges.map(({ node }: { node: Node }) => node);

  it('say how far they are, newest first, also when the offer is closed', async () => {
    const { db } = app.services;
    const jane = await makeJobSeeker(db, here);
    const viewer = as('jobSeeker', jane);
    const rita = await makeEmployer(db, { name: 'Rita Roy' });
    await makeSubscription(db, rita.id, app.clock.now);
    const first = await makeJobOffer(db, here, { employerId: erin.id, company: 'Little Jakarta' });
    const second = await makeJobOffer(db, here, { employerId: rita.id });
    for (const { id } of [first, second]) {
      app.clock.now = new Date(app.clock.now.getTime() + 1_000);
      await apply(jane, id);
    }
    const progress = async (state?: string) => (await own(viewer, state)).map((one) => one.progress);
    expect(await progress()).toEqual(['SENT', 'SENT']);
    const { chatId } = await db.jobApplication.findFirstOrThrow({ where: { jobOfferId: second.id } });
    const chat = { databaseId: chatId };
    await mutateAs(app, as('employer', rita), 'markChatSeen', { chat });
    expect(await progress()).toEqual(['READ', 'SENT']);
    await mutateAs(app, as('employer', rita), 'sendMessage', { chat, text: 'Hi' });
    expect(await progress()).toEqual(['ANSWERED', 'SENT']);
    expect(await progress('IN_TALK')).toEqual(['ANSWERED']);
    await db.jobApplication.updateMany({ where: { jobOfferId: second.id }, data: { state: 'DECLINED' } });
    await db.jobOffer.update({ where: { id: first.id }, data: inState('FILLED') });
    expect(await own(viewer)).toMatchObject([
      { progress: 'DECLINED', employerName: 'Rita', company: null, jobOffer: { databaseId: second.id } },
      { progress: 'SENT', employerName: 'Erin', company: 'Little Jakarta', jobOffer: null },
    ]);
  });
});

describe("an offer's applicants", () => {
  const listQuery = `query ($id: Int!, $state: JobApplicationState) { jobOffer(databaseId: $id) {
    applicationCount newApplicationCount latestApplications { jobSeekerName }
    applications(first: 10, state: $state) { edges { node { id state jobSeekerName chat { databaseId } } } } } }`;
  type Listed = { id: string; state: string; jobSeekerName: string; chat: { databaseId: number } | null };
  async function applicants(viewer: Viewer, id: number, state: string | null = null) {
    const { applications, ...counts } = (await readAs(app, viewer, listQuery, { id, state })).jobOffer;
    return { ...counts, nodes: applications.edges.map(({ node }: { node: Listed }) => node) as Listed[] };
  }
  const decide = (viewer: Viewer, applications: string[], decision: string, text?: string) =>
    mutateAs(app, viewer, 'setJobApplicationStates', { applications, decision, text }, 'applications { state }');
  async function applied(count: number, { isPremium = false } = {}) {
    const employer = await makeEmployer(app.services.db, { name: 'Olga Owner' });
    if (isPremium) await makeSubscription(app.services.db, employer.id, app.clock.now);
    const { id } = await makeJobOffer(app.services.db, here, { employerId: employer.id });
    const jobSeekers: User[] = [];
    for (let number = 0; number < count; number += 1) {
      const jobSeeker = await makeJobSeeker(app.services.db, here, { name: `Candidate${number}` });
      app.clock.now = new Date(app.clock.now.getTime() + 1_000);
      await apply(jobSeeker, id);
      jobSeekers.push(jobSeeker);
    }
    const owner = { ...as('employer', employer), id: employer.id };
    const ids = (await applicants(owner, id)).nodes.map((node: Listed) => node.id).reverse();
    return { id, owner, jobSeekers, ids };
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
    const answer = () => mutateAs(app, owner, 'sendMessage', { chat: nodes[0]?.chat, text: 'Hello' });
    await answer();
    expect(await applicants(owner, id)).toMatchObject({ newApplicationCount: 1 });
    expect((await applicants(owner, id, 'IN_TALK')).nodes).toMatchObject([{ jobSeekerName: 'Candidate1' }]);
    // What is decided outlasts the next message.
    await decide(owner, [ids[1] ?? ''], 'HIRED');
    await answer();
    expect((await applicants(owner, id, 'HIRED')).nodes).toMatchObject([{ jobSeekerName: 'Candidate1' }]);
    expect(await textsIn(jobSeekers[0] ?? erin, owner)).toEqual([]);
  });

  it('are shown on the card of the offer, the four latest', async () => {
    const { id, owner, jobSeekers } = await applied(6);
    await app.services.db.user.update({
      where: { id: jobSeekers[4]?.id },
      data: { bannedAt: app.clock.now, active: false },
    });
    const { latestApplications } = await applicants(owner, id);
    const names = ['Candidate5', 'Candidate3', 'Candidate2', 'Candidate1'];
    expect(latestApplications).toEqual(names.map((jobSeekerName) => ({ jobSeekerName })));
    const query = `{ jobOffer(databaseId: ${id}) { latestApplications { jobSeekerName } } }`;
    expect(await readAs(app, { kind: 'anonymous' }, query)).toEqual({ jobOffer: { latestApplications: null } });
  });

  it('are declined together with one text, which is sent once', async () => {
    const { id, owner, jobSeekers, ids } = await applied(3, { isPremium: true });
    const [first, second, third] = jobSeekers;
    if (!first || !second || !third) throw new Error('There are fewer applicants.');
    const declined = ids.slice(0, 2);
    const text = 'Thank you, not this time.';
    const both = [{ state: 'DECLINED' }, { state: 'DECLINED' }];
    for (const _turn of [1, 2]) expect((await decide(owner, declined, 'DECLINED', text)).applications).toEqual(both);
    for (const one of [first, second]) expect(await textsIn(one, owner)).toEqual([text]);
    expect(await textsIn(third, owner)).toEqual([]);
    expect(await applicants(owner, id)).toMatchObject({ applicationCount: 3, newApplicationCount: 1 });
  });

  it('are declined without a text by an employer without a subscription, who may not write', async () => {
    const { id, owner, ids } = await applied(1);
    expect(await decide(owner, ids, 'DECLINED', 'Sorry.')).toMatchObject({ __typename: 'SubscriptionRequired' });
    expect((await applicants(owner, id)).nodes).toMatchObject([{ state: 'NEW' }]);
    await decide(owner, ids, 'DECLINED');
    expect((await applicants(owner, id)).nodes).toMatchObject([{ state: 'DECLINED' }]);
    await decide(owner, ids, 'IN_TALK');
    expect((await applicants(owner, id)).nodes).toMatchObject([{ state: 'IN_TALK' }]);
  });

  it('are decided about all or not at all, and at most 50 at once', async () => {
    const { id, owner, ids } = await applied(1);
    const other = await applied(1);
    expect(await decide(owner, [...ids, ...other.ids], 'HIRED')).toMatchObject({ __typename: 'NotFound' });
    expect((await applicants(owner, id)).nodes).toMatchObject([{ state: 'NEW' }]);
    const wrong = (message: string) => ({ fields: [{ field: 'applications', message }] });
    const tooMany = await decide(owner, Array(51).fill(ids[0]), 'HIRED');
    expect(tooMany).toMatchObject(wrong('Please select at most 50 applicants.'));
    expect(await decide(owner, [], 'HIRED')).toMatchObject(wrong('Please select at least one applicant.'));
  });
});
