import type { Prisma, ShortlistEntry } from '../../../generated/prisma/client.ts';
import { publicJobSeekers, visibleJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireEmployer, type Viewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { maxCompared } from './compare.input.ts';
import { noteSchema } from './note.input.ts';
import { requireShortlistOwner } from './shortlist.policy.ts';
import { deleteEntry } from './shortlist.sql.ts';

/**
 * Puts a public job seeker on the viewer's shortlist. Doing it again changes nothing.
 * @param note given when a removal is undone
 * @throws InvalidInput on `note`
 */
export const addToShortlist = verb(
  'PEOPLE',
  requireShortlistOwner,
  [InvalidInput, NotFound],
  async (
    ctx: Ctx,
    { id: employerId },
    jobSeekerId: number,
    input: { note?: string | null } = {},
  ): Promise<ShortlistEntry> => {
    const { note } = validated(noteSchema, { note: input.note ?? '' });
    await spend(ctx, 'lists');
    return write(ctx, [jobSeekerId], async (tx) => {
      if ((await tx.user.count({ where: { id: jobSeekerId, ...publicJobSeekers } })) === 0) throw new NotFound();
      return tx.shortlistEntry.upsert({
        where: { employerId_jobSeekerId: { employerId, jobSeekerId } },
        create: { employerId, jobSeekerId, note, createdAt: ctx.now() },
        update: {},
      });
    });
  },
);

/**
 * Removes a job seeker and the note from the viewer's shortlist. Removing them again changes nothing.
 * @returns the id of the entry that was removed; null if there was none.
 */
export const removeFromShortlist = verb(
  'PEOPLE',
  requireShortlistOwner,
  [],
  async (ctx: Ctx, { id: employerId }, jobSeekerId: number): Promise<number | null> => {
    return write(ctx, [], (tx) => deleteEntry(tx, { employerId, jobSeekerId }));
  },
);

/**
 * Changes the note about a job seeker on the viewer's shortlist, public or not.
 * @throws InvalidInput on `note`, NotFound for a job seeker who is not on it
 */
export const saveShortlistNote = verb(
  'PEOPLE',
  requireShortlistOwner,
  [InvalidInput, NotFound],
  async (ctx: Ctx, { id: employerId }, jobSeekerId: number, input: { note: string }): Promise<ShortlistEntry> => {
    const { note } = validated(noteSchema, input);
    await spend(ctx, 'lists');
    const [entry] = await write(ctx, [jobSeekerId], (tx) =>
      tx.shortlistEntry.updateManyAndReturn({ where: { employerId, jobSeekerId }, data: { note } }),
    );
    if (!entry) throw new NotFound();
    return entry;
  },
);

/**
 * The viewer's shortlist, newest first, including job seekers who are not public now.
 * @throws SignInRequired for visitors and guests, Forbidden for job seekers and admins
 */
export const shortlist = (viewer: Viewer): Listing<Prisma.ShortlistEntryWhereInput> => ({
  where: { employerId: requireShortlistOwner(viewer).id },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** The viewer's own entry about this job seeker; null if there is none. Batched. */
export function ownEntry(ctx: Ctx, jobSeekerId: number): Promise<ShortlistEntry | null> | null {
  return ctx.viewer.kind === 'employer' ? entryOf(ctx, jobSeekerId) : null;
}

const entryOf = batchedBy(async ({ db, viewer }: Ctx, jobSeekerIds: number[]) => {
  const where = { employerId: requireEmployer(viewer).id, jobSeekerId: { in: jobSeekerIds } };
  const entries = await db.shortlistEntry.findMany({ where });
  const byJobSeeker = new Map(entries.map((entry) => [entry.jobSeekerId, entry]));
  return (id: number) => byJobSeeker.get(id) ?? null;
});

/** Repeated ids count once, and those beyond the limit do not count. */
export const comparedIds = (ids: readonly number[]): number[] => [...new Set(ids)].slice(0, maxCompared);

/**
 * The public job seekers with these ids. They need not be on the shortlist.
 * @throws SignInRequired for visitors and guests, Forbidden for job seekers and admins
 */
export function comparedJobSeekers(viewer: Viewer, ids: readonly number[]): Prisma.UserWhereInput {
  requireShortlistOwner(viewer);
  return { AND: [visibleJobSeekers(viewer), { id: { in: comparedIds(ids) } }] };
}
