import type { Job } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { isForeignKeyViolation, isMissing, isUniqueViolation } from '../database.ts';
import { Conflict, InvalidInput, NotFound } from '../errors.ts';
import { announceReference } from '../reference/announce.ts';
import { freeSlug } from '../slug.ts';
import { validated } from '../validation.ts';
import { jobSchema } from './job.input.ts';

export type JobInput = { name: string; plural: string };

/**
 * Creates a job, or changes the one with this id. The slug is made from the name at creation and never changes, so URLs
 * stay valid.
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound
 */
export async function saveJob(ctx: DomainContext, id: number | null, input: JobInput): Promise<Job> {
  requireAdmin(ctx.viewer);
  const data = validated(jobSchema, input);
  const isTaken = async (slug: string) => (await ctx.db.job.count({ where: { slug } })) > 0;
  try {
    const job =
      id === null
        ? await ctx.db.job.create({ data: { ...data, slug: await freeSlug(data.name, isTaken) } })
        : await ctx.db.job.update({ where: { id }, data });
    await announceReference(ctx);
    return job;
  } catch (error) {
    if (isUniqueViolation(error)) throw InvalidInput.of('name', 'A job with this name already exists.');
    if (isMissing(error)) throw new NotFound();
    throw error;
  }
}

/**
 * Deletes a job without job seekers and offers.
 * @throws SignInRequired, Forbidden, NotFound, Conflict
 */
export async function deleteJob(ctx: DomainContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  try {
    await ctx.db.job.delete({ where: { id }, select: { id: true } });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Conflict('This job is used by people or job offers.');
    if (isMissing(error)) throw new NotFound();
    throw error;
  }
  await announceReference(ctx);
}
