import { loginFailures } from '../../../server/domain/accounts/password/loginFailures.input.ts';
import type { FormFailure } from '../../features/core/form/useSchemaForm.ts';
import type { AccountFailure } from './accountCalls.ts';

const ofField = (field: string, message: string): FormFailure => ({ message: '', fields: { [field]: message } });
const ofForm = (message: string): FormFailure => ({ message, fields: {} });

const failures: Record<string, FormFailure> = {
  INVALID_TOKEN: ofForm('This link has expired or was already used. Please request a new one.'),
  OFFLINE: ofForm('We cannot reach the server. Please check your connection and try again.'),
};

/** The server's own failures, whose messages are for the user. */
const ownFailures = ['ACCOUNT_CLOSED', 'TooMany', 'Unavailable', 'Forbidden', 'SignInRequired', '429'];

/** What a failed account call means for the user, at the field at fault or for the whole form. */
export function failureOf({ code, message, fields }: AccountFailure): FormFailure {
  if (fields) return { message: '', fields: Object.fromEntries(fields.map((one) => [one.field, one.message])) };
  if (message && ownFailures.includes(code)) return ofForm(message);
  const login = loginFailures.get(code);
  if (login) return login.field === null ? ofForm(login.message) : ofField(login.field, login.message);
  return failures[code] ?? ofForm('Something went wrong on our side. Please try again.');
}
