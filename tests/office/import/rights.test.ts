import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { importNames, templatePath } from '../../../server/domain/office/bulkAction/import/import.input.ts';
import { makeAdmin, makeGuest } from '../../support/factories.ts';
import { askAs } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { actionId, newKey, send as sendBulk, work } from '../bulkAction/fixtures.ts';
import { check, csv, importSuite, resultsByLine, send, start } from './fixtures.ts';

/** Who may check and start an import, see it and stop it. */

const suite = importSuite();

describe('permissions', () => {
  it('only admins check and start an import, see it and stop it', async () => {
    const { fixtures, app, db, admin, employer, person, stored } = suite;
    const content = csv([person()]);
    const running = await start(app, admin, { list: 'JOB_SEEKERS', content, expected: 1 });
    const viewers: [Viewer, string][] = [
      [{ kind: 'anonymous' }, 'SignInRequired'],
      [{ kind: 'guest', id: (await makeGuest(db)).id, until: new Date(app.clock.now.getTime() + 1000) }, 'Forbidden'],
      [{ kind: 'jobSeeker', id: fixtures.people.jobSeeker.id, sessionId: 1 }, 'Forbidden'],
      [{ kind: 'employer', id: employer.id, sessionId: 1 }, 'Forbidden'],
    ];
    const before = await stored();
    for (const [viewer, refusal] of viewers) {
      for (const list of ['JOB_SEEKERS', 'JOB_OFFERS'] as const) {
        expect((await check(app, viewer, list, content)).__typename).toBe(refusal);
        expect((await send(app, viewer, { list, content, expected: 1 })).__typename).toBe(refusal);
      }
      expect((await sendBulk(app, viewer, 'stop', { id: actionId(running) })).__typename).toBe(refusal);
      const read = 'query ($id: Int!) { bulkAction(databaseId: $id) { fileName items(first: 1) { totalCount } } }';
      expect((await askAs(app, viewer, read, { id: running })).errors).toBeDefined();
    }
    expect(await stored()).toEqual(before);
    expect(await resultsByLine(app, running)).toEqual({ 2: 'WAITING' });
    await work(app);
  });

  it.each(['anonymous', 'guest', 'jobSeeker', 'employer'] as const)('no template exists for %s', async (actor) => {
    const { visitors } = suite;
    for (const path of [...importNames.map(templatePath), '/admin/imports/no-such-list.csv']) {
      const response = await visitors[actor].fetch(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toBe('{"code":404,"message":"Not found."}');
    }
  });

  it('an admin who is none any more adds nothing more', async () => {
    const { app, db, person } = suite;
    const former = await makeAdmin(db);
    const row = person();
    const id = await start(app, asAdmin(former), { list: 'JOB_SEEKERS', content: csv([row]), expected: 1 });
    await db.user.update({ where: { id: former.id }, data: { role: 'ROLE_EMPLOYER' } });
    await work(app);
    expect(await resultsByLine(app, id)).toEqual({ 2: 'SKIPPED: The admin who started it no longer has an account.' });
    expect(await db.user.count({ where: { loginEmail: row.email ?? '' } })).toBe(0);
  });

  it('a bulk action of rows of a list is no way to start an import', async () => {
    const { app, admin } = suite;
    for (const kind of ['JOB_SEEKER_IMPORT', 'JOB_OFFER_IMPORT']) {
      const input = { kind, rows: { jobSeekers: {} }, expected: 1, clientKey: newKey() };
      expect((await sendBulk(app, admin, 'start', input)).fields).toEqual([
        { field: 'kind', message: 'Please import a file.' },
      ]);
    }
  });
});
