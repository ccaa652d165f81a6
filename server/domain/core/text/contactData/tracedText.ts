import { plainDigit } from '../cleanText.ts';

/** Part of a text, from one index to before another. */
export interface Range {
  from: number;
  to: number;
}

/** A rewritten text that knows where each of its characters was in the text as it was typed. */
export class TracedText {
  private constructor(
    readonly text: string,
    private readonly starts: readonly number[],
    private readonly ends: readonly number[],
  ) {}

  /** Rewrites each character by itself. */
  static of(typed: string, rewrite: (character: string) => string): TracedText {
    let text = '';
    const starts: number[] = [];
    const ends: number[] = [];
    let at = 0;
    for (const character of typed) {
      const rewritten = rewrite(character);
      text += rewritten;
      for (let unit = 0; unit < rewritten.length; unit += 1) {
        starts.push(at);
        ends.push(at + character.length);
      }
      at += character.length;
    }
    return new TracedText(text, starts, ends);
  }

  /** As of a string. The characters that replace a match come from the whole of it. */
  replaceAll(pattern: RegExp, replacement: string | ((match: string) => string)): TracedText {
    let text = '';
    const starts: number[] = [];
    const ends: number[] = [];
    let at = 0;
    const keepUntil = (end: number) => {
      text += this.text.slice(at, end);
      for (; at < end; at += 1) {
        starts.push(this.starts[at] ?? 0);
        ends.push(this.ends[at] ?? 0);
      }
    };
    for (const { 0: match, index } of this.text.matchAll(pattern)) {
      keepUntil(index);
      at = index + match.length;
      const replaced = typeof replacement === 'string' ? replacement : replacement(match);
      text += replaced;
      for (let unit = 0; unit < replaced.length; unit += 1) {
        starts.push(this.starts[index] ?? 0);
        ends.push(this.ends[at - 1] ?? 0);
      }
    }
    if (at === 0) return this;
    keepUntil(this.text.length);
    return new TracedText(text, starts, ends);
  }

  /** Where a part of this text was typed. */
  typed({ from, to }: Range): Range {
    return { from: this.starts[from] ?? 0, to: this.ends[to - 1] ?? 0 };
  }
}

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
