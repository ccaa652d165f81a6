import { verifyPassword } from 'better-auth/crypto';
import type { DomainContext } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { accountMessages } from './account.input.ts';

/**
 * How many wrong passwords one account may be tried with, and for how long they count: a session that somebody else got
 * hold of must not be a place to guess passwords at.
 */
const wrongPasswordsAllowed = 10;
const wrongPasswordsCountMs = 10 * 60_000;

/**
 * Makes sure that the viewer knows the account's password.
 * @param field the input field that it was given in.
 * @throws InvalidInput on that field.
 */
export async function confirmPassword(
  { db, counters }: DomainContext,
  userId: number,
  field: string,
  password: string,
): Promise<void> {
  // Counted before it is known to be wrong: many tries at once are as many tries.
  const key = `passwords:${userId}`;
  const { count } = await counters.add(key, wrongPasswordsCountMs);
  if (count > wrongPasswordsAllowed) throw InvalidInput.of(field, accountMessages.tooManyPasswords);
  const account = await db.account.findFirst({
    where: { userId, providerId: 'credential' },
    select: { password: true },
  });
  if (!account?.password || !(await verifyPassword({ hash: account.password, password }))) {
    throw InvalidInput.of(field, accountMessages.wrongPassword);
  }
  await counters.reset(key);
}
