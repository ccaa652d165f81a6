import { type DocumentNode, type ExecutionResult, execute } from 'graphql';
import type { GraphContext } from '../context.ts';
import { schema } from '../schema.ts';
import { type CompiledQuery, compileQuery } from './compile.ts';
import type { Format } from './format.ts';

/** Set to false, graphql executes everything. Responses stay the same. */
const isOn = true;

/**
 * Compiles valid documents to write their responses in a format.
 * @returns the compiled form of a document, which is compiled at the first call; null for what is not compiled
 */
export function compiledFor(format?: Format): (document: DocumentNode) => CompiledQuery | null {
  const compiled = new WeakMap<DocumentNode, CompiledQuery | null>();
  return (document) => {
    if (!isOn) return null;
    const known = compiled.get(document);
    if (known !== undefined) return known;
    const query = compileQuery(schema, document, format);
    compiled.set(document, query);
    return query;
  };
}

export const compiledQuery = compiledFor();

/**
 * Executes a valid document as fast as possible: as JSON text without errors where it is compiled, and otherwise by graphql.
 * Executing a query again after a failure is safe, because it changes nothing.
 */
export async function executeAsText(
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: GraphContext,
): Promise<{ text: string } | ExecutionResult> {
  const text = await compiledQuery(document)?.(variables, context);
  return text ? { text } : execute({ schema, document, variableValues: variables, contextValue: context });
}

/** The same as an object. */
export async function executeDocument(...operation: Parameters<typeof executeAsText>): Promise<ExecutionResult> {
  const result = await executeAsText(...operation);
  return 'text' in result ? JSON.parse(result.text) : result;
}
