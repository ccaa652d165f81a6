import { hash, verify } from '@node-rs/argon2';
import { verifyPassword as verifyScrypt } from 'better-auth/crypto';

/** The cost of a hash: argon2id with OWASP's minimum of 19 MiB and two passes. A hash contains its cost, so this can be raised. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password in PHC format (`$argon2id$…`). */
export const hashPassword = (password: string, cost = passwordCost): Promise<string> => hash(composed(password), cost);

/** Checks a password against its hash, of this format or of the former one (scrypt, `salt:key`). */
export const verifyPassword = (hashed: string, password: string): Promise<boolean> =>
  hashed.startsWith('$argon2') ? verify(hashed, composed(password)) : verifyScrypt({ hash: hashed, password });

/** Devices write some letters in different ways. */
const composed = (password: string): string => password.normalize('NFKC');
