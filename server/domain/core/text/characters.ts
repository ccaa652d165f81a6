let segmenter: Intl.Segmenter | undefined;

/** A text by characters as people see them: a flag, a family or a letter with its marks is one. */
export function charactersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Between two letters of Latin scripts a character ends: no need for the browser's tables, which a slow phone takes 40 ms to begin with. */
export const endsAt = (text: string, at: number): boolean =>
  text.charCodeAt(at - 1) < firstMark && text.charCodeAt(at) < firstMark && text[at] !== '\n';

/** U+0300, the first mark that belongs to the letter before it. */
const firstMark = 0x300;

/** The first character as people see it; none of an empty text. */
export const firstCharacter = (text: string): string =>
  endsAt(text, 1) ? text.slice(0, 1) : (charactersOf(text).containing(0)?.segment ?? '');
