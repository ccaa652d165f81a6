import { cleanLine, plainDigit } from '../cleanText.ts';

/**
 * A number as people type it: with a comma or a point before its decimals, with separators between thousands, and with digits
 * of any script. Three digits after a separator are thousands. NaN for anything else, so that nothing is read as another number.
 */
export function typedNumber(text: string): number {
  const plain = plainNumber(text);
  if (/^\d{1,15}$/.test(plain)) return Number(plain);
  if (/^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d{0,2}(?:[ '\u2019]\d{3})+$/.test(plain)) {
    return Number(plain.replaceAll(/\D/g, ''));
  }
  return /^\d{1,12}[.,]\d{1,6}$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** What was typed with the digits of ASCII and a point for the Arabic decimal separator. */
export const plainNumber = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .replaceAll('\u066b', '.');
