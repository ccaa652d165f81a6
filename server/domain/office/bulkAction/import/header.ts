import { InvalidInput } from '../../../core/failures/errors.ts';
import { shortened } from '../../../core/text/firstCharacters.ts';
import type { ImportColumn } from './import.input.ts';

/** Names that are shown in a message. */
const shown = 5;

/**
 * Checks a header. Names are exact; their order is free.
 * @param oneOf columns of which a file must have at least one
 * @throws InvalidInput on `file`
 */
export function checkHeader(
  header: readonly string[],
  columns: readonly ImportColumn[],
  oneOf: readonly string[] = [],
): void {
  const known = new Set(columns.map(({ name }) => name));
  const given = new Set(header);
  const unknown = header.filter((name) => !known.has(name));
  const repeated = header.filter((name, index) => known.has(name) && header.indexOf(name) !== index);
  const missing = columns.filter(({ name, need }) => need === 'required' && !given.has(name)).map(({ name }) => name);
  const problems = [
    ...(unknown.length > 0 ? [`These columns are not known: ${listed(unknown)}.`] : []),
    ...(repeated.length > 0 ? [`These columns are there more than once: ${listed([...new Set(repeated)])}.`] : []),
    ...(missing.length > 0 ? [`These columns are missing: ${listed(missing)}.`] : []),
    ...(oneOf.length > 0 && !oneOf.some((name) => given.has(name))
      ? [`One of these columns is needed: ${listed(oneOf)}.`]
      : []),
  ];
  if (problems.length > 0) throw InvalidInput.of('file', problems.join(' '));
}

function listed(names: readonly string[]): string {
  const some = names.slice(0, shown).map((name) => `“${shortened(name, 41)}”`);
  const others = names.length - some.length;
  return others > 0 ? `${some.join(', ')} and ${others.toLocaleString('en')} more` : some.join(', ');
}
