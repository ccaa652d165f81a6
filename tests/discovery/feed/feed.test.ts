import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plainLines } from '../../../server/domain/core/text/cleanText.ts';
import { banUser } from '../../../server/domain/lifecycle/ban/ban.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import { approveReview, rejectReview } from '../../../server/domain/office/review/decide.ts';
import type { JobOffer, User } from '../../../server/generated/prisma/client.ts';
import { type Actor, testFixtures } from '../../access/fixtures.ts';
import { visitorsOf } from '../../rest/visitors.ts';
import { inState, makeEmployer, makeGuest, makeJobOffer, makeReference } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { json, parsed, xml } from './read.ts';

const fixtures = testFixtures();
const db = fixture(() => fixtures.app.services.db);
const visitors = fixture(() => visitorsOf(fixtures));
let employer: User;
/** A job in a city of its own for each test. */
let place: Awaited<ReturnType<typeof makeReference>>;
beforeEach(async () => {
  const { reference } = fixtures.app.services;
  [employer, place] = [await makeEmployer(db, { name: 'Erin Tan' }), await makeReference(db)];
  await reference.refresh();
});

const make = (data: Partial<Parameters<typeof makeJobOffer>[2]> = {}) =>
  makeJobOffer(db, place, { employerId: employer.id, ...data });
const here = () => `job_id=${place.jobId}&city_id=${place.cityId}`;
const get = (path: string, headers: Record<string, string> = {}, actor: Actor = 'anonymous') =>
  visitors[actor].copy().fetch(path, { headers });

async function offersIn(query: string, actor: Actor = 'anonymous') {
  const response = await get(`${json}?${query}`, {}, actor);
  expect(response.status).toBe(200);
  const { offers }: { offers: Record<string, unknown>[] } = await response.json();
  return offers;
}
const idsIn = async (query: string) => (await offersIn(query)).map(({ id }) => id);

