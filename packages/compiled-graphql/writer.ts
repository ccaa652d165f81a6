import type { FragmentDefinitionNode, GraphQLResolveInfo, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Options } from './options.ts';

export type Path = GraphQLResolveInfo['path'];

/** What is compiled. */
export type Source = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
} & Options;

/** One execution of a compiled query. */
export type Run = {
  context: unknown;
  variables: Record<string, unknown>;
  /** The arguments of fields, which are the same for every row. */
  args: Map<object, Record<string, unknown>>;
  /** Whether the text that was written is useless. */
  hasFailed: boolean;
};

/** JSON. A promise never rejects: what goes wrong is noted in the run. */
export type Text = string | Promise<string>;

/** Writes an object with the selected fields. */
export type ObjectWriter = (row: unknown, path: Path | undefined, run: Run) => Text;

/**
 * Writes a resolved value.
 * @param info of the field that was resolved; absent if it was read without a call, which only happens for leaves
 */
export type ValueWriter = (value: unknown, path: Path | undefined, run: Run, info?: GraphQLResolveInfo) => Text;

/** Notes that something is wrong. What is written does not matter. */
export function fail(run: Run): string {
  run.hasFailed = true;
  return 'null';
}

/** The texts in their order. `Promise.all` would make a promise of each string. */
export async function joined(texts: readonly Text[], separator: string): Promise<string> {
  let all = '';
  for (const [index, text] of texts.entries()) {
    if (index > 0) all += separator;
    all += typeof text === 'string' ? text : await text;
  }
  return all;
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
