import { type DocumentNode, type ExecutionResult, execute } from 'graphql';
import { expect } from 'vitest';
import type { Ctx } from '../../server/domain/core/context.ts';
import { compiledQuery } from '../../server/graphql/compiled.ts';
import { schema } from '../../server/graphql/schema.ts';

/** A query is executed compiled, or by graphql as everything else. */
export type Way = 'compiled' | 'ordinary';

let onlyWay: Way | null = null;

/** Executes queries in one way only while `run` lasts, so that what they take can be counted. */
export async function inOneWay<Value>(way: Way, run: () => Promise<Value>): Promise<Value> {
  onlyWay = way;
  try {
    return await run();
  } finally {
    onlyWay = null;
  }
}

/** Executes a document. A query is executed both ways, and has to have the same response; if there are errors, none compiled. */
export async function executeBothWays(
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  contextOf: () => Ctx,
): Promise<ExecutionResult> {
  const compiled = onlyWay === 'ordinary' ? null : compiledQuery(document);
  if (compiled && onlyWay === 'compiled') {
    const text = await compiled(variableValues, contextOf());
    if (text !== null) return JSON.parse(text);
  }
  const result = await execute({ schema, document, variableValues, contextValue: contextOf() });
  if (compiled && onlyWay === null) {
    const text = await compiled(variableValues, contextOf());
    expect(text).toBe(result.errors ? null : JSON.stringify(result));
  }
  return result;
}
