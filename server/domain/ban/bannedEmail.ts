import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import type { BannedEmailKey } from './bannedEmailKey.ts';

/** The client, or the one of a transaction. */
type Db = Pick<PrismaClient, 'user' | 'bannedEmail'>;

/** Whether this is the email of a banned person, guests and deleted accounts too. */
export async function isBannedEmail(db: Db, keyOf: BannedEmailKey, email: string): Promise<boolean> {
  const where = { email: { equals: email, mode: 'insensitive' }, bannedAt: { not: null }, deletedAt: null } as const;
  if ((await db.user.count({ where })) > 0) return true;
  return (await db.bannedEmail.count({ where: { key: keyOf(email) } })) > 0;
}

/** @throws InvalidInput on `email` for that of a banned person */
export async function refuseBannedEmail(
  { bannedEmailKey }: Pick<Services, 'bannedEmailKey'>,
  db: Db,
  email: string,
): Promise<void> {
  if (await isBannedEmail(db, bannedEmailKey, email)) throw InvalidInput.of('email', 'This email cannot be used.');
}

/** Before the emails of a banned account are erased: keeps that they are banned. */
export async function keepBannedEmails(
  { bannedEmailKey, now }: Pick<Services, 'bannedEmailKey' | 'now'>,
  db: Db,
  emails: readonly (string | null)[],
): Promise<void> {
  const keys = new Set(emails.flatMap((email) => (email === null ? [] : bannedEmailKey(email))));
  const data = [...keys].map((key) => ({ key, createdAt: now() }));
  await db.bannedEmail.createMany({ data, skipDuplicates: true });
}
