import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { domainContext } from '../../../server/domain/accounts/context.ts';
import { exportColumns } from '../../../server/domain/office/export/columns.ts';
import { type ExportName, exportNames, exportPath } from '../../../server/domain/office/export/export.input.ts';
import { exportList } from '../../../server/domain/office/export/export.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { visitorsOf } from '../../rest/visitors.ts';
import { makeJobOffer, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { readAs } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));

async function read(name: ExportName, filter: Record<string, unknown> = {}) {
  const response = await visitors.admin.fetch(exportPath(name, filter));
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const rows: Record<string, string>[] = response.ok ? parse(text, { bom: true, columns: true }) : [];
  return { response, text, rows, total: Number(response.headers.get('x-total-rows')) };
}

const lastEntry = () => fixtures.app.services.db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });

describe('an address', () => {
  it('is one of the lists, for admins alone', async () => {
    const entries = () => fixtures.app.services.db.auditEntry.count();
    const before = await entries();
    const notFound = [404, '{"code":404,"message":"Not found."}'];
    for (const name of exportNames) {
      for (const actor of ['anonymous', 'guest', 'jobSeeker', 'employer'] as const) {
        const response = await visitors[actor].fetch(exportPath(name, {}));
        expect([response.status, await response.text()], `${name} for ${actor}`).toEqual(notFound);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    }
    expect(await entries()).toBe(before);
    for (const name of exportNames) {
      const { response } = await read(name);
      expect([name, response.status]).toEqual([name, 200]);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
      );
    }
    expect((await visitors.admin.fetch('/admin/exports/constructor.csv')).status).toBe(404);
  });

  it('a wrong filter is refused by its field', async () => {
    for (const [query, field] of [
      ['active=maybe', 'active'],
      ['cityId=x', 'cityId'],
      ['cityId=1&cityId=2', 'cityId'],
    ] as const) {
      const response = await visitors.admin.fetch(`/admin/exports/job-seekers.csv?${query}`);
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).children)).toEqual([field]);
    }
    expect((await visitors.admin.fetch('/admin/exports/job-seekers.csv?password=x')).status).toBe(400);
  });
});

describe('a file', () => {
  it('has its header, also without rows', async () => {
    for (const name of exportNames) {
      const noOne = name === 'job-seekers' || name === 'employers' ? { q: 'no one is called so' } : { employerId: 0 };
      const isOfMonth = ['ledger', 'invoice-register', 'deferred-revenue'].includes(name);
      const nothing = isOfMonth ? { month: '2001-01' } : noOne;
      const { text, total } = await read(name, nothing);
      expect([total, text]).toEqual([0, `\uFEFF${exportColumns[name].join(',')}\r\n`]);
    }
  });

  it('has every column of its rows', async () => {
    const { app, people, viewer } = fixtures;
    await makeJobOffer(app.services.db, fixtures.catalog, { employerId: people.employer.id });
    const ctx = domainContext(app.services, viewer('admin'));
    for (const name of exportNames) {
      const { rows } = await exportList(ctx, name, {});
      for await (const row of rows) expect(Object.keys(row).toSorted()).toEqual(exportColumns[name].toSorted());
    }
  });

  it('is CSV of RFC 4180 that no program takes for formulas', async () => {
    const { db } = fixtures.app.services;
    const catalog = await makeReference(db);
    await fixtures.app.services.reference.refresh();
    // Which texts are guarded is tested beside server/media/csvGuard.ts.
    const texts = ['=1+1', 'a "b", c', 'two\r\nlines', 'a\nb', 'Zoë 陳 🙂'];
    for (const title of texts) await makeJobSeeker(db, catalog, { title, minRate: 12 });
    const { text, rows, total } = await read('job-seekers', { cityId: catalog.cityId });
    expect(total).toBe(texts.length);
    // Every end of a line is a line feed.
    expect(rows.map(({ title }) => title)).toEqual(["'=1+1", 'a "b", c', 'two\nlines', 'a\nb', 'Zoë 陳 🙂']);
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect(text).toContain('"a ""b"", c"');
    expect(text).toContain('"a\nb"');
    expect(text.split('\r\n').at(-1)).toBe('');
    expect(rows[0]).toMatchObject({ minRate: '12', active: 'yes', paused: 'no' });
    expect(rows[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('has the rows of the list, with every filter', async () => {
    const { app, people, catalog } = fixtures;
    const { db } = app.services;
    await makeJobSeeker(db, catalog, { active: false, name: 'Zenobia Export' });
    await makeJobOffer(db, catalog, { employerId: people.employer.id, state: 'DRAFT', expiresAt: null });
    const ofEmployer = { employerId: people.employer.id };
    const inCity = { unread: false, cityId: catalog.cityId };
    const seekers = [{}, { active: false }, { q: 'zenobia' }, inCity, { hasPhoto: false }];
    const cases: [ExportName, string, string, Record<string, unknown>[]][] = [
      ['job-seekers', 'adminJobSeekers', 'AdminJobSeekerFilter', seekers],
      ['employers', 'employers', 'EmployerFilter', [{}, { unread: true }]],
      ['job-offers', 'adminJobOffers', 'AdminJobOfferFilter', [{ state: 'DRAFT' }, ofEmployer]],
      ['contact-requests', 'contactRequests', 'ContactRequestFilter', [{}, ofEmployer]],
      ['introductions', 'pendingIntroductions', 'PendingIntroductionFilter', [{}]],
    ];
    const each = cases.flatMap(([name, field, type, filters]) =>
      filters.map((filter) => [name, field, type, filter] as const),
    );
    for (const [name, field, type, filter] of each) {
      const query = `query ($filter: ${type}) {
        list: ${field}(filter: $filter, first: 50) { totalCount edges { node { databaseId } } } }`;
      const { list } = await readAs(app, asAdmin(people.admin), query, { filter });
      const ids: number[] = list.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
      const { rows, total } = await read(name, filter);
      expect(total, JSON.stringify([name, filter])).toBe(list.totalCount);
      expect(rows.map(({ id }) => Number(id))).toEqual(ids.toSorted((one, other) => one - other));
    }
  });

  it('leaves an entry in the audit log that names no one', async () => {
    const { people, catalog } = fixtures;
    const { total } = await read('job-seekers', { q: 'zenobia', cityId: catalog.cityId, active: true });
    expect(await lastEntry()).toMatchObject({
      action: 'list.export',
      adminId: people.admin.id,
      recordType: 'JOB_SEEKER',
      recordId: null,
      recordLabel: 'job seekers',
      after: { rows: total, filter: ['active: true', `cityId: ${catalog.cityId}`] },
      personalFields: ['q'],
    });
  });
});
