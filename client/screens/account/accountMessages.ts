import type { FormFailure } from '../../features/core/form/useSchemaForm.ts';
import type { AccountFailure } from './accountCalls.ts';

const ofField = (field: string, message: string): FormFailure => ({ message: '', fields: { [field]: message } });
const ofForm = (message: string): FormFailure => ({ message, fields: {} });

const failures: Record<string, FormFailure> = {
  INVALID_EMAIL_OR_PASSWORD: ofField('password', 'Wrong email or password.'),
  INVALID_EMAIL: ofField('email', 'Please provide valid email address.'),
  INVALID_TOKEN: ofForm('This link has expired or was already used. Please request a new one.'),
  INVALID_CODE: ofField('code', 'The code is incorrect. Each code is valid for 30 seconds.'),
  INVALID_BACKUP_CODE: ofField('code', 'This backup code is incorrect or was already used.'),
  INVALID_TWO_FACTOR_COOKIE: ofForm('Your login has expired. Please enter your password again.'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ofForm('Too many wrong codes. Please enter your password again.'),
  ACCOUNT_TEMPORARILY_LOCKED: ofForm('Too many wrong codes. Please try again in 15 minutes.'),
  OFFLINE: ofForm('We cannot reach the server. Please check your connection and try again.'),
};

/** The server's own failures, whose messages are for the user. */
const ownFailures = ['ACCOUNT_CLOSED', 'TooMany', 'Unavailable', 'Forbidden', 'SignInRequired', '429'];

/** What a failed account call means for the user, at the field at fault or for the whole form. */
export function failureOf({ code, message, fields }: AccountFailure): FormFailure {
  if (fields) return { message: '', fields: Object.fromEntries(fields.map((one) => [one.field, one.message])) };
  if (message && ownFailures.includes(code)) return ofForm(message);
  return failures[code] ?? ofForm('Something went wrong on our side. Please try again.');
}
