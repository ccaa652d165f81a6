import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import type { BannedEmailKeys } from '../../core/keys/accountKeys.ts';

export const bannedEmailMessage = 'This email cannot be used.';

/** The client, or the one of a transaction. */
type Db = Pick<PrismaClient, 'user' | 'bannedEmail'>;

/** Which of these emails belong to banned people, guests and deleted accounts too. In lower case. */
export async function bannedAmong(db: Db, keysOf: BannedEmailKeys, emails: readonly string[]): Promise<Set<string>> {
  const asked = new Map(emails.flatMap((email) => keysOf(email).map((key) => [key, email.toLowerCase()])));
  const [people, deleted] = await Promise.all([
    db.user.findMany({
      where: { email: { in: [...asked.values()], mode: 'insensitive' }, bannedAt: { not: null }, deletedAt: null },
      select: { email: true },
    }),
    db.bannedEmail.findMany({ where: { key: { in: [...asked.keys()] } } }),
  ]);
  const banned = new Set([
    ...people.map(({ email }) => email?.toLowerCase()),
    ...deleted.map(({ key }) => asked.get(key)),
  ]);
  return new Set([...asked.values()].filter((email) => banned.has(email)));
}

/** Whether this is the email of a banned person. */
export const isBannedEmail = async (db: Db, keysOf: BannedEmailKeys, email: string): Promise<boolean> =>
  (await bannedAmong(db, keysOf, [email])).size > 0;

/** @throws InvalidInput on `email` for that of a banned person */
export async function refuseBannedEmail(
  { bannedEmailKeys }: Pick<Services, 'bannedEmailKeys'>,
  db: Db,
  email: string,
): Promise<void> {
  if (await isBannedEmail(db, bannedEmailKeys, email)) throw InvalidInput.of('email', bannedEmailMessage);
}

/** Before the emails of a banned account are erased: keeps that they are banned. */
export async function keepBannedEmails(
  { bannedEmailKeys, now }: Pick<Services, 'bannedEmailKeys' | 'now'>,
  tx: Prisma.TransactionClient,
  emails: readonly (string | null)[],
): Promise<void> {
  const keys = new Set(emails.flatMap((email) => (email === null ? [] : bannedEmailKeys(email).slice(0, 1))));
  const data = [...keys].map((key) => ({ key, createdAt: now() }));
  await tx.bannedEmail.createMany({ data, skipDuplicates: true });
}

/** @throws InvalidInput on `email` for one that belongs to a registered account, whose owner has to sign in, or to someone banned. */
export async function refuseRegisteredEmail(
  services: Pick<Services, 'bannedEmailKeys'>,
  db: Prisma.TransactionClient,
  email: string | null,
): Promise<void> {
  if (email === null) return;
  const owner = await db.user.findUnique({ where: { loginEmail: email.toLowerCase() }, select: { id: true } });
  if (owner) throw InvalidInput.of('email', 'This email belongs to an account. Please log in first.');
  await refuseBannedEmail(services, db, email);
}
