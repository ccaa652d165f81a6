import { verifyPassword } from 'better-auth/crypto';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { accountMessages } from './account.input.ts';

/** How many wrong passwords one account may be tried with, and for how long they count. */
const wrongPasswordsAllowed = 10;
const wrongPasswordsCountMs = 10 * 60_000;

/** Beyond so many accounts, those whose tries count no more are looked for. */
const remembered = 1000;

type Tries = { count: number; since: number };

/** Of this process: a session that somebody else got hold of must not be a place to guess passwords at. */
const triesOf = new WeakMap<PrismaClient, Map<number, Tries>>();

/**
 * Makes sure that the viewer knows the account's password.
 * @param field the input field that it was given in.
 * @throws InvalidInput on that field.
 */
export async function confirmPassword(
  { db, now }: DomainContext,
  userId: number,
  field: string,
  password: string,
): Promise<void> {
  const tries = triesOf.get(db) ?? new Map<number, Tries>();
  triesOf.set(db, tries);
  const at = now().getTime();
  const last = tries.get(userId);
  const current = last && at - last.since < wrongPasswordsCountMs ? last : { count: 0, since: at };
  if (current.count >= wrongPasswordsAllowed) throw InvalidInput.of(field, accountMessages.tooManyPasswords);
  if (tries.size > remembered) forgetOld(tries, at);
  // Counted before it is known to be wrong: many tries at once are as many tries.
  tries.set(userId, { ...current, count: current.count + 1 });
  const account = await db.account.findFirst({
    where: { userId, providerId: 'credential' },
    select: { password: true },
  });
  if (!account?.password || !(await verifyPassword({ hash: account.password, password }))) {
    throw InvalidInput.of(field, accountMessages.wrongPassword);
  }
  tries.delete(userId);
}

function forgetOld(tries: Map<number, Tries>, at: number): void {
  for (const [userId, { since }] of tries) if (at - since >= wrongPasswordsCountMs) tries.delete(userId);
}
