import { loginFailures } from '../../../../server/domain/accounts/password/loginFailures.input.ts';
import { termsVersion } from '../../../../server/domain/accounts/terms/terms.input.ts';
import type { Role } from '../../../__generated__/SignInScreenQuery.graphql.ts';
import type { FormFailure } from '../../core/form/useSchemaForm.ts';

/** How an account call failed. */
export interface AccountFailure {
  ok: false;
  /** The account library's code, the name of a failure of the server, or `OFFLINE`. */
  code: string;
  /** The server's message for the user, for its own failures. */
  message?: string;
  /** Messages by field. */
  fields?: readonly { field: string; message: string }[];
}
export type AccountAnswer<Data> = { ok: true; data: Data } | AccountFailure;

export interface SignedIn {
  user: { id: string; role: Role };
}

export interface TwoFactorSecret {
  /** For authenticator apps: otpauth://totp/… */
  totpURI: string;
  backupCodes: string[];
}

/** With two-factor login, `twoFactorRedirect` says that a code has to follow. */
export const signIn = (values: { email: string; password: string }) =>
  call<SignedIn | { twoFactorRedirect: true }>('sign-in/email', values);

/** The second step of signing in, and the last one of setting two-factor login up. */
export const verifyTwoFactorCode = (values: { code: string; trustDevice: boolean }) =>
  call<SignedIn>('two-factor/verify-totp', values);

/** The second step of signing in without the authenticator app. Each code works once. */
export const verifyBackupCode = (values: { code: string; trustDevice: boolean }) =>
  call<SignedIn>('two-factor/verify-backup-code', values);

/** Begins to set two-factor login up. It is on after the first code. */
export const beginTwoFactor = (values: { password: string }) => call<TwoFactorSecret>('two-factor/enable', values);

export const endTwoFactor = (values: { password: string; code: string }) => call<unknown>('two-factor/disable', values);

/** For what is done only soon after a proof of identity. The code is for those with two-factor login. */
export const confirmIdentity = (values: { password: string; code?: string }) =>
  call<unknown>('confirm-identity', values);

/** The earlier codes no longer work. */
export const makeBackupCodes = (values: { password: string; code: string }) =>
  call<Pick<TwoFactorSecret, 'backupCodes'>>('two-factor/generate-backup-codes', values);

/** Mails a code, which `confirmSignUp` takes together with the token. Existing accounts get the same answer. */
export const signUp = (values: { name: string; email: string; password: string; role: Role }) =>
  call<{ token: string }>('sign-up/email', { ...values, termsVersion });

/** The same for the guest of this browser, who keeps chats and subscription. */
export const createPassword = (values: { name: string; email: string; password: string }) =>
  call<{ token: string }>('guest/password', { ...values, termsVersion });

/** Makes the account and signs in. */
export const confirmSignUp = (values: { token: string; code: string }) => call<SignedIn>('sign-up/confirm', values);

/** Mails a link to `redirectTo` if the account exists. The answer does not tell whether it does. */
export const requestPasswordReset = (values: { email: string; redirectTo: string }) =>
  call<unknown>('request-password-reset', values);

export const resetPassword = (values: { newPassword: string; token: string }) =>
  call<unknown>('reset-password', values);

async function call<Data>(path: string, body: Record<string, string | boolean>): Promise<AccountAnswer<Data>> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return { ok: true, data: answer };
    return { ...answer, ok: false, code: String(answer?.code ?? 'FAILED') };
  } catch {
    return { ok: false, code: 'OFFLINE' };
  }
}

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
