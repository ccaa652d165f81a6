import { type DocumentNode, type ExecutionResult, Kind, type OperationDefinitionNode } from 'graphql';
import { type Attributes, isTracing, noteInTrace, startTrace, traced } from '../tracing/traced.ts';
import { codeOf, internal, unavailable } from './failures.ts';
import { isPersisted } from './persisted.ts';

/** How an operation ended: `done`, a failure such as `InvalidInput`, or the code of its first error. */
export const outcomeAttribute = 'hourhand.outcome';

type Asked = { document: DocumentNode; operationName?: string | null };

/** How many fields of an operation without a known name are named. */
const maxFields = 3;

/**
 * Makes the execution of an operation a span, with its name, type and outcome.
 * @param carrier where it does not belong to a request, what carries it: the operation is a trace of its own
 */
export function tracedOperation<Result>(asked: Asked, execute: () => Result, carrier?: 'websocket'): Result {
  if (!isTracing()) return execute();
  const { type, name } = described(asked);
  const attributes: Attributes = {
    'graphql.operation.type': type,
    'graphql.operation.name': name,
    [outcomeAttribute]: 'done',
  };
  const executeNoted = () => {
    const result = execute();
    if (result instanceof Promise) result.then(noteErrors, () => undefined);
    else noteErrors(result);
    return result;
  };
  return carrier === undefined
    ? traced(`${type} ${name}`, attributes, executeNoted)
    : startTrace({ name: `${carrier} ${type} ${name}`, kind: 'server', attributes }, executeNoted);
}

/** Of the product's own operations their name. Others choose any name, so that theirs are the fields that they ask for. */
function described({ document, operationName }: Asked): { type: string; name: string } {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const operation = (operations as OperationDefinitionNode[]).find(
    ({ name }) => operationName == null || name?.value === operationName,
  );
  if (!operation) return { type: 'query', name: 'unknown' };
  const { operation: type, name: own, selectionSet } = operation;
  if (own && isPersisted(document)) return { type, name: own.value };
  const fields = selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
  return { type, name: fields.slice(0, maxFields).join(', ') || 'unknown' };
}

function noteErrors(result: unknown): void {
  const [error] = (result as ExecutionResult | null)?.errors ?? [];
  if (!error) return;
  const code = codeOf(error);
  noteInTrace({ [outcomeAttribute]: code }, code === internal || code === unavailable);
}
