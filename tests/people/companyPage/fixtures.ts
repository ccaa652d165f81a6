import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import type { TestApp } from '../../support/app.ts';

export const asEmployer = ({ id }: User): Viewer => ({ kind: 'employer', id, sessionId: 1 });

const hourMs = 3_600_000;

/**
 * A contact chat between these two, with messages by turns: 'j' of the job seeker, 'e' of the employer, 'a' of `others`, each
 * with the hours since the message before. The last message is `endedDays` before now.
 */
export async function converse(
  app: TestApp,
  between: { employerId: number; jobSeekerId: number; adminId?: number },
  turns: readonly (readonly ['j' | 'e' | 'a', number])[],
  endedDays = 1,
): Promise<void> {
  const { db } = app.services;
  const { employerId, jobSeekerId, adminId = 0 } = between;
  const authors = { j: jobSeekerId, e: employerId, a: adminId };
  const hash = (side: string) => `${side}-${employerId}-${jobSeekerId}`;
  const chat = await db.chat.create({
    data: { kind: 'CONTACT', employerId, jobSeekerId, employerHash: hash('e'), jobSeekerHash: hash('j') },
  });
  const total = turns.reduce((sum, [, hours]) => sum + hours, 0);
  let at = app.clock.now.getTime() - endedDays * 24 * hourMs - total * hourMs;
  let last = 0;
  for (const [author, hours] of turns) {
    at += hours * hourMs;
    const data = { chatId: chat.id, userId: authors[author], text: 'Hello', createdAt: new Date(at) };
    last = (await db.message.create({ data })).id;
  }
  await db.chat.update({ where: { id: chat.id }, data: { lastMessageId: last, nbMessages: turns.length } });
  for (const userId of [employerId, jobSeekerId]) {
    const chatId_userId = { chatId: chat.id, userId };
    await db.chatParticipant.upsert({
      where: { chatId_userId },
      create: { ...chatId_userId, lastMessageId: last },
      update: { lastMessageId: last },
    });
  }
}
