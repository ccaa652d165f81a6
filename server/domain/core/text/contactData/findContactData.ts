import { findEmail, findLink, withSigns } from './addresses.ts';
import { findHandle } from './handles.ts';
import { findPhoneNumber } from './phoneNumbers.ts';
import { plainCharacters } from './plainCharacters.ts';
import type { Range } from './tracedText.ts';

export type ContactDataKind = 'phone' | 'email' | 'link' | 'handle';

export interface ContactData {
  kind: ContactDataKind;
  /** As it was typed. */
  piece: string;
}

/**
 * The first contact data in a text, spelled out or disguised too; null without any. Rather lets a disguise pass than
 * refuses a text without contact data. Takes time linear in the length of the text.
 */
export function findContactData(text: string): ContactData | null {
  const plain = plainCharacters(text);
  const signs = withSigns(plain);
  const addresses = [
    ['email', findEmail],
    ['link', findLink],
    ['handle', findHandle],
  ] as const;
  for (const [kind, find] of addresses) {
    const found = find(signs.text);
    if (found) return { kind, piece: pieceOf(text, signs.typed(wholeWords(signs.text, found))) };
  }
  const number = findPhoneNumber(plain.text);
  return number && { kind: 'phone', piece: pieceOf(text, plain.typed(number)) };
}

/** Far longer than any address. */
const longestWord = 80;

function wholeWords(text: string, { from, to }: Range): Range {
  const isLetter = (at: number) => /\S/.test(text[at] ?? ' ');
  let [start, end] = [from, to];
  while (from - start < longestWord && isLetter(start - 1)) start -= 1;
  while (end - to < longestWord && isLetter(end)) end += 1;
  return { from: start, to: end };
}

const opening = /[([{]/;
const punctuation = /[\s"'“”‘’.,;:!?()[\]{}<>-]/;

/** Without the punctuation around it, and without the text of a link in Markdown. */
function pieceOf(text: string, { from, to }: Range): string {
  // The digit of an emoji stands before its other parts.
  const rest = /^[\p{Mark}\p{Cf}]{0,8}/u.exec(text.slice(to, to + longestWord))?.[0] ?? '';
  const linked = text.slice(from, to).indexOf('](');
  let [start, end] = [linked < 0 ? from : from + linked + 2, to + rest.length];
  while (start < end && punctuation.test(text[start] ?? '') && !opening.test(text[start] ?? '')) start += 1;
  while (start < end && punctuation.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}
