import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DocumentedCall } from '../../server/rest/table.ts';
import { Visitor } from '../support/browserless.ts';
import { inState, makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { send } from './call.ts';

/**
 * Filters and orders work bare and inside `filters[...]`, for every viewer, in combination (docs/product/rest-calls.md,
 * 'Parameters, filters and orders').
 */

const app = testApp();
const catalog = testCatalog(app);
const elsewhere = testCatalog(app);
let visitors: Record<'anonymous' | 'employer' | 'jobSeeker' | 'admin', Visitor>;
const jobSeekers = new Map<string, number>();
const offers = new Map<string, number>();
beforeAll(async () => {
  const { db, reference } = app.services;
  await db.sex.update({ where: { id: catalog.sexId }, data: { name: 'Female' } });
  await reference.refresh();
  const seekers = {
    amy: { sexId: catalog.sexId, profileUpdated: true, minRate: 14, popularity: 3, photoUri: '/media/photos/a.webp' },
    bea: { sexId: catalog.sexId, profileUpdated: false, minRate: 10, popularity: 9 },
    cleo: { sexId: catalog.sexId, profileUpdated: true, minRate: 12, popularity: 5, title: 'Night shifts only' },
    dan: { sexId: elsewhere.sexId, profileUpdated: true, minRate: 12, popularity: 7, cityId: elsewhere.cityId },
    eve: { sexId: catalog.sexId, profileUpdated: true, active: false, minRate: 11 },
  };
  for (const [name, data] of Object.entries(seekers))
    jobSeekers.set(name, (await makeJobSeeker(db, catalog, { name: `${name} Hidden`, ...data })).id);
  const employer = await makeEmployer(db);
  for (const [name, place, state] of [
    ['here', catalog, 'ACTIVE'],
    ['there', elsewhere, 'ACTIVE'],
    ['paused', catalog, 'FILLED'],
  ] as const) {
    offers.set(name, (await makeJobOffer(db, place, { employerId: employer.id, ...inState(state) })).id);
  }
  const signedIn = (user: { loginEmail: string | null }) => new Visitor(app.url).signIn(user);
  visitors = {
    anonymous: new Visitor(app.url),
    employer: await signedIn(employer),
    jobSeeker: await signedIn(await db.user.findUniqueOrThrow({ where: { id: jobSeekers.get('dan') ?? 0 } })),
    admin: await signedIn(await makeAdmin(db)),
  };
});

const page = z.object({ data: z.array(z.object({ id: z.int() })) });
const nameIn = (ids: typeof offers, id: number) => [...ids].find(([, known]) => known === id)?.[0];

/** The listed names, in order. Names in braces are replaced by ids. */
async function listed(who: keyof typeof visitors, call: DocumentedCall, query: string): Promise<unknown[]> {
  const known: Record<string, number | undefined> = {
    city: catalog.cityId,
    job: catalog.jobId,
    ...Object.fromEntries(jobSeekers),
  };
  const filled = query.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(known[name]));
  const answer = await send(visitors[who], call, { query: filled });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const ids = call === 'GET /api/job-offers' ? offers : jobSeekers;
  return page.parse(answer.body).data.map(({ id }) => nameIn(ids, id));
}

/** The same query with every filter and order in one form. */
const forms: Record<string, (query: string) => string> = {
  'inside filters': (query) => query,
  bare: (query) => query.replaceAll(/filters\[(\w+)\]/g, '$1'),
};

const everyone = ['anonymous', 'employer', 'jobSeeker', 'admin'] as const;

describe.each(Object.entries(forms))('%s', (_form, written) => {
  it.each([
    ['filters[active]=true&filters[sex]=female&filters[orderByPrice]=ASC', ['bea', 'cleo', 'amy']],
    ['filters[active]=1&filters[q]=night&filters[exceptUserId]={amy}', ['cleo']],
    [
      'filters[active]=1&filters[sex]=female&filters[exceptUserId]={amy}&filters[orderByPopularity]=DESC',
      ['bea', 'cleo'],
    ],
    ['filters[active]=1&filters[user_has_photo_uri]=1&filters[city_id]={city}', ['amy']],
    ['filters[active]=1&filters[user_has_photo_uri]=0&filters[orderByPopularity]=ASC', ['cleo', 'dan', 'bea']],
    [
      'filters[active]=1&filters[job_id]={job}&filters[city_id]={city}&filters[orderByCreatedAt]=ASC',
      ['amy', 'bea', 'cleo'],
    ],
  ])('%s lists the same job seekers for every viewer', async (query, names) => {
    for (const who of everyone) {
      for (const call of ['GET /api/candidates', 'GET /api/candidates/minimal'] as const)
        expect(await listed(who, call, written(query)), `${call} by ${who}`).toEqual(names);
    }
  });

  it.each([
    ['filters[updated]=1&filters[sex]=female&filters[orderByPrice]=DESC', ['amy', 'cleo', 'eve']],
    [
      'filters[q]=hidden&filters[exceptUserId]={amy}&filters[sex]=female&filters[orderByPopularity]=DESC',
      ['bea', 'cleo', 'eve'],
    ],
    ['filters[active]=0&filters[sex]=female', ['eve']],
  ])('%s combines filters for admins with others', async (query, names) => {
    expect(await listed('admin', 'GET /api/candidates', written(query))).toEqual(names);
  });

  it('other viewers may not filter or sort by data that they may not see', async () => {
    const ofPeople = ['updated]=1&filters[sex]=female', 'unreadMessages]=1', 'orderByLastMessageReceived]=DESC'];
    for (const hidden of ['active]=0', ...ofPeople]) {
      const query = written(`filters[${hidden}`);
      const offers = hidden === 'active]=0' ? (['GET /api/job-offers'] as const) : [];
      for (const call of ['GET /api/candidates', 'GET /api/candidates/minimal', ...offers] as const) {
        for (const who of ['anonymous', 'employer', 'jobSeeker'] as const) {
          const { status } = await send(visitors[who], call, { query });
          expect(status, `${query} by ${who}`).toBe(who === 'anonymous' ? 401 : 403);
        }
      }
    }
  });

  it('similar job offers are the active ones with the same job and city, the newest first', async () => {
    const query = written(
      'page_size=3&filters[orderByCreatedAt]=DESC&filters[city_id]={city}&filters[job_id]={job}&filters[active]=1',
    );
    for (const who of everyone) expect(await listed(who, 'GET /api/job-offers', query), who).toEqual(['here']);
    expect(await listed('admin', 'GET /api/job-offers', written('filters[active]=0'))).toEqual(['paused']);
    expect(await listed('anonymous', 'GET /api/job-offers', written('filters[orderByCreatedAt]=ASC'))).toEqual([
      'here',
      'there',
    ]);
  });
});

it('names with two documented spellings are accepted in both', async () => {
  for (const query of ['filters[cityId]={city}', 'cityId={city}'])
    expect(await listed('anonymous', 'GET /api/job-offers', query)).toEqual(['here']);
  const { cityId } = elsewhere;
  for (const query of [`filters[city_id]=${cityId}`, `city_id=${cityId}`, `filters[cityId]=${cityId}`])
    expect(await listed('admin', 'GET /api/contact_requests', query)).toEqual([]);
});
