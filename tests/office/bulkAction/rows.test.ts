import { describe, expect, it } from 'vitest';
import { inState, makeEmployer, makeJobOffer, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { askAs } from '../../support/graph.ts';
import {
  bulkActionSuite,
  employerId,
  jobSeekerId,
  newKey,
  preview,
  requestId,
  results,
  send,
  start,
  statusId,
  work,
} from './fixtures.ts';

/** The rows that a bulk action takes, and what its preview says of them. */

const suite = bulkActionSuite();

describe('the choice of rows', () => {
  it('all that match are those of the list, with the same filter', async () => {
    const { app, admin, db } = suite;
    const city = await makeReference(db);
    await app.services.reference.refresh();
    for (const [index, data] of [{ active: true }, { active: false }, { active: false }].entries()) {
      await makeJobSeeker(db, city, { ...data, name: `Zenobia Filter ${'abc'.charAt(index)}` });
      await makeJobSeeker(db, city, data);
    }
    await makeJobSeeker(db, city, { deletedAt: new Date(), active: false });
    for (const filter of [
      { cityId: city.cityId },
      { cityId: city.cityId, active: false },
      { q: 'zenobia' },
      { q: 'zenobai' },
      { q: 'zenobia', active: true },
      { unread: true },
      { hasPhoto: false, cityId: city.cityId },
    ]) {
      const { data } = await askAs(
        app,
        admin,
        'query ($filter: AdminJobSeekerFilter) { adminJobSeekers(filter: $filter, sort: NEWEST, first: 1) { totalCount } }',
        { filter },
      );
      const { total } = await preview(app, admin, { kind: 'JOB_SEEKER_PAUSE', rows: { jobSeekers: filter } });
      expect({ filter, total }).toEqual({
        filter,
        total: JSON.parse(JSON.stringify(data)).adminJobSeekers.totalCount,
      });
    }
    const rows = { jobSeekers: { cityId: city.cityId, active: false } };
    const id = await start(app, admin, { kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 4 });
    expect(Object.values(await results(app, id))).toEqual(['WAITING', 'WAITING', 'WAITING', 'WAITING']);
    await work(app);
    expect(await db.user.count({ where: { cityId: city.cityId, active: true, deletedAt: null } })).toBe(6);
  });

  it('the preview counts what changes and what does not, and why', async () => {
    const { app, admin, catalog, db, makeRequest, makeStatus } = suite;
    const employer = await makeEmployer(db);
    for (const state of ['ACTIVE', 'ACTIVE', 'FILLED', 'DRAFT', 'EXPIRED'] as const) {
      await makeJobOffer(db, catalog, { employerId: employer.id, ...inState(state) });
    }
    const rows = { jobOffers: { employerId: employer.id } };
    const fill = await preview(app, admin, { kind: 'JOB_OFFER_FILL', rows });
    expect(fill).toMatchObject({
      total: 5,
      changing: 2,
      unchanged: [
        { reason: 'Already filled', count: 1 },
        { reason: 'A draft', count: 1 },
        { reason: 'Expired', count: 1 },
      ],
    });
    expect(fill.names).toHaveLength(2);
    expect(await preview(app, admin, { kind: 'JOB_OFFER_RENEW', rows })).toMatchObject({ total: 5, changing: 4 });

    const status = await makeStatus();
    const requests = [await makeRequest(), await makeRequest({ statusId: status.id })];
    const chosen = { ids: requests.map(requestId) };
    expect(
      await preview(app, admin, { kind: 'CONTACT_REQUEST_STATUS', rows: chosen, status: statusId(status) }),
    ).toEqual({
      total: 2,
      changing: 1,
      unchanged: [{ reason: 'This status already', count: 1 }],
      names: [`#${requests[0]?.id}`],
    });
    expect(await preview(app, admin, { kind: 'CONTACT_REQUEST_STATUS', rows: chosen })).toMatchObject({
      changing: 1,
      names: [`#${requests[1]?.id}`],
    });
  });

  it('names what is wrong with it', async () => {
    const { app, admin, makePeople, makeRequest } = suite;
    const [person] = await makePeople({});
    if (!person) throw new Error('No one was made.');
    const base = { kind: 'JOB_SEEKER_PAUSE', expected: 1 };
    const refused = async (input: Record<string, unknown>) => {
      const { fields, message, __typename } = await send(app, admin, 'start', {
        ...base,
        clientKey: newKey(),
        ...input,
      });
      return fields ? fields[0].field : `${__typename}: ${message}`;
    };
    const ids = [jobSeekerId(person)];
    expect(await refused({ rows: {} })).toBe('rows');
    expect(await refused({ rows: { ids, jobSeekers: {} } })).toBe('rows');
    expect(await refused({ rows: { employers: {} } })).toBe('rows');
    expect(await refused({ rows: { ids: [employerId(person)] } })).toBe('rows');
    expect(await refused({ rows: { ids }, clientKey: 'short' })).toBe('clientKey');
    expect(await refused({ rows: { ids }, expected: 2 })).toBe(
      'Conflict: The list has changed: 1 rows match now. Please look again.',
    );
    expect(await refused({ kind: 'JOB_SEEKER_EMAIL', rows: { ids } })).toBe('text');
    const request = await makeRequest();
    const unknown = {
      kind: 'CONTACT_REQUEST_STATUS',
      rows: { ids: [requestId(request)] },
      status: statusId({ id: 9e6 }),
    };
    expect(await refused(unknown)).toBe('status');
    const many = Array.from({ length: 1001 }, (_, index) => jobSeekerId({ id: index + 1 }));
    expect(await refused({ rows: { ids: many } })).toBe('rows');
  });
});
