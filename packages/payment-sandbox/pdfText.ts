import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Text in the scripts of names: which font has each letter, and in which order letters are drawn.

const require = createRequire(import.meta.url);

/** Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic. Thai, Korean and the scripts of India are in neither font. */
export const plainFonts = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const chinese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const letterOrMark = /[\p{L}\p{M}]/u;

/** Chinese and Japanese letters are in a hundred files, which name what they have. */
let parts: { file: string; has: (code: number) => boolean }[] | undefined;

function readParts(): NonNullable<typeof parts> {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'), 'utf8'),
  );
  return Object.entries(ranges).map(([name, text]) => {
    const bounds = text.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    const file = `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    return { file, has: (code) => bounds.some(([from, to]) => code >= from && code <= to) };
  });
}

function fontOf(letter: string, plain: string): string {
  if (!chinese.test(letter)) return plain;
  parts ??= readParts();
  const part = parts.find(({ has }) => has(letter.codePointAt(0) ?? 0));
  return part ? require.resolve(`@fontsource-variable/noto-sans-sc/files/${part.file}`) : plain;
}

/** A compressed font cannot be part of a PDF: its letters are drawn as shapes. */
export const isDrawn = (font: string): boolean => font.endsWith('.woff2');

/** Letters that are drawn at once: of one font, and in one direction. */
export interface Piece {
  text: string;
  font: string;
}

/** Whether each letter is read from right to left. What is no letter, such as a space, is so between two that are. */
function directionsOf(letters: string[]): { isRight: boolean[]; begins: boolean } {
  const own = letters.map((letter) => (rightToLeft.test(letter) ? true : letterOrMark.test(letter) ? false : null));
  const begins = own.find((one) => one !== null) ?? false;
  const isRight = own.map((one, at) => {
    if (one !== null) return one;
    const before = own.slice(0, at).findLast((other) => other !== null) ?? begins;
    const after = own.slice(at).find((other) => other !== null) ?? begins;
    return before && after;
  });
  return { isRight, begins };
}

const mirrors = new Map(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const]),
);

/** Whether what is drawn is not the text itself, in its order. */
export const needsActualText = (text: string): boolean => rightToLeft.test(text) || chinese.test(text);

/** The pieces of a line from left to right. A font lays out the letters of a piece, those of Arabic from its end. */
export function piecesOf(text: string, plain: string): Piece[] {
  const letters = Array.from(text.normalize('NFC'));
  const { isRight: directions, begins } = directionsOf(letters);
  const runs: { isRight: boolean; pieces: Piece[] }[] = [];
  for (const [at, given] of letters.entries()) {
    const isRight = directions[at] ?? false;
    const letter = (isRight && mirrors.get(given)) || given;
    const font = fontOf(letter, plain);
    let run = runs.at(-1);
    if (run?.isRight !== isRight) {
      run = { isRight, pieces: [] };
      runs.push(run);
    }
    const last = run.pieces.at(-1);
    if (last?.font === font) last.text += letter;
    else run.pieces.push({ text: letter, font });
  }
  return (begins ? runs.reverse() : runs).flatMap(({ pieces }) => pieces);
}
