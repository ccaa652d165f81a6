import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { acceptWhole, type Operation, type OperationResponse, operationOf } from './operation.ts';
import type { RecordedResponse } from './responses.ts';

/** Runs a persisted operation as the viewer of one request. */
export type Execute = (operation: Operation) => Promise<OperationResponse>;

/** An environment for one request. `recorded` collects every operation that ran, for the browser's store. */
export function createServerEnvironment(execute: Execute): { environment: Environment; recorded: RecordedResponse[] } {
  const recorded: RecordedResponse[] = [];
  const environment = new Environment({
    isServer: true,
    network: Network.create(async (request, variables) => {
      const operation = operationOf(request, variables);
      const { data, errors } = await execute(operation);
      const accepted = acceptWhole({ data, errors });
      recorded.push({ operation, response: { data } });
      return accepted;
    }),
    store: new Store(new RecordSource(), { gcScheduler: () => undefined }),
  });
  return { environment, recorded };
}
