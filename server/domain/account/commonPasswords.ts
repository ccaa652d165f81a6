import { dictionary } from '@zxcvbn-ts/language-common';
import { InvalidInput } from '../errors.ts';
import { accountMessages, passwordMinLength } from './account.input.ts';

/** In lower case; shorter ones are refused for their length. */
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= passwordMinLength));

/**
 * Rejects the most common passwords, in any case, and the account's own email.
 * @param field the input field of the password
 * @throws InvalidInput on that field
 */
export function refuseCommonPassword(field: string, password: string, email?: string | null): void {
  const given = password.toLowerCase();
  const [mailbox = ''] = email?.split('@') ?? [];
  const isEmail = given === email?.toLowerCase() || given === mailbox.toLowerCase();
  if (isEmail || common.has(given)) throw InvalidInput.of(field, accountMessages.commonPassword);
}
