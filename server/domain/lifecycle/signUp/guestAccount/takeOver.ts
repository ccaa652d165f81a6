import type { Chat, ChatParticipant, Prisma, Subscription } from '../../../../generated/prisma/client.ts';
import { guests } from '../../../accounts/access/employer.policy.ts';
import { isActiveNow, isGift } from '../../../accounts/access/paywall.policy.ts';
import { accountMessages } from '../../../accounts/password/account.input.ts';
import { replaceShareLinks } from '../../../accounts/session/shareHash.ts';
import { askProvider } from '../../../billing/provider/askProvider.ts';
import { takeSubscriptionLock } from '../../../billing/provider/lock.sql.ts';
import { giveBackDouble } from '../../../billing/purchase/refund.ts';
import { settleAttempts } from '../../../billing/state/arrival.ts';
import { recordState } from '../../../billing/state/record.ts';
import { accessEnd } from '../../../billing/state/subscription.policy.ts';
import { publishInboxEvent } from '../../../chat/seat/publish.ts';
import { lockChat } from '../../../chat/seat/seat.sql.ts';
import type { Services } from '../../../core/context.ts';
import { InvalidInput } from '../../../core/failures/errors.ts';
import { lockUsers } from '../../../core/write/locks.sql.ts';
import { moveTrialShifts } from '../../../hiring/trialShift/decide.ts';
import { endWeighingOf } from '../../../people/jobSeeker/popularity.ts';

export type TakenOver = {
  /** The guest who becomes the account; null without one. */
  guestId: number | null;
  /** Ends what was opened as a guest. Call it after the commit. */
  announce: () => void;
};

/**
 * Makes one guest of these, who keeps the id and becomes the account: the one with the subscription that lasts longest, else
 * the one of the browser, else the oldest. Their share links are new: someone else may have been the guest. Call it under the locks of all of them (`withEmployerLocks`).
 * @throws InvalidInput on `code` when the guest of the browser is none any more, Unavailable
 */
