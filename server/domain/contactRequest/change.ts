import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { isForeignKeyViolation, isMissing } from '../database.ts';
import { InvalidInput, NotFound } from '../errors.ts';
import { contactRequestWeight } from '../jobSeeker/popularity.ts';

/**
 * Says how far a contact request has come; null: nothing is said of it (spec 001 §4).
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput on `status`.
 */
export async function changeContactRequestStatus(
  ctx: DomainContext,
  id: number,
  statusId: number | null,
): Promise<void> {
  requireAdmin(ctx.viewer);
  try {
    await ctx.db.contactRequest.update({ where: { id }, data: { statusId }, select: { id: true } });
  } catch (error) {
    if (isMissing(error)) throw new NotFound();
    if (isForeignKeyViolation(error)) throw InvalidInput.of('status', 'There is no such status any more.');
    throw error;
  }
}

/**
 * Deletes a contact request. Its chat stays, with everything said in it; what it weighed in the job seeker's popularity is
 * taken back, and an employer whose last one it was to that job seeker is their client no more.
 * @throws SignInRequired, Forbidden, NotFound.
 */
export async function deleteContactRequest(ctx: DomainContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  // One statement: of two who delete the same one, and the forgetting of old ones, each counts once.
  const [gone] = await ctx.db.$queryRaw<{ id: number }[]>`
    WITH gone AS (
      DELETE FROM contact_request WHERE id = ${id} RETURNING id, job_seeker_id, weighs
    ), lowered AS (
      UPDATE "user" SET popularity = greatest(0, popularity - ${contactRequestWeight}::int)
      FROM gone WHERE "user".id = gone.job_seeker_id AND gone.weighs
    )
    SELECT id FROM gone`;
  if (!gone) throw new NotFound();
}
