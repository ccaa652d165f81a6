import { maxCompared } from '../../../server/domain/people/shortlist/compare.input.ts';

/** The integer ids in an address such as `?ids=7,12`. What is no id is left out, and so is what comes after the fourth. */
export function readCompared(search: URLSearchParams): number[] {
  const ids = (search.get('ids') ?? '').split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))].slice(0, maxCompared);
}
