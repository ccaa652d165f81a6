import { beforeAll, expect, it } from 'vitest';
import { wholeChat } from '../../server/domain/chat/reading/reading.ts';
import { memberColumns, readersColumns } from '../../server/domain/chat/seat/chatMember.graph.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import { erasedAt, makeAdmin, makeEmployer, makeJobSeeker, makeReference } from '../support/factories.ts';
import { testConnection } from '../support/fixtures.ts';
import { statementsOf } from '../support/statements.ts';

/** A chat as a whole is hand-tuned SQL, which must return the same as Prisma. */

const database = testConnection();
const ids: number[] = [];

beforeAll(async () => {
  const { db } = database;
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
  const catalog = await makeReference(db);
  const seeker = await makeJobSeeker(db, catalog, { photoUri: '/media/photos/a.webp', lastSeenAt: at(7) });
  const gone = await makeEmployer(db, erasedAt(at(1)));
  const [boss, ada] = [await makeEmployer(db), await makeAdmin(db)];
  const sides = (hash: string) => ({
    kind: 'CONTACT' as const,
    jobSeekerId: seeker.id,
    employerHash: `${hash}-employer`,
    jobSeekerHash: `${hash}-job-seeker`,
  });
  const chats: Prisma.ChatUncheckedCreateInput[] = [
    { ...sides('one'), employerId: boss.id },
    { ...sides('two'), employerId: gone.id, outcome: 'HIRED', outcomeAt: at(2), open: false },
    { kind: 'SUPPORT', supportUserId: seeker.id },
    // Without members and messages.
    { kind: 'SUPPORT', supportUserId: boss.id },
  ];
  for (const data of chats) ids.push((await db.chat.create({ data, select: { id: true } })).id);
  const [contact = 0, left = 0, support = 0] = ids;
  await db.chatParticipant.createMany({
    data: [
      // The admin joined last, and has the highest id.
      { chatId: contact, userId: ada.id, createdAt: at(3), readMessageId: 1 },
      { chatId: contact, userId: seeker.id, createdAt: at(1), deliveredMessageId: 2 },
      { chatId: contact, userId: boss.id, createdAt: at(1) },
      { chatId: left, userId: gone.id },
      { chatId: support, userId: seeker.id },
    ],
  });
  const shift = await db.trialShift.create({
    data: {
      ...{ chatId: contact, proposedBy: 'EMPLOYER', startsAt: at(0), minutes: 240, timeZone: 'Asia/Singapore' },
      ...{ rate: 14, currency: 'SGD', place: 'Blue Door Café' },
    },
  });
  const messages: Prisma.MessageUncheckedCreateInput[] = [
    { chatId: contact, userId: seeker.id, text: 'An earlier one' },
    { chatId: contact, userId: boss.id, text: 'Shift', trialShiftId: shift.id, trialShiftStep: 'PROPOSED' },
    { chatId: left, userId: gone.id, type: 'DOCUMENT', documentUri: '/d', documentName: 'd', documentSize: 3 },
    { chatId: support, userId: seeker.id, text: 'Look', type: 'IMAGE', photoUri: '/p', clientId: 'abcdefgh' },
  ];
  for (const data of messages) {
    const { id } = await db.message.create({ data });
    await db.chat.update({ where: { id: data.chatId }, data: { lastMessageId: id, nbMessages: { increment: 1 } } });
  }
});
async function byPrisma(id: number) {
  const { messages, ...chat } = await database.db.chat.findUniqueOrThrow({
    where: { id },
    include: {
      ...readersColumns,
      participants: { select: memberColumns, orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }] },
      messages: { orderBy: { id: 'desc' }, take: 1 },
    },
  });
  return { ...chat, latestMessage: messages[0] ?? null };
}

it('is the same as Prisma reads', async () => {
  expect(ids).toHaveLength(4);
  for (const id of ids) expect(await wholeChat(database.sql, id)).toEqual(await byPrisma(id));
  expect(await wholeChat(database.sql, 2_000_000_000)).toBeUndefined();
});

it('is read for several viewers at once', async () => {
  // More ids than have a text of their own.
  const asked = [...ids, ...ids, 2_000_000_000, 2_000_000_001];
  let chats: unknown[] = [];
  const statements = await statementsOf(async () => {
    chats = await Promise.all(asked.map((id) => wholeChat(database.sql, id)));
  });
  expect(statements).toHaveLength(1);
  const whole = await Promise.all(ids.map(byPrisma));
  expect(chats).toEqual([...whole, ...whole, undefined, undefined]);
});
