import type { Prisma } from '../../../generated/prisma/client.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import { personType } from '../../core/audit/records.ts';
import type { Ctx } from '../../core/context.ts';
import { Forbidden, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import type { PersonReference, Viewer } from '../../core/viewer/viewer.ts';
import { requireAccount } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { viewAsMinutes, viewAsSchema } from './viewAs.input.ts';

/**
 * An admin sees the site as a job seeker or employer sees it, for half an hour. The state is a part of the admin's session: it
 * ends with it, and the viewer is read anew for each request. Nothing can be written meanwhile (`refuseWrites`).
 */

/** Who can be viewed as: job seekers and employers with a login. */
export const viewable = {
  role: { in: ['ROLE_CANDIDATE', 'ROLE_EMPLOYER'] },
  deletedAt: null,
  loginEmail: { not: null },
} satisfies Prisma.UserWhereInput;

/**
 * Refuses everything that writes while the viewer is an admin who views as a user.
 * @throws Forbidden
 */
export function refuseWrites(viewer: Viewer): void {
  if ('viewedBy' in viewer && viewer.viewedBy) {
    throw new Forbidden(`You are viewing as ${viewer.viewedBy.name}. Nothing can be changed.`);
  }
}

/** Whether an admin sees the site as this viewer. */
export const isViewedBy = (viewer: Viewer): boolean => 'viewedBy' in viewer && viewer.viewedBy !== undefined;

/**
 * Begins to view as this user. For admins.
 * @throws InvalidInput on `reason`, NotFound for admins, guests and deleted users
 */
export const viewAs = adminVerb(
  null,
  [InvalidInput, NotFound],
  async (ctx: Ctx, person: PersonReference, input: { reason: string }): Promise<void> => {
    const { viewer } = ctx;
    if (viewer.kind !== 'admin') throw new Forbidden();
    const { reason } = validated(viewAsSchema, input);
    const until = new Date(ctx.now().getTime() + viewAsMinutes * 60_000);
    await write(ctx, [{ ...person, unlessBanned: true }], async (tx) => {
      const user = await tx.user.findFirst({ where: { ...viewable, AND: [person] }, select: { id: true, role: true } });
      if (!user) throw new NotFound();
      const { count } = await tx.session.updateMany({
        where: { id: viewer.sessionId, userId: viewer.id },
        data: { viewAsId: user.id, viewAsUntil: until },
      });
      if (count === 0) throw new NotFound();
      await auditedValues(ctx, tx, {
        action: 'user.viewAs',
        type: personType(user.role),
        id: user.id,
        after: { reason, until: until.toISOString() },
      });
    });
    // What is open as the admin closes, and opens again as the user.
    ctx.events.publish('accessChanged', { sessionId: viewer.sessionId });
  },
);

/** Stops viewing as a user. For an admin who does not, it changes nothing. */
export const stopViewingAs = verb(null, requireAccount, [Forbidden], async (ctx: Ctx, viewer): Promise<void> => {
  if (viewer.kind === 'admin') return;
  const { id, sessionId, viewedBy } = viewer;
  if (!viewedBy) throw new Forbidden();
  const admin: Ctx = { ...ctx, viewer: { kind: 'admin', id: viewedBy.id, sessionId } };
  await write(admin, [], async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, userId: viewedBy.id, viewAsId: id },
      data: { viewAsId: null, viewAsUntil: null },
    });
    if (count === 0) return;
    const type = viewer.kind === 'jobSeeker' ? 'JOB_SEEKER' : 'EMPLOYER';
    await auditedValues(admin, tx, { action: 'user.stopViewAs', type, id });
  });
  ctx.events.publish('accessChanged', { sessionId });
});
