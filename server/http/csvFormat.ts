/** The CSV files that admins download: RFC 4180 with a byte order mark, which Excel needs. */
export const csvFormat = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // Of itself it quotes only its own delimiter, and not a line feed alone.
  quoted_match: /[\r\n]/,
  // A text that begins like a formula is preceded by an apostrophe, so that no program runs it.
  escape_formulas: true,
} as const;
