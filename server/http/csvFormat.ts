import { guarded } from '../media/csvGuard.ts';

/** The CSV files that admins download: RFC 4180 with a byte order mark, which Excel needs. */
export const csvFormat = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // Of itself it quotes only its own delimiter, and not a line feed alone.
  quoted_match: /[\r\n;|\t]/,
  cast: { string: guarded },
} as const;
