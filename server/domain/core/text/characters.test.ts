import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCharacters, summarized } from './characters.ts';
import { shortened } from './labels.ts';
import { summaryOf } from './summary.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const charactersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Characters of several code points: skin, families, flags, keycaps, accents on their own, Hindi and Hangul. */
const characters = ['a', '👍🏽', '👨‍👩‍👧‍👦', '🇸🇬', '1️⃣', 'e\u0301', 'क्षि', '각', '\u{20000}', 'ö'];
const word = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 30 }).map((some) => some.join(''));
const text = fc.array(word, { minLength: 1, maxLength: 10 }).map((words) => words.join(' '));

describe('a text that is cut', () => {
  const ways: Record<string, (text: string, max: number) => string> = {
    firstCharacters,
    shortened,
    summarized,
    summaryOf,
  };

  it.each(Object.entries(ways))('has whole characters: %s', (_name, cut) => {
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 200 }), (text, max) => {
        const whole = charactersOf(text);
        const left = charactersOf(cut(text, max).replace(/…$/, ''));
        expect(whole.slice(0, left.length)).toEqual(left);
      }),
    );
  });

  it.each(['firstCharacters', 'shortened', 'summarized'])('is no longer than asked for: %s', (name) => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 200 }), (text, max) => {
        expect(ways[name]?.(text, max).length).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe('a summary', () => {
  it('is a short text on one line', () => {
    expect(summarized(' Hello\n\nMaria ', 120)).toBe('Hello Maria');
  });

  it('ends between words, and within a long word where it must', () => {
    expect(summarized('word '.repeat(60), 120)).toMatch(/word…$/);
    expect(summarized('w'.repeat(300), 120)).toBe(`${'w'.repeat(119)}…`);
  });
});
