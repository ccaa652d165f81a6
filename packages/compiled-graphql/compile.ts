import { type DocumentNode, type GraphQLSchema, getVariableValues, Kind, OperationTypeNode, visit } from 'graphql';
import type { Options } from './options.ts';
import { selectionWriter } from './selection.ts';
import type { Run } from './writer.ts';

/**
 * Runs a query and resolves to its response as JSON text; null if anything is not as expected: invalid variables, an error,
 * a null where there may be none. Then the query has to be executed by graphql, which reports what is wrong.
 */
export type CompiledQuery = (variables: Record<string, unknown> | null, context: unknown) => Promise<string | null>;

/**
 * Compiles the only operation of a valid document, for a schema that does not change. graphql's `execute` finds out anew
 * for each row which fields are selected, with which arguments and types, and builds objects that are then turned into
 * text. A compiled query knows all of that, and writes text at once. It calls the same resolvers, type checks and
 * serializers with the same arguments, so that every rule stays where it is.
 * @param options.format of what is in `data`
 * @returns null for what is not compiled: mutations, subscriptions, directives and introspection
 */
export function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  options: Options = {},
): CompiledQuery | null {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  const type = schema.getQueryType();
  if (!operation || !type || operations.length > 1 || operation.operation !== OperationTypeNode.QUERY) return null;
  if (!isPlain(document)) return null;
  const fragments = Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const write = selectionWriter({ schema, operation, fragments, ...options }, type, [operation.selectionSet]);
  return async (variables, context) => {
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, {
      maxErrors: 1,
    });
    if (!coerced) return null;
    const run: Run = { context, variables: coerced, args: new Map(), hasFailed: false };
    const data = await write(undefined, undefined, run);
    return run.hasFailed ? null : `{"data":${data}}`;
  };
}

/** Whether a document has neither directives nor introspection. `__typename` is a field like any other. */
function isPlain(document: DocumentNode): boolean {
  let plain = true;
  visit(document, {
    Directive: () => {
      plain = false;
    },
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') plain = false;
    },
  });
  return plain;
}
