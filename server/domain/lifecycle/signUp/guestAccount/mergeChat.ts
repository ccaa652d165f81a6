import type { Chat, ChatParticipant, Prisma } from '../../../../generated/prisma/client.ts';
import { moveTrialShifts } from '../../../hiring/trialShift/end.ts';

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
  await tx.contactRequest.updateMany({ where: { chatId: into }, data: { lastMessageAt } });
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
