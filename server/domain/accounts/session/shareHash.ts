import { randomBytes } from 'node:crypto';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { ShareSide } from '../../core/context.ts';
import { lockContactChatsOf, setHashes } from './session.sql.ts';

/** The secret of a share link: 192 random bits, base64url. */
export const newShareHash = (): string => randomBytes(24).toString('base64url');

/** The columns of each side's link and of the person on that side. */
export const sides = {
  employer: { hash: 'employer_hash', person: 'employer_id', former: 'EMPLOYER' },
  jobSeeker: { hash: 'job_seeker_hash', person: 'job_seeker_id', former: 'JOB_SEEKER' },
} as const;

/**
 * Renews a person's own side in all of their chats. After the commit, `accessChanged` for the person closes what was opened
 * with the old links.
 */
export async function renewOwnShareLinks(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  for (const side of ['employer', 'jobSeeker'] as const) {
    const chats = await lockContactChatsOf(tx, sides[side].person, userId);
    await giveNewLinks(
      tx,
      side,
      chats.map(({ id }) => id),
    );
  }
}

/**
 * Renews both sides of all chats of an employer who has proven their email, because anyone may have been the guest before. The
 * old links only lead the signed-in participants to their chats. Returns the ids of the chats: publish `accessChanged` for each
 * after the commit.
 */
export async function replaceShareLinks(tx: Prisma.TransactionClient, employerId: number): Promise<number[]> {
  const chats = await lockContactChatsOf(tx, sides.employer.person, employerId);
  const ids = chats.map(({ id }) => id);
  await tx.formerShareLink.createMany({
    data: chats.flatMap(({ id: chatId, employer_hash: employer, job_seeker_hash: jobSeeker }) => [
      ...(employer === null ? [] : [{ chatId, side: sides.employer.former, hash: employer }]),
      ...(jobSeeker === null ? [] : [{ chatId, side: sides.jobSeeker.former, hash: jobSeeker }]),
    ]),
  });
  await giveNewLinks(tx, 'employer', ids);
  await giveNewLinks(tx, 'jobSeeker', ids);
  return ids;
}

async function giveNewLinks(tx: Prisma.TransactionClient, side: ShareSide, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await setHashes(tx, sides[side].hash, ids, ids.map(newShareHash));
}
