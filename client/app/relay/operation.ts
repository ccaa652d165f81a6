import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import { errorOfResponse, hasFault } from './NetworkError.ts';

/** A persisted operation, by the hash of its text, and its variables. */
export interface Operation {
  id: string;
  variables: Variables;
}

/** A response of the server. */
export interface OperationResponse {
  data?: GraphQLSingularResponse['data'] | null;
  errors?: readonly unknown[];
}

/** A response of the server that rendering asked for. Without errors it may be JSON text, as the page will contain it. */
export type Executed = { text: string } | OperationResponse;

export function operationOf(request: RequestParameters, variables: Variables): Operation {
  if (!request.id) throw new Error(`${request.name} is not persisted`);
  return { id: request.id, variables };
}

/** The request of a persisted operation, over HTTP and over the socket. */
export function extensionsOf({ id }: Operation): { persistedQuery: { version: 1; sha256Hash: string } } {
  return { persistedQuery: { version: 1, sha256Hash: id } };
}

/** Data for the store; a response without data is thrown as a NetworkError. */
export function acceptResponse(response: OperationResponse, status?: number): GraphQLSingularResponse {
  if (!response.data) throw errorOfResponse(response.errors ?? [], status);
  return { data: response.data };
}

/** The same for the data of a page: with a server error, missing data must not look absent. */
export function acceptWhole(response: OperationResponse, status?: number): GraphQLSingularResponse {
  if (hasFault(response.errors ?? [])) throw errorOfResponse(response.errors ?? [], status);
  return acceptResponse(response, status);
}
