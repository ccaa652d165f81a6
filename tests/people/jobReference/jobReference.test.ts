import { beforeEach, describe, expect, it } from 'vitest';
import { formatMonth } from '../../../server/domain/core/text/format/time.ts';
import { approveReview } from '../../../server/domain/office/review/decide.ts';
import {
  remindOfReferences,
  sendReferenceMails,
} from '../../../server/domain/people/jobReference/jobReference.mail.ts';
import {
  addJobReference,
  removeJobReference,
  resendJobReference,
} from '../../../server/domain/people/jobReference/jobReference.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import type { StoredMail } from '../../../server/mail/outbox.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeAdmin, makeJobSeeker } from '../../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { linkIn, mailsTo } from '../../support/outbox.ts';
import { asAdmin } from '../../support/sandbox.ts';

/** References from the request to the public page. Who may see and ask: tests/nouns/trust.ts. */

const app = testApp({ environment: { BUDGET_FACTOR: '1' } });
const db = testDb(app);
const catalog = testCatalog(app);
let maria: User;
/** Whom Maria asks, another one in each test. */
let otto: string;
let tests = 0;

const clara = fixture(() => makeAdmin(db));
beforeEach(async () => {
  tests += 1;
  otto = `otto${tests}@blue.test`;
  maria = await makeJobSeeker(db, catalog, { name: 'Maria Santos', emailVerified: true });
  // Counters forget the day before.
  pass(days(2));
});

