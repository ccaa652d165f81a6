import { paths } from '../../../paths.ts';

/** What the list is narrowed down to and sorted by, as the address holds it. Null lets all through. */
export interface Filter {
  standing: 'active' | 'over' | 'failed' | null;
  kind: 'paid' | 'gift' | null;
  /** What ends, or is renewed, first; else the newest first. */
  sort: 'end' | null;
}

/** A value that is none of ours lets all through. */
export function readFilter(search: URLSearchParams): Filter {
  return {
    standing: oneOf(search.get('standing'), ['active', 'over', 'failed']),
    kind: oneOf(search.get('kind'), ['paid', 'gift']),
    sort: oneOf(search.get('sort'), ['end']),
  };
}

export function oneOf<const Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** The address of the list with this filter. */
export const filteredPath = (filter: Filter): string => paths.adminSubscriptions.to({}, { ...filter });
