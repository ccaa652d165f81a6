import { z } from 'zod';
import type { Prisma, User } from '../../../generated/prisma/client.ts';
import { publicJobSeekers, requireOwnProfile } from '../../accounts/access/jobSeeker.policy.ts';
import { approveActivated, audited } from '../../core/audit/audited.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, Forbidden, NotFound } from '../../core/failures/errors.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { calledName } from '../../core/text/firstName.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { lockUsers } from '../../core/write/locks.sql.ts';
import type { Change } from '../../core/write/onceByKey.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';

/** Admins activate profiles. Job seekers can pause their activated profile and make it public again. */

const profiles = { role: 'ROLE_CANDIDATE', deletedAt: null } as const;

/**
 * Activates a job seeker, so that the profile is public, or pauses them (docs/product/profiles.md, 'Activation and pause').
 * The job seeker is mailed about the activation. Repeating it has no effect.
 */
export const setJobSeekerActive = adminVerb(
  'PEOPLE',
  [NotFound],
  async (ctx: Ctx, id: number, active: boolean): Promise<void> => {
    await write(ctx, [id], (tx) => setJobSeekerActiveIn(ctx, tx, id, active));
  },
);

/** The same in a transaction. Null: nothing changed. */
export async function setJobSeekerActiveIn(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  id: number,
  active: boolean,
): Promise<Change<User> | null> {
  const admin = requireAdmin(ctx.viewer);
  const before = await lockProfile(tx, id);
  if (active && before.bannedAt) throw new Forbidden('This person is banned.');
  if (before.active === active && before.pausedAt === null) return null;
  const after = await tx.user.update({
    where: { id },
    // An admin's pause also ends the job seeker's own, so that they cannot undo it.
    data: { active, pausedAt: null, ...(active && { findableSince: ctx.now() }) },
  });
  if (active) {
    await approveActivated(ctx, tx, admin.id, after);
    await ctx.queue.add(tx, 'activation-mail', { jobSeekerId: id });
  }
  await noteActivation(ctx, tx, { before, after });
  return { before, after };
}

/**
 * Sets a profile back to what it was before an admin's change, unless it was paused or made public since, also by its job seeker
 * and also if that led back to what the change left. No one is mailed.
 * Resolves to whether it was.
 * @throws SignInRequired, Forbidden, NotFound.
 */
export async function restoreJobSeekerActive(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  id: number,
  { before, after }: Change<Activation>,
): Promise<boolean> {
  requireAdmin(ctx.viewer);
  const held = await lockProfile(tx, id);
  if (held.active !== after.active || held.pausedAt?.getTime() !== after.pausedAt?.getTime()) return false;
  if (held.activeVersion !== (after.activeVersion ?? held.activeVersion)) return false;
  if (before.active && held.bannedAt) return false;
  const data = { active: before.active, pausedAt: before.pausedAt };
  await noteActivation(ctx, tx, { before: held, after: await tx.user.update({ where: { id }, data }) });
  return true;
}

/** What an activation and a pause change. */
export type Activation = Pick<User, 'active' | 'pausedAt'> & { activeVersion?: number | undefined };

/** @throws NotFound */
async function lockProfile(tx: Prisma.TransactionClient, id: number): Promise<User> {
  await lockUsers(tx, [id]);
  const held = await tx.user.findFirst({ where: { id, ...profiles } });
  if (!held) throw new NotFound();
  return held;
}

const noteActivation = (ctx: Ctx, tx: Prisma.TransactionClient, { before, after }: Change<User>) =>
  audited(ctx, tx, {
    action: after.active ? 'jobSeeker.activate' : 'jobSeeker.pause',
    type: 'JOB_SEEKER',
    before,
    after,
  });

/**
 * Takes the viewer's own profile out of the public. Chats continue. Repeating it has no effect. Returns the id.
 * @throws Conflict for a profile that is not activated
 */
export const pauseMyProfile = verb(
  'PEOPLE',
  requireOwnProfile,
  [Conflict],
  async (ctx: Ctx, { id }): Promise<number> => {
    await spend(ctx, 'profiles');
    const { count } = await write(ctx, [], (tx) =>
      tx.user.updateMany({
        where: { id, ...profiles, active: true },
        data: { active: false, pausedAt: ctx.now() },
      }),
    );
    if (count === 0 && !(await isPaused(ctx, id))) throw new Conflict('Your profile is not public.');
    return id;
  },
);

/**
 * Makes the viewer's own profile public again after `pauseMyProfile`. Repeating it has no effect. Returns the id.
 * @throws Conflict for a profile that waits for its activation or that an admin paused
 */
export const resumeMyProfile = verb(
  'PEOPLE',
  requireOwnProfile,
  [Conflict],
  async (ctx: Ctx, { id }): Promise<number> => {
    await spend(ctx, 'profiles');
    const { count } = await write(ctx, [], (tx) =>
      tx.user.updateMany({
        where: { id, ...profiles, pausedAt: { not: null } },
        data: { active: true, pausedAt: null, findableSince: ctx.now() },
      }),
    );
    const isPublic = async () => (await ctx.db.user.count({ where: { id, ...profiles, active: true } })) > 0;
    if (count === 0 && !(await isPublic())) throw new Conflict('Our team has to activate your profile.');
    return id;
  },
);

const isPaused = async ({ db }: Ctx, id: number): Promise<boolean> =>
  (await db.user.count({ where: { id, pausedAt: { not: null } } })) > 0;

/** The content of a job: the job seeker's id. It contains no names, addresses or texts. */
const activationJobSchema = z.object({ jobSeekerId: z.int() });

/** Tells job seekers that their profile was activated. */
export const sendActivationMails = mailJobs('activation-mail', activationJobSchema, compose);

async function compose(
  services: Services,
  { jobSeekerId }: z.output<typeof activationJobSchema>,
): Promise<MailOfJob | null> {
  const { db, links, productName, supportEmail } = services;
  // Read again: a profile that was paused in the meantime is not announced.
  const jobSeeker = await db.user.findFirst({
    where: { id: jobSeekerId, ...publicJobSeekers },
    select: { id: true, email: true, name: true, callName: true, title: true, city: true, job: true },
  });
  if (!jobSeeker?.email) return null;
  const { id, email, title, city, job } = jobSeeker;
  const name = calledName(jobSeeker);
  const url = links.jobSeeker({ id, name, title, city: city?.name ?? null, job: job?.name ?? null });
  const mail = letter({
    subject: `Your ${productName} profile is activated`,
    text: [
      `Hello ${name},`,
      'your profile is now public. Employers can find you, contact you and invite you to a chat. We will email you when one writes.',
      'Have you moved, or are you busy? You can change or pause your profile any time.',
    ],
    link: { action: 'See your profile', url },
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...mail, to: email, people: [jobSeekerId] },
    what: 'a mail about an activation',
    ids: { jobSeeker: jobSeekerId },
  };
}
