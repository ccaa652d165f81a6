import { z } from 'zod';
import { numbers, optionalReference } from '../body.ts';
import { direction, flag, id, idOrAll, paging, reference, wholeNumber } from '../parameters.ts';
import type { Row } from '../row.ts';
import { type JsonSchema, withoutUndefined } from './json.ts';

/**
 * The preferred format of a value with several accepted formats: in addresses, where everything is a text, and in JSON.
 */
const preferredFormats = z.registry<{ inAddress: JsonSchema; inJson: JsonSchema }>();

/** A whole number; in JSON also as digits. */
const whole = (limits: JsonSchema = {}) => ({
  inAddress: { type: 'integer', ...limits },
  inJson: { type: ['integer', 'string'], pattern: '^\\s*-?\\d{1,15}\\s*$', ...limits },
});
const anId: JsonSchema = { minimum: 1, maximum: 2_147_483_647 };

const referred: JsonSchema[] = [
  {
    type: 'object',
    description: 'The record, of which the id counts.',
    properties: { id: { type: ['integer', 'string'], description: 'Its id.', ...anId } },
    required: ['id'],
  },
  { type: 'integer', description: 'Its bare id.', ...anId },
];
const list: JsonSchema = { type: 'array', items: { type: 'integer', minimum: 0 } };

preferredFormats
  .add(wholeNumber, whole())
  .add(id, whole(anId))
  .add(idOrAll, whole({ ...anId, minimum: 0 }))
  .add(paging.page, whole({ minimum: 1, default: 1 }))
  .add(paging.page_size, whole({ minimum: 1, default: 100 }))
  .add(flag, {
    inAddress: { type: 'string', enum: ['1', '0', 'true', 'false'] },
    inJson: { type: ['boolean', 'integer', 'string'], enum: [true, false, 1, 0, '1', '0', 'true', 'false'] },
  })
  .add(direction, {
    inAddress: { type: 'string', enum: ['ASC', 'DESC'] },
    inJson: { type: 'string', enum: ['ASC', 'DESC'] },
  })
  .add(reference, { inAddress: { type: 'integer', ...anId }, inJson: { anyOf: referred } })
  .add(optionalReference, {
    inAddress: { type: 'integer', ...anId },
    inJson: { anyOf: [...referred, { type: 'null' }] },
  })
  .add(numbers, {
    inAddress: { type: 'string' },
    inJson: {
      anyOf: [
        list,
        { type: 'string', description: 'The same as people type it.', pattern: '^\\s*\\d+\\s*(,\\s*\\d+\\s*)*$' },
        { type: 'null' },
      ],
    },
  });

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
