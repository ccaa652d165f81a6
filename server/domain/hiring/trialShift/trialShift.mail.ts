import { z } from 'zod';
import { type Prisma, ShareLinkSide } from '../../../generated/prisma/client.ts';
import { hasBlockBetween } from '../../chat/block/block.ts';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter } from '../../core/mail/letter.ts';
import { calledName } from '../../core/text/firstName.ts';
import { claimDue } from '../../core/write/write.ts';
import { mailedCalendarUri } from './calendar.ts';
import { payOf, timeOf } from './propose.ts';
import { lockShiftsToRemindOf } from './reminder.sql.ts';

/** How long before the start both sides are reminded. Agreed on later than that, a shift needs no reminder. */
const reminderHours = 24;

/**
 * The content of a job: whom to mail about which shift, to remind of it or because it ended with the account of the other side. It
 * contains no names, addresses or texts.
 */
const shiftJobSchema = z.object({
  shiftId: z.int(),
  side: z.enum(ShareLinkSide),
  about: z.enum(['REMINDER', 'END']).default('REMINDER'),
});

type ShiftJob = z.output<typeof shiftJobSchema>;

/** Queues the reminders that are due, once for each shift. Called every minute by any number of processes. */
export async function remindOfTrialShifts(services: Pick<Services, 'db' | 'now' | 'queue'>): Promise<void> {
  await claimDue(services, async (tx, { at, limit }) => {
    const ids = await lockShiftsToRemindOf(tx, { at, hours: reminderHours, limit });
    if (ids.length === 0) return 0;
    await tx.trialShift.updateMany({ where: { id: { in: ids } }, data: { remindedAt: at } });
    const jobs = ids.flatMap((shiftId) => Object.values(ShareLinkSide).map((side) => ({ shiftId, side })));
    await services.queue.addAll(tx, 'trial-reminder', jobs);
    return ids.length;
  });
}

/** Tells this side at once that an accepted shift ended with the account of the other one. */
export async function queueEndMail(
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  shiftId: number,
  side: ShareLinkSide,
): Promise<void> {
  await queue.add(tx, 'trial-reminder', { shiftId, side, about: 'END' } satisfies ShiftJob);
}

/** Sends the queued mails. */
export const sendTrialShiftMails = mailJobs('trial-reminder', shiftJobSchema, (services, job) =>
  job.about === 'END' ? composeEnd(services, job) : composeReminder(services, job),
);

const person = {
  select: {
    id: true,
    role: true,
    name: true,
    callName: true,
    email: true,
    loginEmail: true,
    deletedAt: true,
    bannedAt: true,
    trialReminders: true,
  },
} as const;

/** A shift that has not begun, with its two people. Null in any other state, or without one of them. */
async function readShift({ db, now }: Services, { shiftId, side }: ShiftJob, state: 'ACCEPTED' | 'CANCELLED') {
  const shift = await db.trialShift.findFirst({
    where: { id: shiftId, state, startsAt: { gt: now() } },
    include: { chat: { select: { employer: person, jobSeeker: person, employerHash: true, jobSeekerHash: true } } },
  });
  const { employer, jobSeeker, employerHash, jobSeekerHash } = shift?.chat ?? {};
  if (!shift || !employer || !jobSeeker) return null;
  return side === 'EMPLOYER'
    ? { shift, receiver: employer, other: jobSeeker, hash: employerHash }
    : { shift, receiver: jobSeeker, other: employer, hash: jobSeekerHash };
}

type ReadShift = NonNullable<Awaited<ReturnType<typeof readShift>>>;

const isGone = ({ deletedAt, bannedAt }: ReadShift['other']): boolean => deletedAt !== null || bannedAt !== null;

/** The calendar file and the chat, as the receiver reaches them, and why they get the mail. */
function linksOf(services: Services, { shift, receiver, hash }: ReadShift, calendar: string) {
  const { links, productName } = services;
  const isGuest = receiver.role === 'ROLE_EMPLOYER' && receiver.loginEmail === null;
  const chat = isGuest && hash ? links.sharedChat(hash) : links.chat(shift.chatId);
  const openChat = { action: 'Open the chat', url: chat };
  return {
    ...(hash
      ? { link: { action: calendar, url: mailedCalendarUri(services, shift, hash) }, otherLinks: [openChat] }
      : { link: openChat }),
    foot: 'You get this email because you agreed on a trial shift.',
    productName,
  };
}

/** Read again: a shift that was cancelled or changed in the meantime, and a pair that is blocked, get no mail. */
async function composeReminder(services: Services, job: ShiftJob): Promise<MailOfJob | null> {
  const { links, unsubscribeTokens } = services;
  const read = await readShift(services, job, 'ACCEPTED');
  if (!read || isGone(read.receiver) || isGone(read.other)) return null;
  const { shift, receiver, other } = read;
  if (!receiver.email || !receiver.trialReminders) return null;
  if (await hasBlockBetween(services, receiver.id, other.id)) return null;
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue({ kind: 'trial-reminder', userId: receiver.id }));
  const mail = letter({
    subject: `Your trial shift: ${timeOf(shift)}`,
    text: [
      `Hello ${calledName(receiver)},`,
      `this is a reminder of your trial shift: ${timeOf(shift)}, ${payOf(shift)}.`,
      ...(shift.place === null ? [] : [`Where: ${shift.place}`]),
      ...(shift.note === null ? [] : [`Note: ${shift.note}`]),
      'Is something in the way? Please say so in your chat.',
    ],
    stop: { action: 'Unsubscribe or choose which emails you get', url: unsubscribeUrl },
    ...linksOf(services, read, 'Add to calendar'),
  });
  return {
    mail: { ...mail, to: receiver.email, people: [receiver.id, other.id] },
    what: 'a reminder of a trial shift',
    ids: { shift: shift.id, userId: receiver.id },
  };
}

/** Ignores the choice of reminders. Names nobody: the other account may be deleted. */
async function composeEnd(services: Services, job: ShiftJob): Promise<MailOfJob | null> {
  const read = await readShift(services, job, 'CANCELLED');
  if (!read || isGone(read.receiver)) return null;
  const { shift, receiver } = read;
  if (!receiver.email) return null;
  const mail = letter({
    subject: `Your trial shift is cancelled: ${timeOf(shift)}`,
    text: [
      `Hello ${calledName(receiver)},`,
      `your trial shift is cancelled: ${timeOf(shift)}, ${payOf(shift)}. The account of the other side was closed.`,
      'Is the shift in your calendar? The link below takes it out.',
    ],
    ...linksOf(services, read, 'Cancel it in your calendar'),
  });
  return {
    mail: { ...mail, to: receiver.email, people: [receiver.id] },
    what: 'a mail about the end of a trial shift',
    ids: { shift: shift.id, userId: receiver.id },
  };
}
