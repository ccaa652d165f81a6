import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { sendAnswerMails, sendRequestMails } from '../../server/domain/hiring/contactRequest/contactRequest.mail.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { erasedAt, makeEmployer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateAs, mutateOver, readAs } from '../support/graph.ts';
import { linkIn, mailsTo } from '../support/outbox.ts';
import { randomLetters } from '../support/randomLetters.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let ravi: User;
let email: string;
beforeEach(async () => {
  ravi = await makeJobSeeker(db, catalog, { name: 'Ravi Kumar' });
  email = `${randomLetters(8)}@visitors.test`;
});

const asRavi = () => ({ kind: 'jobSeeker', id: ravi.id, sessionId: 1 }) as const;
const asEmployer = (id: number) => ({ kind: 'employer', id, sessionId: 1 }) as const;
const work = { partTime: true, description: 'Friday, 18:00 to 23:00' };

/** A request of a guest. */
async function asked() {
  const input = { jobSeeker: encodeGlobalId('JobSeeker', ravi.id), name: 'Gus Tan', email, ...work };
  await mutateOver(new Visitor(app.url), 'contactJobSeeker', input);
  return db.contactRequest.findFirstOrThrow({ where: { jobSeekerId: ravi.id }, include: { chat: true } });
}

async function mailed() {
  await sendRequestMails(app.services);
  return mailsTo(app, ravi.email);
}

/** The page of the mail's link. */
async function linked(): Promise<string> {
  return linkIn((await mailed()).at(-1));
}

const press = (path: string, answer: string) =>
  new Visitor(app.url).fetch(path, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });

const stored = (id: number) => db.contactRequest.findUniqueOrThrow({ where: { id } });

