import type { Db } from '../context.ts';

/** Whether this is the email of a banned person, guests too. */
export async function isBannedEmail(db: Db, email: string): Promise<boolean> {
  const where = { email: { equals: email, mode: 'insensitive' }, bannedAt: { not: null }, deletedAt: null } as const;
  return (await db.user.count({ where })) > 0;
}
