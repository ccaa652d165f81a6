import { z } from 'zod';
import type { Row } from '../../../server/rest/row.ts';
import { type Kind, kindOf } from '../../nouns/kinds.ts';

export type Field = { place: 'path' | 'query' | 'body'; path: readonly string[]; kind: Kind };

const node = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/**
 * Every field that a call reads, with what it holds.
 * @throws for a field without a kind: `tests/nouns/kinds.ts` has to name one.
 */
export function fieldsOf({ row }: { row: Row }): Field[] {
  const { properties = {} } = node.parse(z.toJSONSchema(row.input, { io: 'input', unrepresentable: 'any' }));
  return (['path', 'query', 'body'] as const).flatMap((place) => within(place, [], properties[place]));
}

function within(place: Field['place'], path: readonly string[], schema: unknown): Field[] {
  const { properties, anyOf = [] } = node.safeParse(schema).data ?? {};
  const inner = {
    ...properties,
    ...Object.assign({}, ...anyOf.map((one) => node.safeParse(one).data?.properties ?? {})),
  };
  return Object.entries(inner).flatMap(([name, held]) => {
    const own = [...path, name];
    const kind = kindOf.get([place, ...own].join('.'));
    if (kind === undefined) throw new Error(`The kind of ${[place, ...own].join('.')} is not declared.`);
    return [{ place, path: own, kind }, ...(kind === 'group' ? within(place, own, held) : [])];
  });
}