export async function takeOverGuests(
  services: Services,
  tx: Prisma.TransactionClient,
  { ids, guestId }: { ids: readonly number[]; guestId: number | null },
): Promise<TakenOver> {
  const { events } = services;
  // Users before chats, as a contact does; and without their keys, which a message that is being written refers to.
  if (ids.length > 0) await lockUsers(tx, ids);
  // A deletion or another sign-up may have come first.
  const found = await tx.user.findMany({
    where: { id: { in: [...ids] }, ...guests },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  if (guestId !== null && !found.some(({ id }) => id === guestId)) {
    throw InvalidInput.of('code', accountMessages.voidCode);
  }
  // Before the choice: what was paid and not heard of may last longest.
  if (found.length > 1) for (const { id } of found) await settleAttempts(services, tx, id);
  const paid = await tx.subscription.findMany({ where: { employerId: { in: found.map(({ id }) => id) } } });
  const best = longestActive(paid, services.now());
  const into = best?.employerId ?? guestId ?? found[0]?.id ?? null;
  if (into === null) return { guestId: null, announce: () => {} };
  const joined: JoinedChat[] = [];
  for (const { id } of found) {
    if (id !== into) joined.push(...(await mergeGuest(tx, { from: id, into })));
  }
  if (found.length > 1) await endAllBut(services, tx, { employerId: into, keep: best ?? null });
  const chats = await replaceShareLinks(tx, into);
  const announce = () => {
    for (const { id } of found) events.publish('accessChanged', { userId: id });
    for (const chatId of chats) events.publish('accessChanged', { chatId });
    for (const { gone, chatId, userIds } of joined) {
      events.publish('accessChanged', { chatId: gone });
      publishInboxEvent(services, chatId, userIds);
    }
  };
  return { guestId: into, announce };
}

const longestActive = (subscriptions: readonly Subscription[], now: Date): Subscription | undefined =>
  subscriptions
    .filter((subscription) => isActiveNow(subscription, now))
    .toSorted((one, other) => accessEnd(other).getTime() - accessEnd(one).getTime())[0];

/**
 * An account that takes over several guests pays for one subscription. Ends the employer's other subscriptions, and gives back what was
 * paid for the time that both cover; beside a gift, what was paid stays usable. An unpaid one ends now.
 * @throws Unavailable when the provider does not respond
 */
async function endAllBut(
  services: Services,
  tx: Prisma.TransactionClient,
  { employerId, keep }: { employerId: number; keep: Subscription | null },
): Promise<void> {
  const { payment } = services;
  const running = await tx.subscription.findMany({
    where: {
      employerId,
      id: keep === null ? undefined : { not: keep.id },
      stripeSubscriptionId: { not: null },
      status: { in: ['ACTIVE', 'PAST_DUE'] },
    },
  });
  for (const other of running) {
    const { stripeSubscriptionId: subscriptionId, status } = other;
    if (subscriptionId === null) continue;
    await takeSubscriptionLock(tx, subscriptionId);
    if (status === 'ACTIVE' && keep && !isGift(keep)) {
      await giveBackDouble(services, tx, { ...other, employerId }, await beginOf(tx, keep));
      continue;
    }
    const state = await askProvider(services, () =>
      status === 'PAST_DUE'
        ? payment.endUnpaid(subscriptionId)
        : payment.setCancelAtPeriodEnd({ subscriptionId, cancel: true }),
    );
    if (state) await recordState(services, tx, state, employerId);
  }
}

/** When the time that was paid last began. */
async function beginOf(tx: Prisma.TransactionClient, { id, createdAt }: Subscription): Promise<Date> {
  const where = { subscriptionId: id, status: 'PAID' } as const;
  const latest = await tx.invoice.findFirst({ where, orderBy: { createdAt: 'desc' }, select: { periodStart: true } });
  return latest?.periodStart ?? createdAt;
}

/** A chat that went into another one of the same two people. */
type JoinedChat = {
  gone: number;
  chatId: number;
  /** Whose list of chats has changed. */
  userIds: number[];
};

type Merge = { from: number; into: number };

/**
 * Moves everything that refers to one guest to another one, and deletes the first. The database refuses the deletion while
 * anything is left.
 */
async function mergeGuest(tx: Prisma.TransactionClient, { from, into }: Merge): Promise<JoinedChat[]> {
  const chats = await tx.chat.findMany({
    where: { OR: [from, into].flatMap((id) => [{ employerId: id }, { supportUserId: id }]) },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  // Before anything moves, so that no message is written as the first guest meanwhile.
  for (const { id } of chats) await lockChat(tx, id);
  const mine = { where: { userId: from }, data: { userId: into } };
  await tx.message.updateMany(mine);
  await tx.chatParticipant.updateMany(mine);
  await tx.upload.updateMany(mine);
  await tx.emailMessage.updateMany(mine);
  await endWeighingOf(tx, [from, into]);
  await tx.contactRequest.updateMany({ where: { employerId: from }, data: { employerId: into } });
  // The one that goes on is with the other guest already.
  await tx.subscription.updateMany({ where: { employerId: from }, data: { employerId: into, isSecond: true } });
  const joined = await moveChats(tx, { from, into });
  const gone = await tx.user.delete({ where: { id: from } });
  const kept = await tx.user.findUniqueOrThrow({ where: { id: into } });
  await tx.user.update({
    where: { id: into },
    data: {
      whatsApp: kept.whatsApp ?? gone.whatsApp,
      company: kept.company ?? gone.company,
      cityId: kept.cityId ?? gone.cityId,
      jobId: kept.jobId ?? gone.jobId,
      lastSeenAt: later(kept.lastSeenAt, gone.lastSeenAt),
      lastMessageAt: later(kept.lastMessageAt, gone.lastMessageAt),
      stripeCustomerId: kept.stripeCustomerId ?? gone.stripeCustomerId,
    },
    select: { id: true },
  });
  return joined;
}

/** Chats with the same job seeker are joined, and so are chats with the admins. */
async function moveChats(tx: Prisma.TransactionClient, { from, into }: Merge): Promise<JoinedChat[]> {
  const chats = await tx.chat.findMany({
    where: { OR: [{ employerId: from }, { supportUserId: from }] },
    select: { id: true, jobSeekerId: true },
    orderBy: { id: 'asc' },
  });
  const joined: JoinedChat[] = [];
  for (const { id, jobSeekerId } of chats) {
    const held = await tx.chat.findFirst({
      where: jobSeekerId === null ? { supportUserId: into } : { employerId: into, jobSeekerId },
      select: { id: true },
    });
    if (held) {
      await mergeChat(tx, { from: id, into: held.id });
      joined.push({ gone: id, chatId: held.id, userIds: jobSeekerId === null ? [into] : [into, jobSeekerId] });
    } else {
      const data = jobSeekerId === null ? { supportUserId: into } : { employerId: into };
      await tx.chat.update({ where: { id }, data, select: { id: true } });
    }
  }
  return joined;
}

const later = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
};

/**
 * Puts the messages, requests and files of one chat into another one of the same people. Ids of messages grow with time, so
 * they are in order. What was unread stays unread.
 *
 * The links of the chat that goes give access to nothing any more. The caller holds the locks of both chats, and renews the
 * links of the other one.
 */
export async function mergeChat(
  tx: Prisma.TransactionClient,
  { from, into }: { from: number; into: number },
): Promise<void> {
  const [gone, kept] = await Promise.all([from, into].map((id) => tx.chat.findUniqueOrThrow({ where: { id } })));
  if (!gone || !kept) throw new Error('A chat to be joined is missing.');
  const participants = await joinedParticipants(tx, [gone, kept]);
  // A client id is unique in a chat, and its sender needs it only while sending.
  await tx.message.updateMany({ where: { chatId: from }, data: { chatId: into, clientId: null } });
  await moveTrialShifts(tx, { from, into });
  await tx.upload.updateMany({ where: { chatId: from }, data: { chatId: into } });
  await tx.contactRequest.updateMany({ where: { chatId: from }, data: { chatId: into } });
  await tx.formerShareLink.updateMany({ where: { chatId: from }, data: { chatId: into } });
  await tx.chatParticipant.deleteMany({ where: { chatId: { in: [from, into] } } });
  await tx.chat.delete({ where: { id: from } });
  const lastMessageAt = gone.lastMessageAt > kept.lastMessageAt ? gone.lastMessageAt : kept.lastMessageAt;
  const lastMessageId = Math.max(gone.lastMessageId, kept.lastMessageId);
  await tx.chat.update({
    where: { id: into },
    data: {
      open: gone.open || kept.open,
      nbMessages: gone.nbMessages + kept.nbMessages,
      lastMessageId,
      lastMessageAt,
      createdAt: gone.createdAt < kept.createdAt ? gone.createdAt : kept.createdAt,
      ...(kept.outcome === null && { outcome: gone.outcome, outcomeAt: gone.outcomeAt }),
    },
    select: { id: true },
  });
  await tx.contactRequest.updateMany({
    where: { chatId: into },
    data: { lastMessageAt, latestMessageAt: lastMessageId > 0 ? lastMessageAt : null },
  });
  await tx.chatParticipant.createMany({
    data: participants.map((participant) => ({ ...participant, chatId: into, lastMessageId })),
  });
  if (kept.kind === 'CONTACT') await tx.formerShareLink.createMany({ data: formerLinks(gone, kept) });
}

const formerLinks = (gone: Chat, kept: Chat): Prisma.FormerShareLinkCreateManyInput[] =>
  [
    { hash: gone.employerHash, side: 'EMPLOYER' as const },
    { hash: gone.jobSeekerHash, side: 'JOB_SEEKER' as const },
  ].flatMap(({ hash, side }) => (hash === null ? [] : [{ hash, side, chatId: kept.id }]));

type Place = Omit<ChatParticipant, 'chatId' | 'lastMessageId'>;

async function joinedParticipants(tx: Prisma.TransactionClient, chats: readonly [Chat, Chat]): Promise<Place[]> {
  const rows = await tx.chatParticipant.findMany({ where: { chatId: { in: chats.map(({ id }) => id) } } });
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  return Promise.all(
    userIds.map(async (userId) => {
      const places = rows.filter((row) => row.userId === userId);
      const positions = await Promise.all(
        chats.map(async ({ id, lastMessageId }) => {
          const read = places.find(({ chatId }) => chatId === id)?.readMessageId ?? 0;
          const unread = await tx.message.count({
            where: { chatId: id, id: { gt: read }, userId: { not: userId } },
          });
          return { read, isRead: unread === 0, lastMessageId };
        }),
      );
      const open = positions.filter(({ isRead }) => !isRead).map(({ read }) => read);
      const all = positions.map(({ lastMessageId }) => lastMessageId);
      const readMessageId = open.length > 0 ? Math.min(...open) : Math.max(...all);
      const times = (pick: (place: ChatParticipant) => Date | null) =>
        places.flatMap((place) => pick(place)?.getTime() ?? []);
      const due = times(({ mailDueAt }) => mailDueAt);
      const mailed = times(({ mailedAt }) => mailedAt);
      return {
        userId,
        readMessageId,
        deliveredMessageId: Math.max(readMessageId, Math.min(...places.map((place) => place.deliveredMessageId))),
        mailDueAt: due.length > 0 ? new Date(Math.min(...due)) : null,
        mailedMessageId: Math.max(...places.map((place) => place.mailedMessageId)),
        mailedAt: mailed.length > 0 ? new Date(Math.max(...mailed)) : null,
        createdAt: new Date(Math.min(...places.map(({ createdAt }) => createdAt.getTime()))),
      };
    }),
  );
}
