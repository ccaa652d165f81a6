import { cleanPhone } from '../cleanText.ts';
import { phoneMaxLength } from './typed.input.ts';

/** Phone validation in the browser. The full rules are large and loaded on demand. */

let whole: typeof import('./phoneNumbers.input.ts') | undefined;

/** Loads the full rules. If that fails, the server validates. */
export async function loadPhoneNumbers(): Promise<void> {
  whole ??= await import('./phoneNumbers.input.ts').catch(() => undefined);
}

/** A number as E.164 once the rules are loaded; until then as it is typed, if it has a country code. Null for anything else. */
export function phoneNumber(text: string): string | null {
  if (whole) return whole.phoneNumber(text);
  const number = cleanPhone(text);
  return number.length <= phoneMaxLength && /^\+\d[\d ()./-]{5,}$/.test(number) ? number : null;
}
