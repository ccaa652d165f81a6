import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { NotFound } from '../errors.ts';

/**
 * Activates a job seeker, so that the profile is public, or pauses them (spec 000 §4). Repeating it has no effect.
 * @throws SignInRequired, Forbidden, NotFound.
 */
export async function setJobSeekerActive(ctx: DomainContext, id: number, active: boolean): Promise<void> {
  requireAdmin(ctx.viewer);
  const { count } = await ctx.db.user.updateMany({
    where: { id, role: 'ROLE_CANDIDATE', deletedAt: null },
    data: { active },
  });
  if (count === 0) throw new NotFound();
}
