import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { domainContext } from '../../server/domain/accounts/context.ts';
import { Unavailable } from '../../server/domain/core/failures/errors.ts';
import { anonymous } from '../../server/domain/core/viewer/viewer.ts';
import { type KeyedAnswer, largestKept, onceByKey } from '../../server/domain/core/write/onceByKey.ts';
import { erase } from '../../server/domain/lifecycle/deletion/deletion.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { DocumentedVisitor } from '../support/documented.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { testApp, testCatalog, testDatabase, testDb } from '../support/fixtures.ts';
import { untilWaiting } from '../support/lockWaits.ts';

/** `Idempotency-Key`: a call that is sent again is answered again, and not done again. */

const database = testDatabase();
const app = testApp(() => ({ databaseUrl: database.url }));
const db = testDb(app);
/** Another process. */
const other = testApp(() => ({ databaseUrl: database.url }));
const catalog = testCatalog(app);

const enter = (user: User, { url }: { url: string } = app) => new DocumentedVisitor(url).signIn(user);
const employer = async () => {
  const user = await makeEmployer(db);
  return { user, visitor: await enter(user), key: randomUUID() };
};
const send = (visitor: DocumentedVisitor, path: string, body: unknown, key?: string) =>
  visitor.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
const offers = '/api/my-job-offers';
const offer = (description = 'Evenings') => ({
  description,
  city: { id: catalog.cityId },
  job: { id: catalog.jobId },
  max_rate: 12,
});
const countOf = ({ id: employerId }: User) => db.jobOffer.count({ where: { employerId } });
const told = async (answer: Response) => ({
  status: answer.status,
  replayed: answer.headers.get('idempotency-replayed'),
  retryAfter: answer.headers.get('retry-after'),
  body: await answer.json(),
});

describe('a key', () => {
  it('of another person is another key', async () => {
    const [one, two] = [await employer(), await employer()];
    const key = randomUUID();
    const first = await told(await send(one.visitor, offers, offer(), key));
    const second = await told(await send(two.visitor, offers, offer(), key));
    expect([first.body.employer.id, second.body.employer.id]).toEqual([one.user.id, two.user.id]);
    expect(second).toMatchObject({ status: 201, replayed: null });
  });

  it('gives a visitor nothing, and does nothing for them', async () => {
    const key = randomUUID();
    const { visitor } = await employer();
    await send(visitor, offers, offer(), key);
    const stranger = new DocumentedVisitor(app.url);
    expect(await told(await send(stranger, offers, offer(), key))).toMatchObject({ status: 401, replayed: null });
    const price = { city: { id: catalog.cityId } };
    for (const asked of [price, {}]) {
      const answer = await told(await send(stranger, '/api/payment/get_pricing', asked, key));
      expect(answer).toMatchObject({ status: 200, replayed: null });
    }
  });

  it('belongs to one address and one body', async () => {
    const { user, visitor, key } = await employer();
    await send(visitor, offers, offer(), key);
    for (const [path, body] of [
      [offers, offer('Mornings')],
      [`${offers}?x=1`, offer()],
      ['/api/payment/get_pricing', offer()],
    ] as const) {
      const { status, replayed, retryAfter, body: refused } = await told(await send(visitor, path, body, key));
      expect([status, replayed, retryAfter]).toEqual([409, null, null]);
      expect(refused).toEqual({ code: 409, message: 'This Idempotency-Key was used for another request.' });
    }
    expect(await countOf(user)).toBe(1);
  });

  it.each([
    ['empty', ''],
    ['two words', 'two words'],
    ['not ASCII', 'ключ'],
    ['too long', 'x'.repeat(256)],
  ])('may not be %s', async (_, key) => {
    const { user, visitor } = await employer();
    const answer = await told(await send(visitor, offers, offer(), Buffer.from(key).toString('latin1')));
    expect(answer).toMatchObject({
      status: 400,
      body: { children: { 'Idempotency-Key': { errors: ['A key has 1 to 255 visible ASCII characters.'] } } },
    });
    expect(await countOf(user)).toBe(0);
  });

  it('of the wrong role is refused for the role', async () => {
    const visitor = await enter(await makeJobSeeker(db, catalog));
    expect((await send(visitor, offers, offer(), 'two words')).status).toBe(403);
  });
});

