import { z } from 'zod';
import { phone } from '../account/phone.input.ts';

/** What was verified of a person. Everyone who sees the person sees it; the email and the number stay hidden. */
export type BadgeKind = 'EMAIL' | 'PHONE' | 'IDENTITY';

export const identityNoteMaxLength = 500;
export const phoneCodeLength = 6;

/** What an admin has checked the identity by; for admins. */
export const identityCheckSchema = z.object({
  note: z
    .string()
    .trim()
    .min(1, 'Please note what you have checked.')
    .max(identityNoteMaxLength, `Please use at most ${identityNoteMaxLength} characters.`),
});

/** The number that a code is sent to. */
export const phoneNumberSchema = z.object({ whatsApp: phone('Please provide your phone number.') });

const codeMessage = `Please enter the code of ${phoneCodeLength} digits.`;

/** The code of a text message. Spaces do not count. */
export const phoneCodeSchema = z.object({
  code: z
    .string()
    .max(32, codeMessage)
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, codeMessage)),
});
