import type { DocumentNode, GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery } from './compile.ts';
import type { Options } from './options.ts';

/**
 * Compiles valid documents for a schema.
 * @returns the compiled form of a document, which is compiled at the first call; null for what is not compiled
 */
export function compiler(
  schema: GraphQLSchema,
  options: Options = {},
): (document: DocumentNode) => CompiledQuery | null {
  const compiled = new WeakMap<DocumentNode, CompiledQuery | null>();
  return (document) => {
    const known = compiled.get(document);
    if (known !== undefined) return known;
    const query = compileQuery(schema, document, options);
    compiled.set(document, query);
    return query;
  };
}