describe('the same call', () => {
  it('is answered as before, whatever has changed', async () => {
    const { user, visitor } = await employer();
    const key = 'k'.repeat(255);
    const first = await told(await send(visitor, offers, offer(), key));
    expect(first).toMatchObject({ status: 201, replayed: null, body: { description: 'Evenings' } });
    await db.jobOffer.deleteMany({ where: { employerId: user.id } });
    const again = await told(await send(visitor, offers, offer(), key));
    expect(again).toEqual({ ...first, replayed: 'true' });
    expect(await countOf(user)).toBe(0);
  });

  it.each(['before', 'after'])('no longer tells of a person who is deleted; stored %s that', async (stored) => {
    const { user, visitor } = await employer();
    const maria = await makeJobSeeker(db, catalog, { name: 'Maria Santos' });
    const call = [
      visitor,
      '/api/contact_requests/employer-contact-candidate',
      { candidate: maria.id, email: user.email },
      'k',
    ] as const;
    const first = await told(await send(...call));
    expect([first.status, JSON.stringify(first.body)]).toEqual([201, expect.stringContaining('Maria')]);
    const key = { userId_key: { userId: user.id, key: 'k' } };
    const { body } = await db.idempotentCall.findUniqueOrThrow({ where: key });
    await erase(domainContext(app.services, anonymous), { id: maria.id, role: 'ROLE_CANDIDATE' });
    expect((await db.idempotentCall.findUniqueOrThrow({ where: key })).body).toBeNull();
    if (stored === 'after') await db.idempotentCall.update({ where: key, data: { body } });
    const message = 'The first request with this Idempotency-Key was done (201). Its answer is not kept.';
    expect(await told(await send(...call))).toMatchObject({ status: 409, body: { message } });
  });

  it('is done once when it is sent many times at once, to several processes', async () => {
    const admin = await makeAdmin(db);
    const doors = [await enter(admin), await enter(admin, other)];
    const name = `Barista ${randomUUID()}`;
    const key = randomUUID();
    const sendAll = () =>
      Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          send(doors[at % 2] ?? fail(), '/api/jobs', { name, plural: `${name}s`, slug: `s${key}` }, key).then(told),
        ),
      );
    const answers = await sendAll();
    for (const { status, retryAfter } of answers.filter((one) => one.status !== 201))
      expect([status, retryAfter]).toEqual([409, '1']);
    const made = answers.filter(({ status, replayed }) => status === 201 && replayed === null);
    expect(made).toHaveLength(1);
    expect(await db.job.count({ where: { name } })).toBe(1);
    for (const { status, replayed, body } of await sendAll())
      expect([status, replayed, body]).toEqual([201, 'true', made[0]?.body]);
  });

  it('is a new one after a day', async () => {
    const { user, visitor, key } = await employer();
    const { now } = app.clock;
    await send(visitor, offers, offer(), key);
    try {
      app.clock.now = new Date(now.getTime() + 24 * 3_600_000 + 1);
      expect(await told(await send(visitor, offers, offer(), key))).toMatchObject({ status: 201, replayed: null });
    } finally {
      app.clock.now = now;
    }
    expect(await countOf(user)).toBe(2);
  });

  it('with a file stores it once', async () => {
    const { user, visitor, key } = await employer();
    const content = new Uint8Array(await picture().jpeg().toBuffer());
    const upload = async (file: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.append('image', new Blob([file], { type: 'image/jpeg' }), 'a.jpg');
      const init = { method: 'POST', headers: { 'idempotency-key': key }, body: form };
      return told(await visitor.fetch('/api/job-offer-upload-image', init));
    };
    const first = await upload(content);
    expect(first).toMatchObject({ status: 200, replayed: null });
    expect(await upload(content)).toEqual({ ...first, replayed: 'true' });
    expect(await upload(content.slice(0, -1))).toMatchObject({ status: 409 });
    expect(await db.upload.count({ where: { userId: user.id } })).toBe(1);
  });
});

describe('a call that was refused', () => {
  it('leaves its key free, for a better one too', async () => {
    const { user, visitor, key } = await employer();
    for (let at = 0; at < 2; at += 1) {
      const refused = await told(await send(visitor, offers, { ...offer(), max_rate: -1 }, key));
      expect(refused).toMatchObject({ status: 400, replayed: null });
    }
    expect((await send(visitor, offers, offer(), key)).status).toBe(201);
    expect(await countOf(user)).toBe(1);
  });
});

