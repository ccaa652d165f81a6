/** Where the eye is: in the upper part of the window. */
const readingLine = 160;

/**
 * The section that is being read: the last one that begins above the reading line. Near the end of the page the line moves
 * down to the window's lower edge, because the last sections can never reach its top.
 * @param below how far the page can still be scrolled; `height` is the window's
 */
export function currentSection(
  sections: readonly { anchor: string; top: number }[],
  { below, height }: { below: number; height: number },
): string | null {
  const line = Math.max(readingLine, height - Math.max(below, 0));
  const passed = sections.filter(({ top }) => top <= line);
  return (passed.at(-1) ?? sections[0])?.anchor ?? null;
}
