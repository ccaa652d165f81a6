import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanPhone } from '../cleanText.ts';
import { dialled } from './typed.input.ts';

export const phoneMessage = 'Please provide a valid phone number with the correct country code.';

const maxLength = 32;

/** A phone number with its country code, in any notation; converted to E.164. */
export const phone = (missing: string) =>
  dialled(missing)
    .max(maxLength, phoneMessage)
    .overwrite((number) => phoneNumber(number) ?? number)
    .refine((number) => isValidPhoneNumber(number), phoneMessage);

/** A number in any notation as E.164; null for anything else. */
export function phoneNumber(text: string): string | null {
  const number = cleanPhone(text);
  if (number.length > maxLength) return null;
  return (
    [number, number.replace('(0)', ''), number.replace(/^(\+\d{2,3}?)[ -]?0/, '$1'), number.replace(/^\+52 ?1/, '+52')]
      .filter((candidate) => isValidPhoneNumber(candidate))
      .map((candidate) => parsePhoneNumberFromString(candidate)?.number ?? null)[0] ?? null
  );
}

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
