import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { acceptWhole, type Executed, type Operation, type OperationResponse, operationOf } from './operation.ts';
import type { WrittenResponse } from './responses.ts';

/** Runs a persisted operation as the viewer of one request. */
export type Execute = (operation: Operation) => Promise<Executed>;

/** An environment for one request. `recorded` collects every operation that ran, for the browser's store. */
export function createServerEnvironment(execute: Execute): { environment: Environment; recorded: WrittenResponse[] } {
  const recorded: WrittenResponse[] = [];
  const environment = new Environment({
    isServer: true,
    network: Network.create(async (request, variables) => {
      const operation = operationOf(request, variables);
      const executed = await execute(operation);
      const { data, errors }: OperationResponse = 'text' in executed ? JSON.parse(executed.text) : executed;
      const accepted = acceptWhole({ data, errors });
      recorded.push({ operation, text: 'text' in executed ? executed.text : JSON.stringify({ data }) });
      return accepted;
    }),
    store: new Store(new RecordSource(), { gcScheduler: () => undefined }),
  });
  return { environment, recorded };
}
