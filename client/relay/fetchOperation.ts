import { type GraphQLSingularResponse, Observable } from 'relay-runtime';
import { NetworkError } from './NetworkError.ts';
import { acceptResponse, extensionsOf, type Operation, type OperationResponse } from './operation.ts';

/** Longer than the server lets an operation run. */
const timeoutMilliseconds = 30_000;

/** Sends the operation to the server; unsubscribing aborts the request. Errors are NetworkErrors. */
export function fetchOperation(operation: Operation): Observable<GraphQLSingularResponse> {
  return Observable.create((sink) => {
    const controller = new AbortController();
    const timeout = setTimeout(() => controller.abort(), timeoutMilliseconds);
    post(operation, controller.signal)
      .finally(() => clearTimeout(timeout))
      .then(
        (response) => {
          sink.next(response);
          sink.complete();
        },
        (error) => sink.error(error),
      );
    return () => {
      clearTimeout(timeout);
      controller.abort();
    };
  });
}

async function post(operation: Operation, signal: AbortSignal): Promise<GraphQLSingularResponse> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ variables: operation.variables, extensions: extensionsOf(operation) }),
    signal,
  }).catch((cause) => {
    throw new NetworkError('offline', { cause });
  });
  const body: OperationResponse = await response.json().catch((cause) => {
    throw new NetworkError(response.ok ? 'offline' : 'server', { cause });
  });
  return acceptResponse(body, response.status);
}
