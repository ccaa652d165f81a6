import { z } from 'zod';
import { phone } from '../../core/text/input/phone.input.ts';
import { code, requiredProse } from '../../core/text/input/typed.input.ts';

/** What was verified of a person. Everyone who sees the person sees it; the email and the number stay hidden. */
export type BadgeKind = 'EMAIL' | 'PHONE' | 'IDENTITY';

export const identityNoteMaxLength = 500;
export const phoneCodeLength = 6;

/** What an admin has checked the identity by; for admins. */
export const identityCheckSchema = z.object({
  note: requiredProse('Please note what you have checked.', identityNoteMaxLength),
});

/** The number that a code is sent to. */
export const phoneNumberSchema = z.object({ whatsApp: phone('Please provide your phone number.') });

const codeMessage = `Please enter the code of ${phoneCodeLength} digits.`;

/** The code of a text message. */
export const phoneCodeSchema = z.object({
  code: code(codeMessage).regex(/^\d{6}$/, codeMessage),
});
