import { z } from 'zod';
import { ShareLinkSide } from '../../../generated/prisma/client.ts';
import { hasBlockBetween } from '../../chat/block/block.ts';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter } from '../../core/mail/letter.ts';
import { firstName } from '../../core/text/firstName.ts';
import { claimDue } from '../../core/write/write.ts';
import { mailedCalendarUri } from './calendar.ts';
import { payOf, timeOf } from './propose.ts';
import { lockShiftsToRemindOf } from './reminder.sql.ts';

/** How long before the start both sides are reminded. Agreed on later than that, a shift needs no reminder. */
const reminderHours = 24;

/** The content of a job: whom to remind of which shift. It contains no names, addresses or texts. */
const reminderJobSchema = z.object({ shiftId: z.int(), side: z.enum(ShareLinkSide) });

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

/** Sends the queued mails. */
export const sendTrialReminders = mailJobs('trial-reminder', reminderJobSchema, compose);

const person = {
  select: {
    id: true,
    name: true,
    email: true,
    loginEmail: true,
    deletedAt: true,
    bannedAt: true,
    trialReminders: true,
  },
} as const;

/** Read again: a shift that was cancelled or changed in the meantime, and a pair that is blocked, get no mail. */
async function compose(
  services: Services,
  { shiftId, side }: z.output<typeof reminderJobSchema>,
): Promise<MailOfJob | null> {
  const { db, links, now, productName, unsubscribeTokens } = services;
  const shift = await db.trialShift.findFirst({
    where: { id: shiftId, state: 'ACCEPTED', startsAt: { gt: now() } },
    include: { chat: { select: { employer: person, jobSeeker: person, employerHash: true, jobSeekerHash: true } } },
  });
  if (!shift) return null;
  const { employer, jobSeeker, employerHash, jobSeekerHash } = shift.chat;
  if (!employer || !jobSeeker) return null;
  const receiver = side === 'EMPLOYER' ? employer : jobSeeker;
  const isOff = [employer, jobSeeker].some(({ deletedAt, bannedAt }) => deletedAt !== null || bannedAt !== null);
  if (isOff || !receiver.email || !receiver.trialReminders) return null;
  if (await hasBlockBetween(services, employer.id, jobSeeker.id)) return null;
  const isGuest = side === 'EMPLOYER' && receiver.loginEmail === null;
  const chat = isGuest && employerHash !== null ? links.sharedChat(employerHash) : links.chat(shift.chatId);
  const hash = side === 'EMPLOYER' ? employerHash : jobSeekerHash;
  const openChat = { action: 'Open the chat', url: chat };
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue({ kind: 'trial-reminder', userId: receiver.id }));
  const mail = letter({
    subject: `Your trial shift: ${timeOf(shift)}`,
    text: [
      `Hello ${firstName(receiver.name)},`,
      `this is a reminder of your trial shift: ${timeOf(shift)}, ${payOf(shift)}.`,
      ...(shift.place === null ? [] : [`Where: ${shift.place}`]),
      ...(shift.note === null ? [] : [`Note: ${shift.note}`]),
      'Is something in the way? Please say so in your chat.',
    ],
    ...(hash === null
      ? { link: openChat }
      : {
          link: { action: 'Add to calendar', url: mailedCalendarUri(services, shift, hash) },
          otherLinks: [openChat],
        }),
    foot: 'You get this email because you agreed on a trial shift.',
    stop: { action: 'Unsubscribe or choose which emails you get', url: unsubscribeUrl },
    productName,
  });
  return {
    mail: { ...mail, to: receiver.email, people: [employer.id, jobSeeker.id] },
    what: 'a reminder of a trial shift',
    ids: { shift: shiftId, userId: receiver.id },
  };
}
