import { hashPassword as hashWithScrypt } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

const password = 'correct horse battery';

it('hashes with argon2id at the recommended cost, with a new salt each time', async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect(await verifyPassword(one, password)).toBe(true);
  expect(await verifyPassword(one, 'correct horse batter')).toBe(false);
});

it('accepts passwords with hashes of the former format', async () => {
  const former = await hashWithScrypt(password);
  expect(await verifyPassword(former, password)).toBe(true);
  expect(await verifyPassword(former, 'wrong')).toBe(false);
});

it('normalizes composed and decomposed letters', async () => {
  expect(await verifyPassword(await hashPassword('pa\u0308sswort lang'), 'p\u00e4sswort lang')).toBe(true);
});
