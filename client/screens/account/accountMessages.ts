import type { AccountFailure } from './accountCalls.ts';

/** Why a form was not accepted: at its fields, or above them. */
export interface Rejection {
  message: string | null;
  fields: Record<string, string>;
}

const ofField = (field: string, message: string): Rejection => ({ message: null, fields: { [field]: message } });
const ofForm = (message: string): Rejection => ({ message, fields: {} });

const rejections: Record<string, Rejection> = {
  INVALID_EMAIL_OR_PASSWORD: ofField('password', 'The email or the password is wrong.'),
  INVALID_EMAIL: ofField('email', 'Please provide valid email address.'),
  USER_ALREADY_EXISTS: ofField('email', 'There is an account with this email already.'),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ofField('email', 'There is an account with this email already.'),
  PASSWORD_TOO_SHORT: ofField('password', 'Please choose a longer password.'),
  PASSWORD_TOO_LONG: ofField('password', 'Please choose a shorter password.'),
  INVALID_TOKEN: ofForm('This link has been used or is too old. Please ask for a new one.'),
  TOO_MANY: ofForm('Too many attempts. Please wait a minute and try again.'),
  OFFLINE: ofForm('We cannot reach the server. Please check your connection and try again.'),
};

/** What a failed account call means for the person in front of the form. */
export function rejectionOf({ code }: AccountFailure): Rejection {
  return rejections[code] ?? ofForm('Something went wrong on our side. Please try again.');
}
