import { dictionary } from '@zxcvbn-ts/language-common';
import { InvalidInput } from '../../core/failures/errors.ts';
import { accountMessages } from './account.input.ts';
import { fromFirstToLastLetter, isEasyPassword, type PasswordOwner } from './easyPassword.input.ts';

/** In lower case. Too large for the browser. */
const common = new Set(dictionary['passwords-common']);

/**
 * Rejects passwords that are easy to guess, and the most common ones in any case, also with digits around them.
 * @param field the input field of the password
 * @throws InvalidInput on that field
 */
export function refuseCommonPassword(field: string, password: string, owner: PasswordOwner): void {
  const given = password.toLowerCase();
  const bare = fromFirstToLastLetter(given);
  if (isEasyPassword(password, owner) || common.has(given) || common.has(bare)) {
    throw InvalidInput.of(field, accountMessages.commonPassword);
  }
}
