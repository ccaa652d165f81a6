import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

export const phoneMessage = 'Please provide a valid phone number with the correct country code.';

/** A phone number with its country code, in any notation; converted to E.164. */
export const phone = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(32, phoneMessage)
    .refine((number) => isValidPhoneNumber(number), phoneMessage)
    .transform((number) => parsePhoneNumberFromString(number)?.number ?? number);
