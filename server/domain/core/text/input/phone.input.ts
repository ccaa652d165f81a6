import { phoneNumber } from '#phoneNumbers';
import { cleanPhone } from '../cleanText.ts';
import { dialled, phoneMaxLength } from './typed.input.ts';

export const phoneMessage = 'Please provide a valid phone number with the correct country code.';

/** A phone number with its country code, in any notation; the server converts it to E.164. */
export const phone = (missing: string) =>
  dialled(missing)
    .max(phoneMaxLength, phoneMessage)
    .overwrite((number) => phoneNumber(number) ?? number)
    .refine((number) => phoneNumber(number) !== null, phoneMessage);

/**
 * The digits of a number for a search, as they are stored of it: without the international prefix or a leading zero. Null for a
 * text of other characters, and for fewer digits than find one person.
 */
export function typedNumber(text: string): string | null {
  const typed = cleanPhone(text);
  if (!/^[+\d ()./-]+$/.test(typed)) return null;
  const digits = (phoneNumber(typed) ?? typed.replace('(0)', '')).replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 5 ? digits : null;
}
