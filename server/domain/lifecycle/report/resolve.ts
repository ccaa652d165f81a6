import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { lockRow } from '../../core/write/locks.sql.ts';
import { write } from '../../core/write/write.ts';
import { announceBan, banIn } from '../ban/ban.ts';
import { resolutionSchema } from './report.input.ts';

/**
 * Notes what an admin did about a report. 'Banned' also bans the reported person, unless they are banned; the note is the
 * reason. It changes nothing else, and only admins are told.
 * @throws Conflict if it was resolved already, Forbidden for the ban of an admin
 */
export const resolveReport = verb(
  'OFFICE',
  requireAdmin,
  [InvalidInput, NotFound, Conflict],
  async (ctx: Ctx, admin, id: number, input: { resolution: string; note?: string | null }): Promise<number> => {
    const { resolution, note } = validated(resolutionSchema, input);
    const reported = await ctx.db.report.findUnique({
      where: { id },
      select: { user: { select: { id: true, role: true } } },
    });
    if (!reported) throw new NotFound();
    const banned = await write(ctx, [reported.user.id], async (tx) => {
      await lockRow(tx, 'report', id);
      const report = await tx.report.findUnique({
        where: { id },
        select: { state: true, resolver: { select: { name: true } } },
      });
      if (!report) throw new NotFound();
      if (report.state !== 'OPEN') {
        throw new Conflict(`${report.resolver?.name ?? 'Another admin'} has already resolved this report.`);
      }
      await tx.report.update({
        where: { id },
        data: { state: resolution, note, resolverId: admin.id, resolvedAt: ctx.now() },
        select: { id: true },
      });
      await auditedValues(ctx, tx, {
        action: 'report.resolve',
        type: 'REPORT',
        id,
        before: { state: report.state },
        after: { state: resolution },
        personal: note === null ? [] : ['note'],
      });
      return resolution === 'BANNED' ? banIn(ctx, tx, reported.user, note ?? `Report #${id}`) : null;
    });
    if (banned) announceBan(ctx, banned);
    return id;
  },
);
