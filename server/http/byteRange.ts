import type { ByteRange } from '../media/store.ts';

/**
 * The part of a file that a `Range` header asks for (RFC 9110 §14). Null: the whole file, also where the header is of a form
 * that we do not serve, as several parts at once; `unsatisfiable`: a part that the file does not have.
 */
export function requestedRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [from = '', to = ''] = asked?.slice(1) ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // The wrong way round is no range at all.
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
