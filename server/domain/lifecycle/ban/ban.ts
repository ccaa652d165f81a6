import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { inExchange } from '../../../payment/exchange.ts';
import { revokeAccess } from '../../accounts/session/grants.ts';
import { withEmployerLock } from '../../billing/provider/lock.ts';
import { settleAttempts } from '../../billing/state/arrival.ts';
import { announceSubscription } from '../../billing/state/paymentEvent.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import { personType } from '../../core/audit/records.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Forbidden, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { calledName } from '../../core/text/firstName.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb } from '../../core/viewer/verb.ts';
import { type PersonReference, requireAdmin } from '../../core/viewer/viewer.ts';
import { lockUsers } from '../../core/write/locks.sql.ts';
import { write } from '../../core/write/write.ts';
import { announceEndedShifts, type EndedShifts, endTrialShiftsOf } from '../../hiring/trialShift/leaving.ts';
import { publicJobOffers } from '../../offers/jobOffer/jobOffer.policy.ts';
import { notPublic } from '../../offers/jobOffer/state.ts';
import { banSchema } from './ban.input.ts';

/**
 * Bans a job seeker or an employer, guests too: every session ends at once, the profile, the offers and the company page are
 * not public, no one can write to them, their trial shifts end, and they get one last mail. Banning them again changes nothing.
 * @throws NotFound, InvalidInput on `reason`
 */
export const banUser = adminVerb(
  'OFFICE',
  [InvalidInput, NotFound],
  async (ctx: Ctx, { id, role }: PersonReference, input: { reason: string }): Promise<void> => {
    const { reason } = validated(banSchema, input);
    const banned = await write(ctx, [{ id, role }], (tx) => banIn(ctx, tx, { id, role }, reason));
    announceBan(ctx, banned);
  },
);

/** What a ban has ended. */
export type Banned = { id: number; chats: { id: number }[]; shifts: EndedShifts };

/**
 * The same in an open transaction; it locks the person. Pass the result to `announceBan` after the commit.
 * @throws Forbidden, NotFound
 */
export async function banIn(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id, role }: PersonReference,
  reason: string,
): Promise<Banned> {
  requireAdmin(ctx.viewer);
  if (role === 'ROLE_ADMIN') throw new Forbidden('Admins cannot be banned here.');
  const at = ctx.now();
  await lockUsers(tx, [id]);
  const person = await tx.user.findFirst({
    where: { id, role, deletedAt: null },
    select: { bannedAt: true, active: true },
  });
  if (!person) throw new NotFound();
  if (person.bannedAt) return { id, chats: [], shifts: [] };
  await tx.user.update({
    where: { id },
    data: { bannedAt: at, banReason: reason, active: false, pausedAt: null },
    select: { id: true },
  });
  await tx.jobOffer.updateMany({
    where: { employerId: id, ...publicJobOffers },
    data: { ...notPublic, updatedAt: at },
  });
  const shifts = await endTrialShiftsOf(ctx, tx, id, at);
  await revokeAccess(tx, { userId: id });
  await ctx.queue.add(tx, 'ban-mail', { userId: id, bannedAt: at.toISOString() });
  await ctx.queue.add(tx, 'ban-subscription', { userId: id, bannedAt: at.toISOString() });
  await auditedValues(ctx, tx, {
    action: 'user.ban',
    type: personType(role),
    id,
    before: { banned: false, ...(person.active && { active: true }) },
    after: { banned: true, ...(person.active && { active: false }) },
    personal: ['banReason'],
  });
  const where = { OR: [{ employerId: id }, { jobSeekerId: id }] };
  return { id, chats: await tx.chat.findMany({ where, select: { id: true } }), shifts };
}

/** Ends what is open: connections of the person, and those that were opened with the share links of their chats. Shows what the ban says in them. */
export function announceBan(ctx: Ctx, { id, chats, shifts }: Banned): void {
  ctx.events.publish('accessChanged', { userId: id });
  for (const chat of chats) ctx.events.publish('accessChanged', { chatId: chat.id });
  announceEndedShifts(ctx, shifts);
}

/**
 * Lets a banned person in again. The profile waits for an activation, and offers are drafts. Doing it again changes nothing.
 */
export const liftBan = adminVerb(
  'OFFICE',
  [NotFound],
  async (ctx: Ctx, { id, role }: PersonReference): Promise<void> => {
    await write(ctx, [{ id, role }], async (tx) => {
      const person = await tx.user.findFirst({ where: { id, role, deletedAt: null }, select: { bannedAt: true } });
      if (!person) throw new NotFound();
      if (!person.bannedAt) return;
      // They log in anew.
      await tx.session.deleteMany({ where: { userId: id } });
      await tx.user.update({ where: { id }, data: { bannedAt: null, banReason: null }, select: { id: true } });
      await auditedValues(ctx, tx, {
        action: 'user.liftBan',
        type: personType(role),
        id,
        before: { banned: true },
        after: { banned: false },
        personal: ['banReason'],
      });
    });
  },
);

/** The content of a job: one ban of one person. It contains no names, addresses or texts. */
const banJobSchema = z.object({ userId: z.int(), bannedAt: z.iso.datetime() });

/** The last mail to banned people. */
export const sendBanMails = mailJobs('ban-mail', banJobSchema, compose);

async function compose(
  services: Services,
  { userId, bannedAt }: z.output<typeof banJobSchema>,
): Promise<MailOfJob | null> {
  const { db, productName, supportEmail } = services;
  // Read again: a ban that was lifted in the meantime is not mailed about.
  const person = await db.user.findFirst({
    where: { id: userId, bannedAt: new Date(bannedAt), deletedAt: null },
    select: { name: true, callName: true, email: true },
  });
  if (!person?.email) return null;
  const mail = letter({
    subject: `Your ${productName} account is closed`,
    text: [
      `Hello ${calledName(person)},`,
      'our team has closed your account, because it was used against our terms. You can no longer log in, and others no longer see you.',
      `If you think that this is a mistake, please write to ${supportEmail}.`,
    ],
    link: null,
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...mail, to: person.email, people: [userId], evenIfBanned: true },
    what: 'a mail about a ban',
    ids: { user: userId },
  };
}

/** The content of a job: one ban of one person. */
const bannedJobSchema = z.object({ userId: z.int(), bannedAt: z.iso.datetime() });

/**
 * Cancels the paid subscriptions of banned employers at the end of their period, and ends what is being paid: payment pages close, and
 * payments that wait for the bank are given up. A job of the queue, because the payment provider may not respond: it is asked again until
 * it does. Called every few seconds by any number of processes.
 */
export async function cancelBannedSubscriptions(services: Services): Promise<void> {
  await services.queue.work('ban-subscription', ({ data }) => cancelAll(services, data));
}

async function cancelAll(services: Services, data: unknown): Promise<void> {
  const { userId, bannedAt } = bannedJobSchema.parse(data);
  const cancel = async (tx: Prisma.TransactionClient) => {
    // Read again: after a ban that was lifted in the meantime, nothing is cancelled.
    const banned = await tx.user.findFirst({
      where: { id: userId, bannedAt: new Date(bannedAt), deletedAt: null },
      select: { id: true },
    });
    return banned ? settleAttempts(services, tx, userId) : [];
  };
  const recorded = await inExchange(() => withEmployerLock(services, userId, cancel));
  for (const { subscription, isNew } of recorded) if (isNew) announceSubscription(services, subscription);
}
