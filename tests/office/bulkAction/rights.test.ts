import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { makeAdmin, makeEmployer, makeGuest } from '../../support/factories.ts';
import { askAs } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { actionId, bulkActionSuite, jobSeekerId, newKey, preview, results, send, start, work } from './fixtures.ts';

/** Who may start, stop and undo what is done to many rows, and see it. */

const suite = bulkActionSuite();

describe('permissions', () => {
  it('only admins see, start, stop and undo bulk actions', async () => {
    const { app, admin, db, makePeople } = suite;
    const [person] = await makePeople({ active: false });
    if (!person) throw new Error('No one was made.');
    const running = await start(app, admin, {
      kind: 'JOB_SEEKER_ACTIVATE',
      rows: { ids: [jobSeekerId(person)] },
      expected: 1,
    });
    const viewers: [Viewer, string][] = [
      [{ kind: 'anonymous' }, 'SignInRequired'],
      [{ kind: 'guest', id: (await makeGuest(db)).id, until: new Date(app.clock.now.getTime() + 1000) }, 'Forbidden'],
      [{ kind: 'jobSeeker', id: person.id, sessionId: 1 }, 'Forbidden'],
      [{ kind: 'employer', id: (await makeEmployer(db)).id, sessionId: 1 }, 'Forbidden'],
    ];
    for (const [viewer, refusal] of viewers) {
      const input = {
        kind: 'JOB_SEEKER_PAUSE',
        rows: { ids: [jobSeekerId(person)] },
        expected: 1,
        clientKey: newKey(),
      };
      expect((await send(app, viewer, 'start', input)).__typename).toBe(refusal);
      expect((await send(app, viewer, 'stop', { id: actionId(running) })).__typename).toBe(refusal);
      expect((await send(app, viewer, 'undo', { id: actionId(running) })).__typename).toBe(refusal);
      await expect(
        preview(app, viewer, { kind: 'JOB_SEEKER_PAUSE', rows: { ids: [jobSeekerId(person)] } }),
      ).rejects.toThrow();
      const { errors } = await askAs(app, viewer, '{ bulkActions { edges { node { id } } } }');
      expect(errors).toBeDefined();
    }
    expect(await db.bulkAction.count()).toBe(1);
    expect(await results(app, running)).toEqual({ [person.id]: 'WAITING' });
    await work(app);
  });

  it('an admin who is none any more does nothing more', async () => {
    const { app, db, makePeople, read } = suite;
    const former = await makeAdmin(db);
    const [person] = await makePeople({ active: false });
    if (!person) throw new Error('No one was made.');
    const rows = { ids: [jobSeekerId(person)] };
    const id = await start(app, asAdmin(former), { kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 1 });
    await db.user.update({ where: { id: former.id }, data: { role: 'ROLE_EMPLOYER' } });
    await work(app);
    expect(await results(app, id)).toEqual({
      [person.id]: 'SKIPPED: The admin who started it no longer has an account.',
    });
    expect((await read(person)).active).toBe(false);
    expect(await db.bulkAction.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'STOPPED' });
  });
});
