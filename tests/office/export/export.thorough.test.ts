import { type IncomingMessage, request } from 'node:http';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, vi } from 'vitest';
import { domainContext } from '../../../server/domain/accounts/context.ts';
import { exportColumns } from '../../../server/domain/office/export/columns.ts';
import { type ExportName, exportNames, exportPath } from '../../../server/domain/office/export/export.input.ts';
import { exportBatchSize, exportList } from '../../../server/domain/office/export/export.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { visitorsOf } from '../../rest/visitors.ts';
import { eventually } from '../../support/eventually.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';

/** Downloads of the lists of the back office as CSV. */

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));

async function read(name: ExportName, filter: Record<string, unknown> = {}) {
  const response = await visitors.admin.fetch(exportPath(name, filter));
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const rows: Record<string, string>[] = response.ok ? parse(text, { bom: true, columns: true }) : [];
  return { response, text, rows, total: Number(response.headers.get('x-total-rows')) };
}

const lastEntry = () => fixtures.app.services.db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });

describe('permissions', () => {
  it.each(['anonymous', 'guest', 'jobSeeker', 'employer'] as const)('no file exists for %s', async (actor) => {
    const before = await fixtures.app.services.db.auditEntry.count();
    for (const name of [...exportNames, 'no-such-list']) {
      const response = await visitors[actor].fetch(`/admin/exports/${name}.csv?q=maria`);
      expect([name, response.status]).toEqual([name, 404]);
      expect(await response.text()).toBe('{"code":404,"message":"Not found."}');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-total-rows')).toBeNull();
    }
    expect(await fixtures.app.services.db.auditEntry.count()).toBe(before);
  });

  it('every list is there for admins, and nothing else', async () => {
    for (const name of exportNames) {
      const { response } = await read(name);
      expect([name, response.status]).toEqual([name, 200]);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
      );
    }
    for (const address of [
      '/admin/exports/users.csv',
      '/admin/exports/job-seekers',
      '/admin/exports/constructor.csv',
    ]) {
      expect((await visitors.admin.fetch(address)).status, address).toBe(404);
    }
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
      const nothing = name === 'ledger' ? { month: '2001-01' } : noOne;
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
    const nasty = [
      '=1+1',
      '+651234',
      '-2',
      '@sum',
      '\tx',
      '\rx',
      'a "b", c',
      'two\r\nlines',
      'a\nb',
      'a\rb',
      'Zoë 陳 🙂',
      ' =1',
      "'=1",
    ];
    const catalog = await makeReference(db);
    await fixtures.app.services.reference.refresh();
    for (const title of nasty) await makeJobSeeker(db, catalog, { title, minRate: 12 });
    const { text, rows, total } = await read('job-seekers', { cityId: catalog.cityId });
    expect(total).toBe(nasty.length);
    expect(rows.map(({ title }) => title)).toEqual([
      "'=1+1",
      "'+651234",
      "'-2",
      "'@sum",
      "'\tx",
      "'\rx",
      'a "b", c',
      'two\r\nlines',
      'a\nb',
      'a\rb',
      'Zoë 陳 🙂',
      ' =1',
      "''=1",
    ]);
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect(text).toContain('"a ""b"", c"');
    expect(text).toContain('"a\nb"');
    expect(text).toContain('"a\rb"');
    expect(text.split('\r\n').at(-1)).toBe('');
    expect(rows[0]).toMatchObject({ minRate: '12', active: 'yes', paused: 'no' });
    expect(rows[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('has the rows of the list, with every filter', async () => {
    const { app, people, catalog } = fixtures;
    const { db } = app.services;
    await makeJobSeeker(db, catalog, { active: false, name: 'Zenobia Export' });
    await makeJobOffer(db, catalog, { employerId: people.employer.id, state: 'DRAFT', expiresAt: null });
    const cases: [ExportName, string, string, Record<string, unknown>][] = [
      ...[{}, { active: false }, { q: 'zenobia' }, { unread: false, cityId: catalog.cityId }, { hasPhoto: false }].map(
        (filter): [ExportName, string, string, Record<string, unknown>] => [
          'job-seekers',
          'adminJobSeekers',
          'AdminJobSeekerFilter',
          filter,
        ],
      ),
      ['employers', 'employers', 'EmployerFilter', {}],
      ['employers', 'employers', 'EmployerFilter', { unread: true }],
      ['job-offers', 'adminJobOffers', 'AdminJobOfferFilter', { state: 'DRAFT' }],
      ['job-offers', 'adminJobOffers', 'AdminJobOfferFilter', { employerId: people.employer.id }],
      ['contact-requests', 'contactRequests', 'ContactRequestFilter', {}],
      ['contact-requests', 'contactRequests', 'ContactRequestFilter', { employerId: people.employer.id }],
      ['introductions', 'pendingIntroductions', 'PendingIntroductionFilter', {}],
    ];
    for (const [name, field, type, filter] of cases) {
      const { data, errors } = await askAs(
        app,
        asAdmin(people.admin),
        `query ($filter: ${type}) { list: ${field}(filter: $filter, first: 50) { totalCount edges { node { databaseId } } } }`,
        { filter },
      );
      expect(errors).toBeUndefined();
      const { list } = JSON.parse(JSON.stringify(data));
      const ids: number[] = list.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
      const { rows, total } = await read(name, filter);
      expect(total, JSON.stringify([name, filter])).toBe(list.totalCount);
      expect(rows.map(({ id }) => Number(id))).toEqual(ids.toSorted((one, other) => one - other));
    }
  });

  it('leaves an entry in the audit log that names no one', async () => {
    const { people, catalog } = fixtures;
    await read('job-seekers', { q: 'zenobia', cityId: catalog.cityId, active: true });
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

  it('is read in batches, each row once', async () => {
    const { db } = fixtures.app.services;
    const { cityId } = await makeReference(db);
    const count = 2 * exportBatchSize + 1;
    await db.user.createMany({
      data: Array.from({ length: count }, () => ({ role: 'ROLE_CANDIDATE' as const, name: 'Maria', cityId })),
    });
    const { rows, total } = await read('job-seekers', { cityId });
    expect(total).toBe(count);
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
  });

  it('is not read on after its reader has gone, nor faster than it reads', async () => {
    const { app } = fixtures;
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const count = 12 * exportBatchSize;
    const description = 'x'.repeat(2_000);
    const { cityId, jobId } = fixtures.catalog;
    for (let made = 0; made < count; made += 2_000) {
      await db.jobOffer.createMany({
        data: Array.from({ length: 2_000 }, (_, index) => ({
          employerId: employer.id,
          cityId,
          jobId,
          maxRate: 12,
          description,
          slug: `export-${made + index}`,
          state: 'DRAFT' as const,
        })),
      });
    }
    const batches = vi.spyOn(db.jobOffer, 'findMany');
    /** Resolves when no batch is read any more. */
    const settled = async () => {
      let before = -1;
      await eventually(
        () => {
          const now = batches.mock.calls.length;
          const isStill = now > 0 && now === before;
          before = now;
          expect(isStill).toBe(true);
        },
        { interval: 700 },
      );
      return before;
    };
    const address = new URL(exportPath('job-offers', { employerId: employer.id }), app.url);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(address, { headers: { cookie: visitors.admin.cookieHeader } }, resolve)
        .on('error', reject)
        .end();
    });
    expect(response.headers['x-total-rows']).toBe(String(count));
    // Nothing is taken from the connection: the server fills its buffers and waits.
    response.pause();
    const taken = await settled();
    expect(taken).toBeLessThan(12);
    response.destroy();
    // A batch that was being read may end.
    expect(await settled()).toBeLessThanOrEqual(taken + 1);
    batches.mockRestore();
  });
});