describe('a request', () => {
  it('is mailed once, says who asks for what, and is noted as mailed', async () => {
    const { id } = await asked();
    await mailed();
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Gus asks for you');
    for (const part of ['Hello Ravi,', 'Part-time', work.description, 'I am interested', 'Not this time'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toMatch(/Tan|visitors\.test/);
    expect((await stored(id)).mailedAt).toEqual(app.clock.now);
  });

  it('is seen when its job seeker has the chat open, and by nobody else', async () => {
    const { id, chatId, employerId } = await asked();
    const see = (viewer: Viewer) => mutateAs(app, viewer, 'markChatSeen', { chat: { databaseId: chatId } });
    await see({ kind: 'guest', id: employerId, until: new Date(app.clock.now.getTime() + 60_000) });
    expect((await stored(id)).seenAt).toBeNull();
    await see(asRavi());
    const { seenAt } = await stored(id);
    expect(seenAt).toEqual(app.clock.now);
    await see(asRavi());
    expect((await stored(id)).seenAt).toEqual(seenAt);
  });

  it.each<[string, (employerId: number) => Promise<unknown>]>([
    ['to who wants no mails about chats', () => change(ravi.id, { messageMail: 'NEVER' })],
    ['to the banned', () => change(ravi.id, { active: false, bannedAt: new Date() })],
    ['of the deleted', (id) => change(id, erasedAt(new Date()))],
    ['between two of whom one has blocked the other', (id) => block(ravi.id, id)],
    [
      'when it has been answered',
      () => db.contactRequest.updateMany({ where: { jobSeekerId: ravi.id }, data: answered }),
    ],
  ])('is not mailed %s', async (_name, happen) => {
    const { employerId, id } = await asked();
    await happen(employerId);
    expect(await mailed()).toEqual([]);
    expect((await stored(id)).mailedAt).toBeNull();
  });
});

const answered = { answer: 'INTERESTED', answeredAt: new Date() } as const;
const change = (id: number, data: object) => db.user.update({ where: { id }, data });
const block = (blockerId: number, blockedId: number) => db.userBlock.create({ data: { blockerId, blockedId } });

describe('the link', () => {
  it('answers by one press, once, and not by being opened', async () => {
    const { id } = await asked();
    const path = await linked();
    const page = await new Visitor(app.url).fetch(path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Friday, 18:00 to 23:00');
    expect((await press(path, 'perhaps')).status).toBe(303);
    expect((await stored(id)).answer).toBeNull();
    expect((await press(path, 'yes')).headers.get('location')).toBe(`${path}#done`);
    expect(await stored(id)).toMatchObject({ answer: 'INTERESTED', answeredAt: app.clock.now });
    await press(path, 'no');
    expect((await stored(id)).answer).toBe('INTERESTED');
  });

  it.each<[string, (employerId: number) => unknown]>([
    [
      'after 30 days',
      () =>
        db.contactRequest.updateMany({
          where: { jobSeekerId: ravi.id },
          data: { activatedAt: new Date(app.clock.now.getTime() - 31 * 86_400_000) },
        }),
    ],
    ['once its email is no longer that of the job seeker', () => change(ravi.id, { email: email, loginEmail: email })],
    ['when the job seeker is banned', () => change(ravi.id, { active: false, bannedAt: new Date() })],
    ['when the employer is gone', (id) => change(id, erasedAt(new Date()))],
    ['after a block', (id) => block(id, ravi.id)],
  ])('answers nothing %s', async (_name, happen) => {
    const { id, employerId } = await asked();
    const path = await linked();
    await happen(employerId);
    expect((await press(path, 'yes')).status).toBe(303);
    expect((await stored(id)).answer).toBeNull();
    // The page does not show the message either.
    expect(await (await new Visitor(app.url).fetch(path)).text()).not.toContain(work.description);
  });

  it('of another request, or cut, is unknown', async () => {
    const { id } = await asked();
    const path = await linked();
    for (const wrong of [path.slice(0, -1), path.replace(String(id), String(id + 1))])
      expect((await new Visitor(app.url).fetch(wrong)).status).toBe(404);
  });
});

describe('others may be asked the same', () => {
  const answer = (given: 'INTERESTED' | 'NOT_THIS_TIME') => ({ answer: given, answeredAt: new Date() });
  const waited = (minutes: number) => () => ({ activatedAt: new Date(app.clock.now.getTime() - minutes * 60_000) });
  type Reader = (employerId: number) => Viewer;
  const itsEmployer: Reader = asEmployer;
  const itsGuest: Reader = (id) => ({ kind: 'guest', id, until: new Date(app.clock.now.getTime() + 60_000) });

  it.each<[string, boolean, () => object, Reader]>([
    ['by others than its employer', false, waited(180), asRavi],
    ['by an admin', false, waited(180), () => ({ kind: 'admin', id: 1, sessionId: 1 })],
    ['before two hours are over', false, waited(119), itsEmployer],
    ['after a yes', false, () => ({ ...waited(180)(), ...answer('INTERESTED') }), itsEmployer],
    ['after two hours', true, waited(120), itsEmployer],
    ['after two hours, by a guest', true, waited(120), itsGuest],
    ['after a no', true, () => answer('NOT_THIS_TIME'), itsEmployer],
  ])('%s: %s', async (_name, expected, change, reader) => {
    const { id, employerId, chatId } = await asked();
    await db.contactRequest.update({ where: { id }, data: change() });
    const query = `{ contactRequest(databaseId: ${id}) { viewerCanAskOthers othersToAsk { databaseId } }
      chat(reference: { databaseId: ${chatId} }) { subjects { viewerCanAskOthers } } }`;
    const { contactRequest, chat } = await readAs(app, reader(employerId), query);
    expect(contactRequest.viewerCanAskOthers).toBe(expected);
    expect(contactRequest.othersToAsk !== null).toBe(expected);
    for (const subject of chat?.subjects ?? []) expect(subject.viewerCanAskOthers).toBe(expected);
  });
});

it('others are three public people of the job and city, the best match first, without the contacted and the blocked', async () => {
  const { id, employerId } = await asked();
  await db.contactRequest.update({ where: { id }, data: { ...answered, answer: 'NOT_THIS_TIME' } });
  const job = await db.job.create({ data: { name: 'Diver', plural: 'Divers', slug: randomLetters(8) } });
  const diver = async (matchScore: number, data = {}) =>
    (await makeJobSeeker(db, catalog, { jobId: job.id, matchScore, ...data })).id;
  await change(ravi.id, { jobId: job.id });
  const [third, first, second] = [await diver(10), await diver(30), await diver(20)];
  await diver(5);
  await diver(90, { active: false });
  const [contacted, blocking, blocked] = [await diver(91), await diver(92), await diver(93)];
  const input = { jobSeeker: encodeGlobalId('JobSeeker', contacted), ...work };
  await mutateAs(app, asEmployer(employerId), 'contactJobSeeker', input);
  await block(blocking, employerId);
  await block(employerId, blocked);
  const query = `{ contactRequest(databaseId: ${id}) { othersToAsk { databaseId } } }`;
  const { contactRequest } = await readAs(app, asEmployer(employerId), query);
  expect(contactRequest.othersToAsk.map((one: { databaseId: number }) => one.databaseId)).toEqual([
    first,
    second,
    third,
  ]);
});

describe('an answer', () => {
  const answer = (given: string, id: number) =>
    mutateAs(app, asRavi(), 'answerContactRequest', { id: encodeGlobalId('ContactRequest', id), answer: given });

  it('in the chat is the same: the first one stays, and a repeated one is no conflict', async () => {
    const { id } = await asked();
    for (const [given, outcome] of [
      ['NOT_THIS_TIME', 'AnswerContactRequestPayload'],
      ['NOT_THIS_TIME', 'AnswerContactRequestPayload'],
      ['INTERESTED', 'Conflict'],
    ] as const)
      expect((await answer(given, id)).__typename).toBe(outcome);
    expect((await stored(id)).answer).toBe('NOT_THIS_TIME');
  });

  it('is told to a guest, who needs a subscription to write', async () => {
    const { id, chat } = await asked();
    await answer('INTERESTED', id);
    await sendAnswerMails(app.services);
    await sendAnswerMails(app.services);
    const [mail, ...others] = await mailsTo(app, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ravi is interested');
    expect(mail?.text).toContain('you need a subscription');
    expect(mail?.text).toContain(`/chat/shared/${chat.employerHash}`);
    expect(mail?.text).not.toContain('Kumar');
  });

  it('that is a no leads an employer to others, and is an answer in their list', async () => {
    const boss = await makeEmployer(db, {});
    await makeSubscription(db, boss.id, app.clock.now);
    const input = { jobSeeker: encodeGlobalId('JobSeeker', ravi.id), ...work };
    await mutateAs(app, asEmployer(boss.id), 'contactJobSeeker', input);
    const { id, chatId } = await db.contactRequest.findFirstOrThrow({ where: { employerId: boss.id } });
    const canAnswer = async (viewer: Viewer) => {
      const { chat } = await readAs(
        app,
        viewer,
        `{ chat(reference: { databaseId: ${chatId} }) { subjects { viewerCanAnswer } } }`,
      );
      return chat.subjects.map((subject: { viewerCanAnswer: boolean }) => subject.viewerCanAnswer);
    };
    expect([await canAnswer(asEmployer(boss.id)), await canAnswer(asRavi())]).toEqual([[false], [true]]);
    await answer('NOT_THIS_TIME', id);
    expect(await canAnswer(asRavi())).toEqual([false]);
    await sendAnswerMails(app.services);
    const [mail] = await mailsTo(app, boss.email);
    expect(mail?.subject).toBe('Ravi cannot this time');
    expect(mail?.text).toContain('Ask somebody else');
    const query = `{ contactRequest(databaseId: ${id}) { state answer } }`;
    expect((await readAs(app, asEmployer(boss.id), query)).contactRequest).toEqual({
      state: 'ANSWERED',
      answer: 'NOT_THIS_TIME',
    });
  });
});
