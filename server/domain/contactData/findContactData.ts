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
  const before = /\S*$/.exec(text.slice(Math.max(from - longestWord, 0), from))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(to, to + longestWord))?.[0] ?? '';
  return { from: from - before.length, to: to + after.length };
}

/** Without the punctuation around it, and without the text of a link in Markdown. */
function pieceOf(text: string, { from, to }: Range): string {
  // The digit of an emoji stands before its other parts.
  const rest = /^[\p{Mark}\p{Cf}]*/u.exec(text.slice(to, to + longestWord))?.[0] ?? '';
  return text
    .slice(from, to + rest.length)
    .replace(/^\S*\]\(/, '')
    .replace(/^[\s"'“”‘’.,;:!?)\]}<>-]+/, '')
    .replace(/[\s"'“”‘’.,;:!?()[\]{}<>-]+$/, '');
}
