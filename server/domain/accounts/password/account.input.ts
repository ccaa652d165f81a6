import { z } from 'zod';
import { publicText } from '../../core/text/contactData/contactData.input.ts';
import { personName } from '../../core/text/input/name.input.ts';
import { code, email } from '../../core/text/input/typed.input.ts';
import { acceptedTermsVersion } from '../terms/terms.input.ts';
import { isEasyPassword, type PasswordOwner } from './easyPassword.input.ts';

/** The rules of sign-up, sign-in and account changes. The server enforces them; the account screens use them too. */

export const passwordMinLength = 8;
/** The maximum length that the account library accepts. */
export const passwordMaxLength = 128;
export const accountNameMaxLength = 60;

export const accountMessages = {
  commonPassword: 'This password is too easy to guess. Please choose a less common one.',
  wrongCode: 'The code is incorrect.',
  voidCode: 'This code is no longer valid. Please request a new one.',
  otherBrowser: 'Please enter the code in the browser in which you chose the password.',
  guestIsOver: 'We no longer recognize this browser. Please sign up with the email that you used before.',
  wrongPassword: 'The password is incorrect.',
  tooManyCodes: 'Too many wrong codes. Please try again in a few minutes.',
  tooManyPasswords: 'Too many wrong passwords. Please try again in a few minutes.',
  sameEmail: 'This is already your email.',
  refusedEmail: 'This address does not accept mail. Check the spelling.',
  emailTaken: 'An account with this email already exists.',
  emailIsLogin: 'You log in with this email. Please change it in your account settings.',
} as const;

const invalidEmail = 'Please provide valid email address.';
const loginEmail = email(invalidEmail, 'Please provide email.');

/** What is too short is said to be too short only. */
const isLessCommon = (password: string, owner?: PasswordOwner): boolean =>
  password.length < passwordMinLength || !isEasyPassword(password, owner);

const chosenPassword = z
  .string()
  .min(1, 'Please choose a password.')
  .min(passwordMinLength, `Please choose a password of at least ${passwordMinLength} characters.`)
  .max(passwordMaxLength, `A password can have at most ${passwordMaxLength} characters.`);

const newPassword = chosenPassword.refine((password) => isLessCommon(password), accountMessages.commonPassword);

export const signInSchema = z.object({ email: loginEmail, password: z.string().min(1, 'Please enter your password.') });

const name = personName({ max: accountNameMaxLength, missing: 'Please provide name.' }).check(publicText());

export const signUpSchema = z
  .object({ name, email: loginEmail, password: chosenPassword })
  .refine(({ password, ...owner }) => isLessCommon(password, owner), {
    path: ['password'],
    error: accountMessages.commonPassword,
  });

const typedCode = code('Please enter the code.');

const mailedCode = typedCode.regex(/^\d{8}$/, 'The code has 8 digits.');

/** Proves that the visitor reads the mailbox of a sign-up. `token` comes from the sign-up's response. */
export const confirmSignUpSchema = z.object({ token: z.string().regex(/^[\w-]{1,64}$/), code: mailedCode });

export const confirmEmailSchema = z.object({ code: mailedCode });

/** The password that a guest chooses. */
export const guestAccountSchema = signUpSchema.safeExtend({ termsVersion: acceptedTermsVersion });

/** The input of a sign-up. Admins are created on the command line. */
export const newAccountSchema = guestAccountSchema.safeExtend({
  role: z.enum(['ROLE_CANDIDATE', 'ROLE_EMPLOYER'], {
    error: 'Please choose to sign up as a job seeker or an employer.',
  }),
});

export const requestPasswordSchema = z.object({ email: loginEmail });

export const newPasswordSchema = z.object({ password: newPassword });

export const changeNameSchema = z.object({ name });

/** Changes of the sign-in require the password, because an open browser is not proof of identity. */
const presentPassword = z
  .string()
  .min(1, 'Please enter your password.')
  .max(passwordMaxLength, 'The password is incorrect.');

export const changeEmailSchema = z.object({ email: loginEmail, password: presentPassword });

export const changePasswordSchema = z.object({ currentPassword: presentPassword, newPassword });

export const currentPasswordSchema = z.object({ password: presentPassword });

/** Once two-factor login is on, its changes need a code too: of the app, or a backup code. */
export const twoFactorChangeSchema = currentPasswordSchema.extend({
  code: typedCode.regex(
    /^(?:\d{6}|[A-Za-z0-9]{5}-[A-Za-z0-9]{5})$/,
    'Please enter the 6 digits that the app shows, or a backup code.',
  ),
});

/** Of an authenticator app. */
export const twoFactorCodeSchema = z.object({
  code: typedCode.regex(/^\d{6}$/, 'The code has 6 digits.'),
});

export const backupCodeSchema = z.object({
  code: typedCode.regex(/^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/, 'A backup code looks like aB3dE-fG7hI.'),
});
