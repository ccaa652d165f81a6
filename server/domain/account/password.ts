import type { Services } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { accountMessages } from './account.input.ts';
import { verifyPassword } from './passwordHash.ts';

/**
 * The number of wrong passwords per account and the time for which they count, so that a stolen session cannot be used
 * to guess the password.
 */
const wrongPasswordsAllowed = 10;
const wrongPasswordsCountMs = 10 * 60_000;

/** The password that was checked, as the condition under which it is still the same. */
export type ConfirmedPassword = { providerId: 'credential'; password: string };

/**
 * Checks the viewer's password. What it permits is written on the condition that the password is still the same.
 * @param field the input field of the password
 * @throws InvalidInput on that field
 */
export async function confirmPassword(
  { db, counters }: Pick<Services, 'db' | 'counters'>,
  userId: number,
  field: string,
  password: string,
): Promise<ConfirmedPassword> {
  // Counted before the check, so that concurrent attempts count too.
  const key = `passwords:${userId}`;
  const { count } = await counters.add(key, wrongPasswordsCountMs);
  if (count > wrongPasswordsAllowed) throw InvalidInput.of(field, accountMessages.tooManyPasswords);
  const stored = await readPassword(db, userId).catch(async (error: unknown) => {
    // Only a checked password counts.
    await counters.takeBack(key);
    throw error;
  });
  if (!stored || !(await verifyPassword(stored, password))) throw InvalidInput.of(field, accountMessages.wrongPassword);
  await counters.reset(key);
  return { providerId: 'credential', password: stored };
}

async function readPassword(db: Services['db'], userId: number): Promise<string | null> {
  const account = await db.account.findFirst({
    where: { userId, providerId: 'credential' },
    select: { password: true },
  });
  return account?.password ?? null;
}
