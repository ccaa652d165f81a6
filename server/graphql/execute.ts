import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { executeAsText } from './compiled.ts';
import type { GraphContext } from './context.ts';
import { errorMask } from './failures.ts';
import type { PersistedOperations } from './persisted.ts';

export type Operation = { id: string; variables: Record<string, unknown> };

/**
 * Runs one of the product's own operations in process, for pages that are rendered on the server. A response without errors
 * is JSON text, which pages contain.
 */
export function operationExecutor(persisted: PersistedOperations, log: Logger) {
  const mask = errorMask(log);
  return async (operation: Operation, contextValue: GraphContext): Promise<{ text: string } | ExecutionResult> => {
    const document = persisted.document(operation.id);
    if (!document) throw new Error(`Unknown operation ${operation.id}.`);
    const result = await executeAsText(document, operation.variables, contextValue);
    if ('text' in result) return result;
    return result.errors ? { ...result, errors: result.errors.map(mask) } : result;
  };
}
