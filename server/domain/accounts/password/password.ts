import { hash, verify } from '@node-rs/argon2';
import { verifyPassword as verifyScrypt } from 'better-auth/crypto';
import type { Services } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { accountMessages } from './account.input.ts';
import { requireSecret } from './guesses.ts';

/** The cost of a hash: argon2id with OWASP's minimum of 19 MiB and two passes. A hash contains its cost, so this can be raised. */
const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password in PHC format (`$argon2id$…`). */
export const hashPassword = (password: string, cost = passwordCost): Promise<string> => hash(composed(password), cost);

/** Checks a password against its hash, of this format or of the former one (scrypt, `salt:key`). */
export const verifyPassword = (hashed: string, password: string): Promise<boolean> =>
  hashed.startsWith('$argon2') ? verify(hashed, composed(password)) : verifyScrypt({ hash: hashed, password });

/** Devices write some letters in different ways. */
const composed = (password: string): string => password.normalize('NFKC');

/**
 * The number of wrong passwords per account and the time for which they count, so that a stolen session cannot be used
 * to guess the password.
 */
export const wrongPasswordsAllowed = 10;
export const wrongPasswordsCountMs = 10 * 60_000;

/** The password that was checked, as the condition under which it is still the same. */
export type ConfirmedPassword = { providerId: 'credential'; password: string };

/**
 * Checks the viewer's password. What it permits is written on the condition that the password is still the same.
 * @param who the viewer's id and the client's address
 * @param field the input field of the password
 * @throws InvalidInput on that field
 */
export async function confirmPassword(
  services: Pick<Services, 'db' | 'counters' | 'log'>,
  { id, address }: { id: number; address: string },
  field: string,
  password: string,
): Promise<ConfirmedPassword> {
  const limit = {
    key: `passwords:${id}`,
    allowed: wrongPasswordsAllowed,
    within: wrongPasswordsCountMs,
    wrong: () => InvalidInput.of(field, accountMessages.wrongPassword),
    tooMany: () => InvalidInput.of(field, accountMessages.tooManyPasswords),
  };
  const stored = await requireSecret(services, { kind: 'password', account: id, address }, limit, async () => {
    const stored = await readPassword(services.db, id);
    return stored && (await verifyPassword(stored, password)) ? stored : null;
  });
  return { providerId: 'credential', password: stored };
}

async function readPassword(db: Services['db'], userId: number): Promise<string | null> {
  const account = await db.account.findFirst({
    where: { userId, providerId: 'credential' },
    select: { password: true },
  });
  return account?.password ?? null;
}
