import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import { errorOfResponse, hasFault } from './NetworkError.ts';

/** A persisted operation, by the hash of its text, with what it is asked for. */
export interface Operation {
  id: string;
  variables: Variables;
}

/** An answer of the server, as it travels. */
export interface OperationResponse {
  data?: GraphQLSingularResponse['data'] | null;
  errors?: readonly unknown[];
}

export function operationOf(request: RequestParameters, variables: Variables): Operation {
  if (!request.id) throw new Error(`${request.name} is not persisted`);
  return { id: request.id, variables };
}

/** How a persisted operation is asked for, over HTTP and over the socket. */
export function extensionsOf({ id }: Operation): { persistedQuery: { version: 1; sha256Hash: string } } {
  return { persistedQuery: { version: 1, sha256Hash: id } };
}

/** What goes into the store; an answer without data is thrown as a NetworkError. */
export function acceptResponse(response: OperationResponse, status?: number): GraphQLSingularResponse {
  if (!response.data) throw errorOfResponse(response.errors ?? [], status);
  return { data: response.data };
}

/** The same for what a page is made of: with a fault in it, nothing is shown as if it were not there. */
export function acceptWhole(response: OperationResponse, status?: number): GraphQLSingularResponse {
  if (hasFault(response.errors ?? [])) throw errorOfResponse(response.errors ?? [], status);
  return acceptResponse(response, status);
}
