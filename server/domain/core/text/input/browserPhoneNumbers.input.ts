import { cleanPhone } from '../cleanText.ts';
import { phoneMaxLength } from './typed.input.ts';

/** The rules of phone numbers in the browser: those of all countries are large, and few visitors type a number. */

let whole: typeof import('./phoneNumbers.input.ts') | undefined;

/** Loads the rules of all countries, for a field that somebody is about to fill. Without a connection the server decides. */
export async function loadPhoneNumbers(): Promise<void> {
  whole ??= await import('./phoneNumbers.input.ts').catch(() => undefined);
}

/** A number as E.164 once the rules are loaded; until then as it is typed, if it has a country code. Null for anything else. */
export function phoneNumber(text: string): string | null {
  if (whole) return whole.phoneNumber(text);
  const number = cleanPhone(text);
  return number.length <= phoneMaxLength && /^\+\d[\d ()./-]{5,}$/.test(number) ? number : null;
}
