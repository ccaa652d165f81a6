import { randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '../../server/generated/prisma/client.ts';

/** A chat of these two without a request. */
export const makeContactChat = (
  db: PrismaClient,
  { id: employerId }: { id: number },
  { id: jobSeekerId }: { id: number },
  more: Pick<Prisma.ChatCreateInput, 'participants' | 'messages'> = {},
) => {
  const hashes = { employerHash: randomUUID(), jobSeekerHash: randomUUID() };
  const sides = { employer: { connect: { id: employerId } }, jobSeeker: { connect: { id: jobSeekerId } } };
  return db.chat.create({ data: { kind: 'CONTACT', ...sides, ...hashes, ...more } });
};