const days = (count: number) => count * 86_400_000;
function pass(milliseconds: number): void {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
}
const as = ({ id }: User) => contextFor(app, { kind: 'jobSeeker', id, sessionId: id });
const asClara = () => contextFor(app, asAdmin(clara));
const input = (more: object = {}) => ({
  company: 'Blue Cafe',
  contactName: 'Otto Blue',
  contactEmail: otto,
  job: 'Waiter',
  beganIn: '03/2024',
  endedIn: '2025-05',
  ...more,
});
const add = (more: object = {}, user = maria) => addJobReference(as(user), input(more));
/** The timed jobs, in two processes at once. */
async function work(): Promise<void> {
  for (const job of [remindOfReferences, sendReferenceMails]) await Promise.all([job(app.services), job(app.services)]);
}
const subjects = (mails: StoredMail[]) => mails.map(({ subject }) => subject).toSorted();
const post = (link: string, fields: Record<string, string>, origin = app.url) =>
  fetch(new URL(link, app.url), {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const pageAt = async (path: string) => (await new Visitor(app.url).fetch(path)).text();

/** A reference whose mail was sent, and the link in it. */
async function asked(more: object = {}): Promise<{ id: number; link: string }> {
  const id = await add(more);
  await work();
  const mails = await mailsTo(app, otto);
  return { id, link: linkIn(mails.at(-1)) };
}

const stored = (id: number) => db.jobReference.findUnique({ where: { id } });

async function seenBy(visitor: Visitor, { id } = maria) {
  const query = `query ($id: Int!) { jobSeeker(databaseId: $id) {
    references { company job beganIn endedIn sentence } requestedReferences { state contactEmail } } }`;
  type Seen = { jobSeeker: { references: object[]; requestedReferences: object[] | null } | null };
  return (await visitor.graphql<Seen>(query, { id })).data?.jobSeeker;
}

describe('the request', () => {
  it('is refused for what is wrong or holds contact data', async () => {
    for (const [field, value] of [
      ['company', 'Call +65 8123 4567'],
      ['company', ' '],
      ['job', 'See www.spam.test'],
      ['contactName', 'Win at spam.test'],
      ['contactEmail', 'no email'],
      ['beganIn', '2024-13'],
      ['endedIn', '2024-02'],
      ['endedIn', '2099-01'],
    ] as const)
      await expect(add({ [field]: value }), value).rejects.toMatchObject({ fields: [{ field }] });
    await work();
    expect(await mailsTo(app, otto)).toEqual([]);
  });

  it('does not go to the own mailbox, however it is spelled, or the own email later', async () => {
    const setEmail = (email: string) => db.user.update({ where: { id: maria.id }, data: { email, loginEmail: email } });
    await setEmail('maria.s@gmail.com');
    for (const contactEmail of ['maria.s@gmail.com', 'Maria.S+work@gmail.com', 'marias@googlemail.com'])
      await expect(add({ contactEmail })).rejects.toMatchObject({ fields: [{ field: 'contactEmail' }] });
    const { id, link } = await asked();
    await setEmail(otto);
    await post(link, { answer: 'confirm' });
    expect(await stored(id)).toMatchObject({ state: 'WAITING' });
  });

  it('asks a person once, and five at most, also at once', async () => {
    await add();
    await expect(add({ company: 'Red Cafe' })).rejects.toMatchObject({ fields: [{ field: 'contactEmail' }] });
    const more = Array.from({ length: 8 }, (_, index) => add({ contactEmail: `o${tests}-${index}@blue.test` }));
    const outcomes = await Promise.allSettled(more);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await db.jobReference.count({ where: { jobSeekerId: maria.id } })).toBe(5);
  });

  it('is limited for a person and for a contact', async () => {
    for (let count = 0; count < 10; count++)
      await removeJobReference(as(maria), await add({ contactEmail: `p${tests}-${count}@blue.test` }));
    await expect(add()).rejects.toMatchObject({ name: 'TooMany' });
    // Removed in time, so no one is mailed.
    await work();
    expect(await mailsTo(app, `p${tests}-0@blue.test`)).toEqual([]);
    const people = await Promise.all([1, 2, 3, 4].map(() => makeJobSeeker(db, catalog, { emailVerified: true })));
    const outcomes = await Promise.allSettled(people.map((user) => add({}, user)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('is one mail with what was checked, repeated once by a reminder after 7 days, and once by the job seeker', async () => {
    const { id } = await asked();
    const [mail] = await mailsTo(app, otto);
    expect(mail?.text).toContain('Waiter at Blue Cafe, March 2024 to May 2025.');
    expect(mail?.text).not.toContain(maria.email);
    pass(days(7) - 1000);
    await work();
    expect(await mailsTo(app, otto)).toHaveLength(1);
    pass(1000);
    await work();
    pass(days(8));
    await work();
    expect(subjects(await mailsTo(app, otto))).toEqual([
      'Maria Santos asks you to confirm a job',
      'Reminder: Maria Santos asks you to confirm a job',
    ]);
    const outcomes = await Promise.allSettled([1, 2].map(() => resendJobReference(as(maria), id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await work();
    pass(days(10));
    await work();
    expect(await mailsTo(app, otto)).toHaveLength(3);
    await expect(resendJobReference(as(maria), id)).rejects.toMatchObject({ name: 'Conflict' });
  });
});

describe('the answer', () => {
  it('confirms without an account or JavaScript, and visitors see all but the contact', async () => {
    const { link } = await asked();
    const visitor = new Visitor(app.url);
    expect(await seenBy(visitor)).toEqual({ references: [], requestedReferences: null });
    expect(await pageAt(link)).toContain('Maria Santos says they worked as Waiter at Blue Cafe');
    const answer = await post(link, { answer: 'confirm', sentence: ' Always on time.\nA pleasure. ' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const job = { company: 'Blue Cafe', job: 'Waiter', beganIn: '2024-03', endedIn: '2025-05' };
    const references = [{ ...job, sentence: 'Always on time. A pleasure.' }];
    expect(await seenBy(visitor)).toEqual({ references, requestedReferences: null });
    const { headers } = await visitor.fetch(`/Hire-Maria-${maria.id}`);
    const profile = await pageAt(headers.get('location') ?? '');
    expect(profile).toContain('Always on time.');
    expect(profile).toContain(`Confirmed by email in ${formatMonth(app.clock.now.toISOString())}`);
    expect(profile).not.toContain('Otto Blue');
    expect(profile).not.toContain(otto);
  });

  it('is given once: of two clicks and a refusal at once, one counts', async () => {
    const { id, link } = await asked();
    await Promise.all([
      post(link, { answer: 'confirm', sentence: 'One.' }),
      post(link, { answer: 'confirm', sentence: 'Two.' }),
      post(link, { answer: 'decline' }),
    ]);
    const first = await stored(id);
    expect(first?.state).not.toBe('WAITING');
    for (const answer of ['decline', 'confirm']) await post(link, { answer, sentence: 'Three.' });
    expect(await stored(id)).toEqual(first);
  });

  it('has no contact data; the page says so and keeps the words', async () => {
    const { id, link } = await asked();
    const answer = await post(link, { answer: 'confirm', sentence: 'Call me: +65 8123 4567' });
    expect(await stored(id)).toMatchObject({ state: 'WAITING' });
    const page = await pageAt(answer.headers.get('location') ?? '');
    expect(page).toContain('Please do not add contact information or website links.');
    expect(page).toContain('Call me: +65 8123 4567');
    await post(link, { answer: 'confirm', sentence: 'x'.repeat(501) });
    expect(await stored(id)).toMatchObject({ state: 'WAITING' });
  });

  it('declines, and the job seeker cannot ask this person again', async () => {
    const { id, link } = await asked();
    await post(link, { answer: 'decline' });
    expect(await stored(id)).toMatchObject({ state: 'DECLINED' });
    expect((await seenBy(new Visitor(app.url)))?.references).toEqual([]);
    await removeJobReference(as(maria), id);
    await expect(add()).rejects.toMatchObject({ fields: [{ field: 'contactEmail' }] });
    // Others can.
    await add({}, await makeJobSeeker(db, catalog, { emailVerified: true }));
  });

  it('stops all such mails, also with one click in a mail program, and after the reference is gone', async () => {
    const { id, link } = await asked();
    await removeJobReference(as(maria), id);
    expect(await pageAt(link)).toContain('This request was withdrawn.');
    expect((await post(link, { 'List-Unsubscribe': 'One-Click' }, 'https://mail.test')).status).toBe(200);
    expect((await post(link.slice(0, -4), { 'List-Unsubscribe': 'One-Click' }, 'https://mail.test')).status).toBe(404);
    const nina = await makeJobSeeker(db, catalog, { emailVerified: true });
    // The answer is the same as for others.
    await add({ contactEmail: otto.replace('@', '+x@') }, nina);
    await add({}, maria);
    await work();
    expect([...(await mailsTo(app, otto)), ...(await mailsTo(app, otto.replace('@', '+x@')))]).toHaveLength(1);
  });

  it('is too late after 30 days, and possible again after another request', async () => {
    const { id, link } = await asked();
    pass(days(30));
    await post(link, { answer: 'confirm' });
    expect(await stored(id)).toMatchObject({ state: 'WAITING' });
    expect(await pageAt(link)).toContain('It is too late');
    await resendJobReference(as(maria), id);
    await work();
    await post(link, { answer: 'confirm' });
    expect(await stored(id)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('needs the whole link', async () => {
    const { id, link } = await asked();
    const [, token = ''] = link.split('/answer-reference/');
    const other = await asked({ contactEmail: `other-${otto}` });
    const parts = token.split('.');
    const changed = [token.slice(0, -1), [String(other.id), ...parts.slice(1)].join('.'), 'of-no-mail'];
    for (const wrong of changed) {
      await post(`/answer-reference/${wrong}`, { answer: 'confirm' });
      expect((await new Visitor(app.url).fetch(`/answer-reference/${wrong}`)).status).toBe(404);
    }
    for (const one of [id, other.id]) expect(await stored(one)).toMatchObject({ state: 'WAITING' });
  });
});

describe('a confirmed reference', () => {
  it('waits for a review as a changed profile does', async () => {
    const { link } = await asked();
    await post(link, { answer: 'confirm', sentence: 'Always on time.' });
    const review = await db.review.findUniqueOrThrow({ where: { jobSeekerId: maria.id } });
    expect(review.state).toBe('WAITING');
    expect((await db.user.findUniqueOrThrow({ where: { id: maria.id } })).referenceTexts).toBe(
      'Waiter at Blue Cafe, 2024-03 to 2025-05: Always on time.',
    );
    await approveReview(asClara(), review.id, review.version);
    expect((await db.review.findUniqueOrThrow({ where: { id: review.id } })).state).toBe('APPROVED');
  });

  it('does not deal with a rejection, which its author has to', async () => {
    const { link } = await asked();
    const decided = { state: 'REJECTED', reason: 'Please add more.', decidedAt: app.clock.now } as const;
    await db.review.create({ data: { jobSeekerId: maria.id, ...decided } });
    await post(link, { answer: 'confirm' });
    expect(await db.review.findUniqueOrThrow({ where: { jobSeekerId: maria.id } })).toMatchObject(decided);
    await db.user.update({ where: { id: maria.id }, data: { title: 'Another title' } });
    expect(await db.review.findUniqueOrThrow({ where: { jobSeekerId: maria.id } })).toMatchObject({ state: 'WAITING' });
  });

  it('is removed by an admin, which is in the log', async () => {
    const { id, link } = await asked();
    await post(link, { answer: 'confirm' });
    await removeJobReference(asClara(), id);
    await removeJobReference(asClara(), id);
    expect(await stored(id)).toBeNull();
    expect((await seenBy(new Visitor(app.url)))?.references).toEqual([]);
    expect(await db.auditEntry.findMany({ where: { recordId: maria.id } })).toMatchObject([
      { action: 'jobSeeker.removeReference', recordType: 'JOB_SEEKER' },
    ]);
  });
});
