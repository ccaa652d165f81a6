import { runInNewContext } from 'node:vm';

/**
 * The result of `run`. It throws when `run` still works after `milliseconds`, and stops it, even inside a regular
 * expression. For tests of linear time: on a text of this length, quadratic work would take far longer.
 */
export function withinTime<Result>(milliseconds: number, run: () => Result): Result {
  return runInNewContext('run()', { run }, { timeout: milliseconds });
}

/** Far more than any field takes: linear work takes well under a second, quadratic work minutes. */
export const hostileLength = 100_000;

const repeat = (piece: string) => piece.repeat(Math.ceil(hostileLength / piece.length));
const half = (piece: string) => piece.repeat(Math.ceil(hostileLength / 2 / piece.length));

/** Texts of at least `hostileLength` that make careless patterns and parsers slow, by name. */
export const hostileTexts: Record<string, string> = {
  'spaces around a letter before U+2028': `#${half(' ')}a${half(' ')}\u2028a`,
  ...Object.fromEntries(
    [
      ...['*', '**a', '_a ', '*_', '*a_ ', 'a***b', 'a**b_', '**x *a ', '~', '`', '` ``', '\\', '\\['],
      ...['[', '[a](', '![a', '![[]()', '[a](<', '[a](https://a.b ', '[*a](b*', '[a]: b\n', '[a](https://a.b)'],
      ...['# ', '- ', '- a\n', '1. ', '> ', '+ + + a\n', '---\n', '  - a\n', '<', '<a', '<!--', '<?', '&', '&amp;'],
      ...['&#x'],
      ...[' ', '\t', '\n', ' \n', 'a \n', '\u00a0', '\u2028', '# a\u2028', '\u2028\u2029\n', '\u200b', '\u0000'],
      ...['\ufeff'],
      ...['a', 'a ', 'aA', '0', '0 ', '+0', '0-', '.', '..', ',', ';', '-', '--', 'a-', '(', ')', '()', '"', "'", '/'],
      ...['//'],
      ...['@', 'a@', 'a.', 'a@a.', '%', '%a', '%2', '=', 'a=', 'a=;', '&a=', '[a]=', ':', 'a:', '{', '}', '|', '$'],
      ...['^'],
      ...['http://', 'https://a.b ', 'https://a.b)', 'www.', 'www.a.', 'mailto:', 'mailto:a@', '://', 'ü', 'é', 'ﬁ'],
      ...['🍳', '1️⃣'],
      ...['\ud83c', 'two ', 'at ', ' dot ', ' at dot ', 'o', 'double ', 'wa.me/', '10-12 ', '2019 ', '1:00 '],
      ...['1/1/20 ', '1,000 ', '1-2 ', '123,', '@a ', 'instagram ', 'é', 'İ'],
    ].map((piece) => [JSON.stringify(piece), repeat(piece)]),
  ),
  'ranges of single digits before a longer one': `${repeat('1-2 ')}10`,
  'nested brackets': `${half('[')}${half(']')}`,
  'nested emphasis': `${half('*a ')}${half('b*')}`,
  'nested parentheses': `https://a.b/${half('(')}${half(')')}`,
  'spaces between letters': `a${repeat(' ')}b`,
  'digits before a letter': `${repeat('1')}a`,
  'a long list with lazy lines': `- - - - - a\n${repeat('b\n')}`,
  'deep indentation': repeat(`${' '.repeat(60)}- a\n`),
};
