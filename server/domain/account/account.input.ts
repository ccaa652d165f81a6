import { z } from 'zod';

/** Signing up and in, and what may be changed of an account: the server enforces these rules, the account screens show them. */

export const passwordMinLength = 8;
/** What the account library accepts at most. */
export const passwordMaxLength = 128;
export const accountNameMaxLength = 60;

const email = z.string().trim().min(1, 'Please provide email.').pipe(z.email('Please provide valid email address.'));

const newPassword = z
  .string()
  .min(1, 'Please choose a password.')
  .min(passwordMinLength, `Please choose a password of at least ${passwordMinLength} characters.`)
  .max(passwordMaxLength, `A password can have at most ${passwordMaxLength} characters.`);

export const signInSchema = z.object({ email, password: z.string().min(1, 'Please enter your password.') });

const name = z
  .string()
  .trim()
  .min(1, 'Please provide name.')
  .max(accountNameMaxLength, `A name can have at most ${accountNameMaxLength} characters.`);

export const signUpSchema = z.object({
  name,
  email,
  password: newPassword,
});

export const requestPasswordSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword });

export const changeNameSchema = z.object({ name });

/** Whoever changes how they sign in shows that it is not only their browser that somebody has. */
const presentPassword = z
  .string()
  .min(1, 'Please enter your password.')
  .max(passwordMaxLength, 'This password is not right.');

export const changeEmailSchema = z.object({ email, password: presentPassword });

export const changePasswordSchema = z.object({ currentPassword: presentPassword, newPassword });

export const deleteMyAccountSchema = z.object({ password: presentPassword });

export const accountMessages = {
  wrongPassword: 'This password is not right.',
  tooManyPasswords: 'Too many wrong passwords. Please try again in a few minutes.',
  sameEmail: 'This is your email already.',
  emailTaken: 'There is an account with this email already.',
  emailIsLogin: 'You sign in with this email. Please change it in your account settings.',
} as const;
