import type { Operation, OperationResponse } from './operation.ts';

/** An operation that ran during server rendering, with its raw response. */
export interface RecordedResponse {
  operation: Operation;
  response: OperationResponse;
}

/** The same on the server, whose response is JSON text. */
export interface WrittenResponse {
  operation: Operation;
  text: string;
}

/** Returns each recorded response once, so that the page's operations are not sent again. */
export class ResponseStock {
  readonly #responses = new Map<string, OperationResponse>();

  constructor(recorded: readonly RecordedResponse[]) {
    for (const { operation, response } of recorded) this.#responses.set(keyOf(operation), response);
  }

  take(operation: Operation): OperationResponse | undefined {
    const key = keyOf(operation);
    const response = this.#responses.get(key);
    this.#responses.delete(key);
    return response;
  }
}

/** Server and browser serialize the variables with the same function, so the keys have the same order. */
function keyOf({ id, variables }: Operation): string {
  return id + JSON.stringify(variables);
}
