import { z } from 'zod';

/** Signing up and in: the server enforces these rules, the account screens show them. */

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

export const signUpSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please provide name.')
    .max(accountNameMaxLength, `A name can have at most ${accountNameMaxLength} characters.`),
  email,
  password: newPassword,
});

export const requestPasswordSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword });
