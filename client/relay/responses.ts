import type { Operation, OperationResponse } from './operation.ts';

/** An operation that the server ran while it rendered the page, with its raw answer. */
export interface RecordedResponse {
  operation: Operation;
  response: OperationResponse;
}

/** Hands each recorded answer out once, so that the page's own operations are not sent again. */
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

/** Both sides write the variables by the same function, so their keys are in the same order. */
function keyOf({ id, variables }: Operation): string {
  return id + JSON.stringify(variables);
}
