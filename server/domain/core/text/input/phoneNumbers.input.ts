import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanPhone } from '../cleanText.ts';
import { phoneMaxLength } from './typed.input.ts';

/** The rules of phone numbers. The browser has lighter ones: package.json names them `#phoneNumbers` for both. */

/** A number in any notation as E.164; null for anything else. */
export function phoneNumber(text: string): string | null {
  const number = cleanPhone(text);
  if (number.length > phoneMaxLength) return null;
  return (
    [number, number.replace('(0)', ''), number.replace(/^(\+\d{2,3}?)[ -]?0/, '$1'), number.replace(/^\+52 ?1/, '+52')]
      .filter((candidate) => isValidPhoneNumber(candidate))
      .map((candidate) => parsePhoneNumberFromString(candidate)?.number ?? null)[0] ?? null
  );
}

/** The server has all rules from the start. */
export const loadPhoneNumbers = async (): Promise<void> => undefined;
