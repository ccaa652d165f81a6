import type { JsonSchema } from './json.ts';

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
