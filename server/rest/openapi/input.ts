import { z } from 'zod';
import type { Row } from '../row.ts';
import { type JsonSchema, withoutUndefined } from './json.ts';
import { preferredFormats } from './names.ts';

/** The parts of a call's request, with the schemas of its row. */
export type Taken = Record<'path' | 'query' | 'body', JsonSchema | null>;

const places = ['path', 'query', 'body'] as const;

export function takenBy(row: Pick<Row, 'input'>): Taken {
  const taken: Taken = { path: null, query: null, body: null };
  for (const place of places) {
    const schema: unknown = row.input.shape[place];
    if (schema instanceof z.ZodType) taken[place] = inputSchema(schema, place === 'body' ? 'inJson' : 'inAddress');
  }
  return taken;
}

/** The schema of the request as sent, before transformations. */
const inputSchema = (schema: z.ZodType, as: 'inAddress' | 'inJson'): JsonSchema =>
  written(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const form = preferredFormats.get(zodSchema)?.[as];
        if (!form) return;
        const { description } = jsonSchema;
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, form, description === undefined ? {} : { description });
      },
    }),
  );

/** Zod's schema with the keywords that the document needs. */
function written(schema: z.core.JSONSchema._JSONSchema): JsonSchema {
  if (typeof schema === 'boolean') return {};
  const { type, description, format, pattern, minLength, maxLength, minimum, maximum, required } = schema;
  const { properties, items, additionalProperties, anyOf, enum: values, const: only, default: usual } = schema;
  const result: JsonSchema = {
    type,
    description,
    format,
    pattern,
    minLength,
    maxLength,
    minimum: minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
    maximum: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
    enum: values,
    const: only,
    default: usual,
    properties:
      properties && Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, written(inner)])),
    required,
    additionalProperties: additionalProperties === false ? false : undefined,
    items: items === undefined || Array.isArray(items) ? undefined : written(items),
    anyOf: anyOf?.flatMap((branch) => {
      const inner = written(branch);
      return inner.anyOf ?? [inner];
    }),
  };
  return withoutUndefined(result);
}
