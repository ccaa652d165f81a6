import { beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { erasedAt, makeJobSeeker } from '../../support/factories.ts';
import { fixture, testAdmin, testApp, testCatalog, testDatabase, testPool } from '../../support/fixtures.ts';
import { readAs } from '../../support/graph.ts';
import { rowsRead, statementsWhile } from '../../support/plans.ts';

const pageSize = 20;
const entries = 6_000;

const database = testDatabase();
const app = testApp(() => ({ databaseUrl: database.url }));
const catalog = testCatalog(app);
const pool = testPool(() => database.url);
const viewer = testAdmin(app);
const other = testAdmin(app);
const jobSeeker = fixture(() => makeJobSeeker(app.services.db, catalog));

beforeAll(async () => {
  // The first filter of each kind matches only the oldest entries.
  await pool.query(
    `INSERT INTO audit_entry (created_at, admin_id, admin_name, action, record_type, record_id, before, after, personal_fields, source)
     SELECT '2026-06-01'::timestamptz - n * interval '1 minute',
       CASE WHEN n > ${entries - 100} THEN ${other.id} ELSE ${viewer.id} END, 'Ada',
       CASE WHEN n > ${entries - 100} THEN 'jobSeeker.saveProfile' ELSE 'job.save' END,
       CASE WHEN n > ${entries - 100} THEN 'JOB_SEEKER' ELSE 'JOB' END::"AuditRecordType",
       CASE WHEN n > ${entries - 50} THEN ${jobSeeker.id} ELSE 1000 + n END,
       '{"active": false}', '{"active": true}', '{name}', 'GRAPHQL'
     FROM generate_series(1, ${entries}) n`,
  );
  await pool.query('ANALYZE');
});

const read = async (filter: Record<string, unknown>, fields: string, after: string | null = null) => {
  const query = `query ($filter: AuditFilter, $after: String) {
    auditEntries(filter: $filter, first: ${pageSize}, after: $after) { edges { node { ${fields} } } pageInfo { endCursor } }
  }`;
  const list = (await readAs(app, viewer, query, { filter, after })).auditEntries;
  const nodes: Record<string, unknown>[] = list.edges.map(({ node }: { node: Record<string, unknown> }) => node);
  return { nodes, cursor: list.pageInfo.endCursor };
};

describe('a page', () => {
  const filters: [string, () => Record<string, unknown>][] = [
    ['of all', () => ({})],
    ['of an admin', () => ({ adminId: other.id })],
    ['of a kind of record', () => ({ recordType: 'JOB_SEEKER' })],
    ['of a record', () => ({ recordType: 'JOB_SEEKER', recordId: jobSeeker.id })],
    ['of an action', () => ({ action: 'JOB_SEEKER_SAVE_PROFILE' })],
    ['of a time', () => ({ before: '2026-05-28T12:00:00.000Z' })],
  ];

  it.each(filters)('%s reads few more rows than it shows, newest first', async (_, filter) => {
    let after: string | null = null;
    for (let page = 1; page <= 2; page += 1) {
      const { result, statements } = await statementsWhile(() => read(filter(), 'databaseId createdAt', after));
      const times = result.nodes.map(({ createdAt }) => String(createdAt));
      expect(times).toHaveLength(pageSize);
      expect(times).toEqual(times.toSorted().toReversed());
      const own = statements.filter(({ text }) => text.includes('"audit_entry"'));
      expect(own).toHaveLength(1);
      for (const statement of own) expect(await rowsRead(pool, 'audit_entry', statement)).toBeLessThan(5 * pageSize);
      after = result.cursor;
    }
  });

  it('of a time has the entries from its first moment to before its end', async () => {
    const { nodes } = await read({ from: '2026-05-31T23:50:00.000Z', before: '2026-05-31T23:52:00.000Z' }, 'createdAt');
    expect(nodes).toEqual([{ createdAt: '2026-05-31T23:51:00.000Z' }, { createdAt: '2026-05-31T23:50:00.000Z' }]);
  });
});

describe('an entry', () => {
  const filter = () => ({ recordType: 'JOB_SEEKER', recordId: jobSeeker.id });
  const fields = 'adminName action recordName isNew source recordId changes { field before after isPersonal }';

  it('names the record as it is now, and the changes', async () => {
    const { nodes } = await read(filter(), fields);
    expect(nodes[0]).toEqual({
      adminName: 'Ada',
      action: 'JOB_SEEKER_SAVE_PROFILE',
      recordName: jobSeeker.name,
      isNew: false,
      source: 'GRAPHQL',
      recordId: encodeGlobalId('JobSeeker', jobSeeker.id),
      changes: [
        { field: 'active', before: 'no', after: 'yes', isPersonal: false },
        { field: 'name', before: null, after: null, isPersonal: true },
      ],
    });
  });

  it('has no record, and no name of a person, after the deletion', async () => {
    const data = { ...erasedAt(app.clock.now), active: false };
    await app.services.db.user.update({ where: { id: jobSeeker.id }, data });
    const { nodes } = await read(filter(), fields);
    expect(nodes[0]).toMatchObject({ recordName: 'Deleted user', recordId: null });
  });
});