async function jobsIn(query: string) {
  const response = await get(`${xml}?${query}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const source = parsed(await response.text());
  expect(source.name).toBe('source');
  return source.children
    .filter(({ name }) => name === 'job')
    .map(({ children }) => Object.fromEntries(children.map(({ name, text }) => [name, text])));
}

describe('an offer is in neither feed', () => {
  const admin = () => contextFor(fixtures.app, asAdmin(fixtures.people.admin));
  const person = ({ id, role }: User) => ({ id, role });

  it('that is not active, not even for its employer', async () => {
    const employerId = fixtures.people.employer.id;
    const { id } = await make();
    for (const state of ['DRAFT', 'FILLED', 'EXPIRED'] as const)
      await make({ employerId, ...inState(state), description: 'Not public' });
    for (const actor of ['anonymous', 'employer', 'admin'] as const) {
      for (const path of [json, xml]) {
        const text = await (await get(`${path}?${here()}`, {}, actor)).text();
        expect(text.match(/Job-Offer-public-\d+/g)).toEqual([`Job-Offer-public-${id}`]);
        expect(text).not.toContain('Not public');
      }
    }
  });

  it('that was rejected in its review, until it is approved', async () => {
    const { id: jobOfferId } = await make();
    expect(await idsIn(here())).toEqual([jobOfferId]);
    const { id, version } = await db.review.findFirstOrThrow({ where: { jobOfferId } });
    await rejectReview(admin(), id, version, { reason: 'Please say what is paid.' });
    expect([await idsIn(here()), await jobsIn(here())]).toEqual([[], []]);
    // Published again it waits.
    const data = { description: 'We pay 12.', ...inState('ACTIVE') };
    await db.jobOffer.update({ where: { id: jobOfferId }, data });
    expect([await idsIn(here()), await jobsIn(here())]).toEqual([[], []]);
    const waiting = await db.review.findFirstOrThrow({ where: { jobOfferId } });
    await approveReview(admin(), id, waiting.version);
    expect(await idsIn(here())).toEqual([jobOfferId]);
  });

  it('whose employer is banned or has left', async () => {
    const other = await makeEmployer(db);
    await make();
    await make({ employerId: other.id });
    await banUser(admin(), person(employer), { reason: 'Asked for money' });
    await deleteUser(admin(), person(other));
    expect([await idsIn(here()), await jobsIn(here())]).toEqual([[], []]);
  });
});

describe('a feed', () => {
  it('is the same for everyone, and shows what a visitor sees', async () => {
    const { people, app } = fixtures;
    await app.services.db.user.update({ where: { id: people.employer.id }, data: { name: 'Olga Surname' } });
    await make({ employerId: people.employer.id });
    const guest = await makeGuest(app.services.db);
    await app.services.db.user.update({ where: { id: guest.id }, data: { name: 'Guest Surname' } });
    await make({ employerId: guest.id });
    for (const path of [json, xml]) {
      const visitor = await (await get(`${path}?${here()}`)).text();
      expect(visitor).toContain('Olga');
      expect(visitor).not.toContain('Surname');
      for (const actor of ['employer', 'guest', 'jobSeeker', 'admin'] as const)
        expect(await (await get(`${path}?${here()}`, {}, actor)).text()).toBe(visitor);
    }
  });

  it('has the records of the list, with addresses and without the lists of their employers', async () => {
    for (const minutes of [1, 3, 2]) await make({ createdAt: new Date(Date.UTC(2026, 4, 1, 12, minutes)) });
    const { data } = await (await get(`/api/job-offers?${here()}`)).json();
    expect(data).toHaveLength(3);
    expect(await offersIn(here())).toEqual(
      data.map(({ employer: { id, name }, ...offer }: JobOffer & { employer: User }) => ({
        ...offer,
        employer: { id, name },
        url: `${fixtures.app.services.publicUrl}/Job-Offer-public-${offer.id}`,
      })),
    );
  });

  it('is restricted to a job, a city or both', async () => {
    const { reference } = fixtures.app.services;
    const other = await makeReference(db);
    await reference.refresh();
    const both = await make();
    const sameJob = await make({ cityId: other.cityId });
    const sameCity = await make({ jobId: other.jobId });
    for (const [query, offers] of [
      [here(), [both]],
      [`job_id=${place.jobId}`, [sameJob, both]],
      [`city_id=${place.cityId}`, [sameCity, both]],
      [`filters[city_id]=${place.cityId}&job_id=0`, [sameCity, both]],
      [`job_id=${other.jobId}&city_id=${other.cityId}`, []],
    ] as const) {
      const ids = offers.map(({ id }) => id);
      expect(await idsIn(query), query).toEqual(expect.arrayContaining(ids));
      expect(await idsIn(query), query).toHaveLength(ids.length);
      expect((await jobsIn(query)).map(({ referencenumber }) => Number(referencenumber))).toEqual(await idsIn(query));
    }
    const all = await idsIn('');
    expect(all).toEqual(expect.arrayContaining([both.id, sameJob.id, sameCity.id]));
  });

  it.each([
    ['job_id=waiter', 'job_id', 'This has to be a whole number.'],
    ['city_id=-1', 'city_id', 'This is no id.'],
    ['job_id=987654', 'job_id', 'There is no such job.'],
  ])('is refused for %s, with the name of the field', async (query, field, message) => {
    for (const path of [json, xml]) {
      const response = await get(`${path}?${query}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
      expect(await response.json()).toEqual({ code: 400, message, children: { [field]: { errors: [message] } } });
    }
  });

  it('may be read by pages of other sites', async () => {
    for (const path of [json, xml, `${json}?job_id=x`]) {
      const response = await get(path, { origin: 'https://jobs.example' });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});

describe('a version of a feed', () => {
  const versionOf = async (path: string, known = '') => {
    const response = await get(path, known ? { 'if-none-match': known } : {});
    const { headers, status } = response;
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    return { status, etag: headers.get('etag') ?? '', at: headers.get('last-modified'), text: await response.text() };
  };

  it.each([json, xml])('%s is not sent again to clients that have it', async (path) => {
    const { updatedAt } = await make();
    const first = await versionOf(`${path}?${here()}`);
    expect(first.etag).toMatch(/^W\/"[\w-]+"$/);
    expect(first.at).toBe(new Date(Math.floor(updatedAt.getTime() / 1000) * 1000).toUTCString());
    for (const known of [first.etag, `"other", ${first.etag}`, first.etag.replace('W/', '')])
      expect(await versionOf(`${path}?${here()}`, known)).toEqual({ ...first, status: 304, text: '' });
    expect(await versionOf(`${path}?${here()}`, '"other"')).toEqual(first);
  });

  it('reads no offers for clients that have it, or ask for its headers only', async () => {
    await make();
    const { etag } = await versionOf(`${json}?${here()}`);
    const reads = vi.spyOn(db.jobOffer, 'findMany');
    await versionOf(`${json}?${here()}`, etag);
    await visitors.anonymous.copy().fetch(`${json}?${here()}`, { method: 'HEAD' });
    expect(reads).not.toHaveBeenCalled();
    await versionOf(`${json}?${here()}`);
    expect(reads).toHaveBeenCalled();
    reads.mockRestore();
  });

  it('is another one after each change of what it shows, and not without one', async () => {
    const { reference } = fixtures.app.services;
    let [one, other] = [await make(), await make()];
    const changes: Record<string, () => Promise<unknown>> = {
      'a new offer': async () => {
        other = await make({ createdAt: new Date(0), updatedAt: new Date(0) });
      },
      'a changed offer': () => db.jobOffer.update({ where: { id: one.id }, data: { maxRate: 13 } }),
      'an offer that leaves while another one returns': async () => {
        const { updatedAt } = other;
        const replaced = await make({ updatedAt });
        await db.jobOffer.deleteMany({ where: { id: { in: [other.id] } } });
        other = replaced;
      },
      'a filled offer': () => db.jobOffer.update({ where: { id: other.id }, data: inState('FILLED') }),
      'a renamed employer': () => db.user.update({ where: { id: employer.id }, data: { name: 'Olga' } }),
      'a renamed job': async () => {
        await db.job.update({ where: { id: place.jobId }, data: { name: 'Sommelier' } });
        await reference.refresh();
      },
      'a deleted offer': async () => {
        await db.jobOffer.delete({ where: { id: one.id } });
        [one] = [other];
      },
    };
    for (const [what, change] of Object.entries(changes)) {
      const before = await versionOf(`${json}?${here()}`);
      expect((await versionOf(`${json}?${here()}`)).etag).toBe(before.etag);
      await change();
      const after = await versionOf(`${json}?${here()}`, before.etag);
      expect([what, after.status]).toEqual([what, 200]);
      expect(after.text, what).not.toBe(before.text);
    }
  });

  it('does not follow from the time of a change alone, because a deleted offer leaves none', async () => {
    const [{ id }] = [await make(), await make()];
    const { at } = await versionOf(`${json}?${here()}`);
    await db.jobOffer.delete({ where: { id } });
    const response = await get(`${json}?${here()}`, { 'if-modified-since': at ?? '' });
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });
});

describe('the XML', () => {
  it('has what job boards ask for', async () => {
    const { publicUrl } = fixtures.app.services;
    const { name: job } = await db.job.findUniqueOrThrow({ where: { id: place.jobId } });
    const inPlace = { where: { id: place.cityId }, include: { country: true } };
    const { name: city, country } = await db.city.findUniqueOrThrow(inPlace);
    const { id } = await make({
      createdAt: new Date('2026-05-04T10:00:00Z'),
      expiresAt: new Date('2026-06-03T10:00:00Z'),
      company: 'The Corner Cafe',
      description: '# Evenings\nAsk for **Bo**',
      maxRate: 1200,
      partTime: true,
      fullTime: true,
    });
    expect(await jobsIn(here())).toEqual([
      {
        title: job,
        date: 'Mon, 04 May 2026 10:00:00 GMT',
        expirationdate: 'Wed, 03 Jun 2026 10:00:00 GMT',
        referencenumber: String(id),
        url: `${publicUrl}/Job-Offer-public-${id}`,
        company: 'The Corner Cafe',
        city,
        country: country.name,
        description: '<p><strong>Evenings</strong></p><p>Ask for <strong>Bo</strong></p>',
        salary: `${country.currencyCode} 1,200 per hour`,
        jobtype: 'parttime, fulltime',
      },
    ]);
  });

  it('holds any text', async () => {
    const { id } = await make();
    for (const company of [
      '</job></source><script>alert(1)</script>',
      '<![CDATA[ x ]]> <!-- y --> <?z?>',
      '&amp; &lt; &#0; &nosuch; "quoted" \'twice\'',
      'Zoë 陳 🙂 \u2028 \u202e \u0085 \u007f two\r\nlines\rand\ttab',
      'a\u0001b\u0008c\u000bd\u001fe\ufffef\uffffg',
    ]) {
      await db.jobOffer.update({ where: { id }, data: { company, description: company } });
      const [job] = await jobsIn(here());
      const plain = plainLines(company);
      // XML has no control characters.
      expect(job?.company).toBe(plain.replaceAll(/[\ufffe\uffff]/g, ''));
      // HTML in XML: typed tags are text in it.
      expect(job?.description).not.toContain('<script>');
      expect((await offersIn(here()))[0]).toMatchObject({ company: plain, description: plain });
    }
  });
});
