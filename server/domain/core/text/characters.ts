let segmenter: Intl.Segmenter | undefined;

/** A text by characters as people see them: a flag, a family or a letter with its marks is one. */
export function charactersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** The first character as people see it; none of an empty text. */
export const firstCharacter = (text: string): string => charactersOf(text).containing(0)?.segment ?? '';
