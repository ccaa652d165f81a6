import type { JsonSchema } from './json.ts';

/** The schemas that have a name, in the order in which they are met. */
export class Components {
  private readonly schemas = new Map<string, JsonSchema>();

  /** Keeps a schema that has a title under it and gives the reference; any other one is given back as it is. */
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

  /** What a reference stands for; any other schema is itself. */
  resolved(schema: JsonSchema): JsonSchema {
    return schema.$ref === undefined ? schema : (this.schemas.get(nameIn(schema.$ref)) ?? {});
  }

  get all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.schemas].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** The name at the end of a reference. */
export const nameIn = (reference: string): string => reference.replace(/^.*\//, '');
