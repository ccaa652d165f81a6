import { compiler } from 'compiled-graphql';
import type { Format } from 'compiled-graphql/options';
import { type DocumentNode, type ExecutionResult, execute } from 'graphql';
import type { Logger } from 'pino';
import type { Ctx } from '../domain/core/context.ts';
import { errorMask } from './failures.ts';
import { keyRefusal } from './keyGroups.ts';
import type { PersistedOperations } from './persisted.ts';
import { readerOf } from './rowFields.ts';
import { schema } from './schema.ts';
import { tracedOperation } from './tracedOperation.ts';

/** The compiled form of queries. Returning null for each leaves all to graphql: slower, with the same responses. */
export const compiledFor = (format?: Format) => compiler(schema, { format, readerOf });

export const compiledQuery = compiledFor();

/**
 * Executes a valid document as fast as possible, to JSON text unless there are errors. Of what fails compiled, graphql finds out what is
 * wrong; that is safe, because only queries are compiled.
 */
export const executeAsText = (
  document: DocumentNode,
  variables: Record<string, unknown> | null,
  context: Ctx,
): Promise<{ text: string } | ExecutionResult> =>
  tracedOperation(
    { document },
    async () => keyRefusal(document, context.viewer) ?? executed(document, variables, context),
  );

async function executed(
  document: DocumentNode,
  variables: Record<string, unknown> | null,
  context: Ctx,
): Promise<{ text: string } | ExecutionResult> {
  const text = await compiledQuery(document)?.(variables, context);
  if (text) return { text };
  const result = await execute({ schema, document, variableValues: variables, contextValue: context });
  return result.errors ? result : { text: JSON.stringify(result) };
}

type Operation = { id: string; variables: Record<string, unknown> };

/**
 * Runs one of the product's own operations in process, for pages that are rendered on the server. A response without errors
 * is JSON text, which pages contain.
 */
export function operationExecutor(persisted: PersistedOperations, log: Logger) {
  const mask = errorMask(log);
  return async (operation: Operation, contextValue: Ctx): Promise<{ text: string } | ExecutionResult> => {
    const document = persisted.document(operation.id);
    if (!document) throw new Error(`Unknown operation ${operation.id}.`);
    const result = await executeAsText(document, operation.variables, contextValue);
    if ('text' in result) return result;
    return result.errors ? { ...result, errors: result.errors.map(mask) } : result;
  };
}
