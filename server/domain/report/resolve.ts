import { requireAdmin } from '../account/require.ts';
import { auditedValues } from '../audit/audited.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { lockRow } from '../lockRow.ts';
import { validated } from '../validation.ts';
import { resolutionSchema } from './report.input.ts';

/**
 * Notes what an admin did about a report. It changes nothing else, and only admins are told.
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput, Conflict if it was resolved already
 */
export async function resolveReport(
  ctx: DomainContext,
  id: number,
  input: { resolution: string; note?: string | null },
): Promise<number> {
  const admin = requireAdmin(ctx.viewer);
  const { resolution, note } = validated(resolutionSchema, input);
  await ctx.db.$transaction(async (tx) => {
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
  });
  return id;
}