describe('a call that has not ended', () => {
  const left = (userId: number, runsUntil: Date) =>
    db.idempotentCall.updateMany({ where: { userId }, data: { status: null, body: null, runsUntil } });
  const at = (seconds: number) => new Date(app.clock.now.getTime() + seconds * 1_000);

  it('is not done beside itself', async () => {
    const { user, visitor, key } = await employer();
    await send(visitor, offers, offer(), key);
    await left(user.id, at(1));
    const { status, retryAfter } = await told(await send(visitor, offers, offer(), key));
    expect([status, retryAfter]).toEqual([409, '1']);
  });

  it('because its process ended is done again where the verb finds what it did', async () => {
    const { user, visitor, key } = await employer();
    const first = await told(await send(visitor, offers, offer(), key));
    await left(user.id, at(-1));
    const again = await Promise.all([0, 1, 2].map(async () => told(await send(visitor, offers, offer(), key))));
    for (const { status, body } of again.filter((one) => one.status !== 409))
      expect([status, body]).toEqual([201, first.body]);
    expect(await told(await send(visitor, offers, offer(), key))).toEqual({ ...first, replayed: 'true' });
    expect(await countOf(user)).toBe(1);
  });

  it('is taken over by one of two that find it at the same time', async () => {
    // The writes of an admin do not wait for each other.
    const { id: userId } = await makeAdmin(db);
    const ctx = domainContext(app.services, { kind: 'admin', id: userId, sessionId: 0 });
    const call = { key: 'interrupted', content: 'content', isSafeToRepeat: true };
    await onceByKey(ctx, call, async () => ({ status: 201, text: '{}' }));
    await left(userId, at(-1));
    let runs = 0;
    const again = () =>
      onceByKey(ctx, call, async () => {
        runs += 1;
        return { status: 201, text: '{}' };
      });
    // Both have read the interrupted call before one of them can change it.
    const both = await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM idempotent_call WHERE user_id = ${userId} FOR UPDATE`;
      const calls = [again(), again()];
      await untilWaiting(app.services, 2);
      return { calls };
    });
    const answers = await Promise.all(both.calls);
    expect(answers.map((one) => one?.is).toSorted()).toEqual(['run', 'running']);
    expect(runs).toBe(1);
  });

  it('is not done again where nothing tells whether it was', async () => {
    const admin = await makeAdmin(db);
    const visitor = await enter(admin);
    const path = '/api/contact-request-status';
    const made = { name: 'Called twice', description: 'So far' };
    const key = randomUUID();
    expect((await send(visitor, path, made, key)).status).toBe(201);
    await left(admin.id, at(-1));
    const { status, retryAfter, body } = await told(await send(visitor, path, made, key));
    expect([status, retryAfter]).toEqual([409, null]);
    expect(body.message).toContain('was interrupted');
    expect(await db.contactRequestStatus.count({ where: { name: made.name } })).toBe(1);
  });
});

describe('what is kept of a call', () => {
  const call = { key: 'a key', content: 'content', isSafeToRepeat: false };
  const context = async () =>
    domainContext(app.services, { kind: 'employer', id: (await makeEmployer(db)).id, sessionId: 0 });
  const small: KeyedAnswer = { status: 201, text: '{}' };

  it('is nothing of a failure, after which the same call alone is run, with the same key for its verb', async () => {
    const ctx = await context();
    const keys: string[] = [];
    const failing = (answer: () => KeyedAnswer) =>
      onceByKey(ctx, call, async (key) => {
        keys.push(key);
        return answer();
      });
    const outage = () => {
      throw new Unavailable();
    };
    await expect(failing(outage)).rejects.toThrow(Unavailable);
    expect(await failing(() => ({ status: 503, text: '{}' }))).toMatchObject({ is: 'run', answer: { status: 503 } });
    const changed = { ...call, content: 'other content' };
    expect(await onceByKey(ctx, changed, async () => small)).toEqual({ is: 'other' });
    expect(await failing(() => small)).toEqual({ is: 'run', answer: small });
    expect(await failing(() => small)).toEqual({ is: 'stored', answer: small });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  it('is that it was done, where its answer is too large', async () => {
    const ctx = await context();
    const large = { status: 201, text: 'x'.repeat(largestKept + 1) };
    expect(await onceByKey(ctx, call, async () => large)).toEqual({ is: 'run', answer: large });
    expect(await onceByKey(ctx, call, async () => small)).toEqual({ is: 'done', status: 201 });
    const fits = { status: 201, text: 'x'.repeat(largestKept) };
    const another = { ...call, key: 'another' };
    await onceByKey(ctx, another, async () => fits);
    expect(await onceByKey(ctx, another, async () => small)).toEqual({ is: 'stored', answer: fits });
  });
});

function fail(): never {
  throw new Error('There is none.');
}
