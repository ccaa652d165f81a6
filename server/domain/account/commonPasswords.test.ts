import { expect, it } from 'vitest';
import { InvalidInput } from '../errors.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { demoAccounts } from './demoAccount.ts';

it.each([
  'password',
  'PassWord',
  '12345678',
  'P@ssw0rd',
  'qwertyuiop',
  'password123',
  'ana.nin@example.test',
  'Ana.Nin',
])('%s is refused at its field', (password) => {
  expect(() => refuseCommonPassword('newPassword', password, 'Ana.Nin@example.test')).toThrow(
    InvalidInput.of('newPassword', 'This password is too easy to guess. Please choose a less common one.'),
  );
});

it.each(['correct horse battery', ...demoAccounts.map(({ password }) => password)])('%s is accepted', (password) => {
  expect(() => refuseCommonPassword('password', password, 'ana@example.test')).not.toThrow();
});
