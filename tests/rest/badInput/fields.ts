import { z } from 'zod';
import type { Row } from '../../../server/rest/row.ts';
import type { DocumentedCall } from '../../../server/rest/table.ts';
import { commonKinds, type Kind } from '../../nouns/kinds.ts';
import { nouns } from '../../nouns/nouns.ts';

export type Field = { place: 'path' | 'query' | 'body'; path: readonly string[]; kind: Kind };

const node = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/**
 * Every field that a call reads, with what it holds.
 * @throws for a field without a kind: its noun in `tests/nouns` has to name one.
 */
export function fieldsOf({ call, row }: { call: DocumentedCall; row: Row }): Field[] {
  const noun = nouns.find(({ rest = {} }) => call in rest);
  const kinds = { ...commonKinds, ...noun?.fields };
  const { properties = {} } = node.parse(z.toJSONSchema(row.input, { io: 'input', unrepresentable: 'any' }));
  return (['path', 'query', 'body'] as const).flatMap((place) => within(kinds, place, [], properties[place]));
}

function within(
  kinds: Readonly<Record<string, Kind>>,
  place: Field['place'],
  path: readonly string[],
  schema: unknown,
): Field[] {
  const { properties, anyOf = [] } = node.safeParse(schema).data ?? {};
  const inner = {
    ...properties,
    ...Object.assign({}, ...anyOf.map((one) => node.safeParse(one).data?.properties ?? {})),
  };
  return Object.entries(inner).flatMap(([name, held]) => {
    const own = [...path, name];
    const kind = kinds[[place, ...own].join('.')];
    if (kind === undefined) throw new Error(`The kind of ${[place, ...own].join('.')} is not declared.`);
    return [{ place, path: own, kind }, ...(kind === 'group' ? within(kinds, place, own, held) : [])];
  });
}
