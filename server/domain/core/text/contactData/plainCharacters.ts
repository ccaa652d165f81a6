import { plainDigit } from '../cleanText.ts';
import { TracedText } from './tracedText.ts';

/** Ones in circles, which have none either: the digits from 1 to 9. */
const circledOnes = [0x24f5, 0x2776, 0x2780, 0x278a];

const ideographs = '〇一二三四五六七八九';

/**
 * The text in characters that patterns know: digits of every script and emoji are 0 to 9, letters have no accents and no
 * special shapes, and characters that cannot be seen are gone. Case stays.
 */
export const plainCharacters = (text: string): TracedText =>
  TracedText.of(text, plainCharacter)
    .replaceAll(entities, entity)
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');

/** A description is Markdown, which shows these as the characters that they name, and no backslash before punctuation. */
const entities = /&(?:#\d{1,7}|#x[\da-f]{1,6}|commat|period|plus|colon|sol|lowbar);/gi;
const named = new Map(Object.entries({ commat: '@', period: '.', plus: '+', colon: ':', sol: '/', lowbar: '_' }));

function entity(written: string): string {
  const name = written.slice(1, -1).toLowerCase();
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return named.get(name) ?? (code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : ' ');
}

function plainCharacter(character: string): string {
  if (character < '\u0080') return character;
  return character
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .replaceAll(/[⓵-⓽❶-❾➀-➈➊-➒]/g, circledDigit)
    .replaceAll(/[零〇一二三四五六七八九]/g, (digit) => String(Math.max(ideographs.indexOf(digit), 0)))
    .replaceAll('。', '.')
    .replaceAll(/[‐-―−]/g, '-');
}

/** Accents, the parts of emoji, and what cannot be seen. */
const unseen = /[\p{Mark}\p{Cf}]/gu;

function circledDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  return String(code + 1 - (circledOnes.findLast((one) => code >= one) ?? code));
}
