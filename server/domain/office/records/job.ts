import type { Job, Prisma } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../core/failures/database.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { lockRow } from '../../core/write/lockRow.sql.ts';
import { write } from '../../core/write/write.ts';
import { announceReference } from '../catalog/announce.ts';
import { freeSlug, slugOf } from '../catalog/slug.ts';
import { jobSchema } from './job.input.ts';

export type JobInput = { name: string; plural: string };

/**
 * Creates a job, or changes the one with this id. The slug is made from the name at creation and never changes, so URLs
 * stay valid.
 * @param version that the form began with; without one, what is stored is replaced
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound, Outdated
 */
export async function saveJob(
  ctx: BillingContext,
  id: number | null,
  input: JobInput,
  version?: string | null,
): Promise<Job> {
  requireAdmin(ctx.viewer);
  const data = validated(jobSchema, input);
  const isTaken = async (slug: string) => (await ctx.db.job.count({ where: { slug } })) > 0;
  try {
    const slug = id === null ? await freeSlug(slugOf(data.name), isTaken) : '';
    const job = await write(ctx, [], async (tx) => {
      const before = id === null ? null : await lockJob(tx, id);
      if (before) await requireVersion(tx, 'JOB', before, version);
      const after = before
        ? await tx.job.update({ where: { id: before.id }, data })
        : await tx.job.create({ data: { ...data, slug } });
      await audited(ctx, tx, { action: 'job.save', type: 'JOB', before, after });
      return after;
    });
    await announceReference(ctx);
    announceEdit(ctx, 'JOB', job.id);
    return job;
  } catch (error) {
    if (isUniqueViolation(error)) throw InvalidInput.of('name', 'A job with this name already exists.');
    throw error;
  }
}

/**
 * Deletes a job without job seekers and offers.
 * @throws SignInRequired, Forbidden, NotFound, Conflict
 */
export async function deleteJob(ctx: BillingContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  try {
    await write(ctx, [], async (tx) => {
      const before = await lockJob(tx, id);
      await tx.job.delete({ where: { id }, select: { id: true } });
      await audited(ctx, tx, { action: 'job.delete', type: 'JOB', before, after: null });
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Conflict('This job is used by people or job offers.');
    throw error;
  }
  await announceReference(ctx);
  announceEdit(ctx, 'JOB', id);
}

/** @throws NotFound */
async function lockJob(tx: Prisma.TransactionClient, id: number): Promise<Job> {
  await lockRow(tx, 'job', id);
  const held = await tx.job.findUnique({ where: { id } });
  if (!held) throw new NotFound();
  return held;
}
