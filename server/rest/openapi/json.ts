/** The part of JSON Schema 2020-12, the language of OpenAPI 3.1, that the document uses. */
export type JsonSchema = {
  $ref?: string;
  title?: string;
  description?: string;
  deprecated?: boolean;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  maxItems?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  contentMediaType?: string;
  examples?: unknown[];
};

/** An object with exactly these keys. */
export const exactly = (properties: Record<string, JsonSchema>, description?: string): JsonSchema => ({
  type: 'object',
  ...(description !== undefined && { description }),
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The same schema, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { description, ...rest } = schema;
  if (typeof schema.type === 'string') {
    return {
      ...schema,
      type: [schema.type, 'null'],
      ...(schema.enum && { enum: [...schema.enum, null] }),
    };
  }
  return { ...(description !== undefined && { description }), anyOf: [...(rest.anyOf ?? [rest]), { type: 'null' }] };
}

/** The same schema without null. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  if (schema.anyOf) {
    const { anyOf, ...rest } = schema;
    const kept = anyOf.filter(({ type }) => type !== 'null');
    const [only] = kept;
    return only && kept.length === 1 ? { ...only, ...rest } : { ...rest, anyOf: kept };
  }
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== 'null');
  const [type] = types;
  return {
    ...schema,
    type: types.length === 1 ? type : types,
    ...(schema.enum && { enum: schema.enum.filter((value) => value !== null) }),
  };
}

/** Without undefined keys. */
export const withoutUndefined = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

/** The named schemas, in the order of their first use. */
export class Components {
  private readonly schemas = new Map<string, JsonSchema>();

  /** Stores a schema with a title and returns a reference to it. Returns other schemas unchanged. */
  named(schema: JsonSchema): JsonSchema {
    const { title, ...described } = schema;
    if (title === undefined) return schema;
    const known = this.schemas.get(title);
    if (known && JSON.stringify(known) !== JSON.stringify(described)) {
      throw new Error(`There are two different schemas called ${title}.`);
    }
    this.schemas.set(title, described);
    return { $ref: `#/components/schemas/${title}` };
  }

  /** The schema behind a reference; other schemas unchanged. */
  resolved(schema: JsonSchema): JsonSchema {
    return schema.$ref === undefined ? schema : (this.schemas.get(nameIn(schema.$ref)) ?? {});
  }

  get all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.schemas].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** The name at the end of a reference. */
export const nameIn = (reference: string): string => reference.replace(/^.*\//, '');
