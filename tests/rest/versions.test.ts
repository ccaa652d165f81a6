import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { DocumentedVisitor } from '../support/documented.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** `ETag` on records, `If-None-Match` and `If-Match`. */

const app = testApp();
const catalog = testCatalog(app);

const enter = (user: User) => new DocumentedVisitor(app.url).signIn(user);
const admin = async () => enter(await makeAdmin(app.services.db));
const read = async (visitor: DocumentedVisitor, path: string, known?: string) => {
  const answer = await visitor.fetch(path, known === undefined ? {} : { headers: { 'if-none-match': known } });
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() };
};
type Change = { method?: string; body?: unknown; tag?: string };
const change = async (visitor: DocumentedVisitor, path: string, { method = 'PUT', body, tag }: Change) => {
  const answer = await visitor.fetch(path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(tag !== undefined && { 'if-match': tag }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() };
};

/** A record with a caller who may change it. */
type Case = { visitor: DocumentedVisitor; read: string; write: string; changed: unknown; again: unknown; owner?: User };

/** A record of people's own: what two of their changes have beyond the rest. */
const own = async (owner: User, read: string, write: string, changed: object, again: object): Promise<Case> => ({
  ...{ owner, visitor: await enter(owner), read, write },
  ...{ changed, again: { ...changed, ...again } },
});

const cases: Record<string, () => Promise<Case>> = {
  job: async () => {
    const { id } = await app.services.db.job.create({
      data: { name: `Porter ${randomUUID()}`, plural: 'Porters', slug: `porter-${randomUUID()}` },
    });
    await app.services.reference.refresh();
    const path = `/api/jobs/${id}`;
    const changed = { name: `Night porter ${randomUUID()}`, plural: 'Night porters' };
    return { visitor: await admin(), read: path, write: path, changed, again: { ...changed, plural: 'Night staff' } };
  },
  'own offer': async () => {
    const owner = await makeEmployer(app.services.db);
    const { id } = await makeJobOffer(app.services.db, catalog, { employerId: owner.id });
    const body = { city: catalog.cityId, job: catalog.jobId, max_rate: 12, description: 'Mornings' };
    return own(owner, `/api/job-offers/${id}`, `/api/my-job-offers/${id}`, body, { description: 'Nights' });
  },
  'own profile': async () => {
    const owner = await makeJobSeeker(app.services.db, catalog);
    const [read, write] = [`/api/user/${owner.id}`, `/api/candidates/${owner.id}`];
    return own(owner, read, write, { title: 'Quick waiter' }, { title: 'Calm waiter' });
  },
  'own company': async () => {
    const owner = await makeEmployer(app.services.db);
    const [read, write] = [`/api/user/${owner.id}`, `/api/employers/${owner.id}`];
    return own(owner, read, write, { name: 'Erin Lim' }, { name: 'Erin Ong' });
  },
};

describe.each(Object.entries(cases))('%s', (_, make) => {
  it('is not changed by one who has read an older version', async () => {
    const { visitor, read: from, write, changed, again } = await make();
    const { etag } = await read(visitor, from);
    expect(etag).toMatch(/^"[\w-]+\.[\w-]{22}"$/);
    const first = await change(visitor, write, { body: changed, tag: etag });
    expect([first.status, first.text]).toEqual([200, expect.stringContaining('"id"')]);
    const after = await read(visitor, from);
    expect(after.etag).not.toBe(etag);
    for (const tag of [etag, '"x.y"', '"x"', 'x', '']) {
      const late = await change(visitor, write, { body: again, tag });
      expect([tag, late.status]).toEqual([tag, 412]);
      expect(JSON.parse(late.text)).toMatchObject({ code: 412, message: expect.stringMatching(/changed (in|this)/) });
    }
    expect((await read(visitor, from)).text).toBe(after.text);
    // The answer to the change has the new version.
    expect(await change(visitor, write, { body: again, tag: first.etag })).toMatchObject({ status: 200 });
    expect(await change(visitor, write, { body: changed, tag: '*' })).toMatchObject({ status: 200 });
    expect(await change(visitor, write, { body: again })).toMatchObject({ status: 200 });
  });

  it('is not sent again to one who has it', async () => {
    const { visitor, read: from, write, changed } = await make();
    const { etag, text } = await read(visitor, from);
    expect(text.length).toBeGreaterThan(20);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`])
      expect(await read(visitor, from, known)).toEqual({ status: 304, etag, text: '' });
    await change(visitor, write, { body: changed });
    expect((await read(visitor, from, etag)).status).toBe(200);
  });
});

it.each(['job', 'own offer', 'own profile'] as const)(
  'the deletion of an older version of %s does nothing',
  async (name) => {
    const { visitor, read: from, write, changed } = (await cases[name]?.()) ?? fail();
    const office = name === 'own profile' ? await admin() : visitor;
    const { etag } = await read(office, from);
    await change(visitor, write, { body: changed });
    expect((await change(office, write, { method: 'DELETE', tag: etag })).status).toBe(412);
    const { etag: present, status } = await read(office, from);
    expect(status).toBe(200);
    expect((await change(office, write, { method: 'DELETE', tag: present })).status).toBe(204);
  },
);

describe('a version', () => {
  it('is not told to those who may not change the record, and a person is not told who did', async () => {
    const { visitor, read: from, write, changed, again } = (await cases['own offer']?.()) ?? fail();
    const { etag } = await read(visitor, from);
    expect((await read(new DocumentedVisitor(app.url), from)).etag).toMatch(/^"[\w-]{22}"$/);
    const office = await admin();
    const employer = JSON.parse((await read(visitor, from)).text).employer;
    const byOffice = { ...Object(changed), employer };
    expect((await change(office, from, { body: byOffice })).status).toBe(200);
    const late = await change(visitor, write, { body: again, tag: etag });
    expect([late.status, late.text]).toEqual([412, expect.stringContaining('This record was changed')]);
    expect((await change(office, from, { body: byOffice, tag: etag })).text).toContain('Ada Admin');
  });

  it('stays where only what nobody edits has changed', async () => {
    const { visitor, owner, read: from, write, changed } = (await cases['own profile']?.()) ?? fail();
    const { etag } = await read(visitor, from);
    await app.services.db.user.update({ where: { id: owner?.id ?? 0 }, data: { active: false } });
    expect((await read(visitor, from, etag)).status).toBe(200);
    expect((await change(visitor, write, { body: changed, tag: etag })).status).toBe(200);
  });

  it('is refused where a call knows none, to those who may make it', async () => {
    const job = await makeJobSeeker(app.services.db, catalog);
    const path = `/api/candidates/${job.id}/change-status`;
    const sent = { body: { active: true }, tag: '"x"' };
    expect((await change(await enter(job), path, sent)).status).toBe(403);
    const answer = await change(await admin(), path, sent);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 400, children: { 'If-Match': { errors: [/no If-Match/] } } });
  });

  it('of someone else is refused as the record is', async () => {
    const { read: from, write, changed, visitor } = (await cases['own offer']?.()) ?? fail();
    const { etag } = await read(visitor, from);
    const other = await enter(await makeEmployer(app.services.db));
    expect((await change(other, write, { body: changed, tag: etag })).status).toBe(404);
    expect((await change(other, write, { body: changed, tag: '"x"' })).status).toBe(404);
  });
});

function fail(): never {
  throw new Error('There is no such case.');
}
