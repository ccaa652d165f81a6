import { type CacheConfig, Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { OnProgress } from './enclosedFile.ts';
import { fetchOperation } from './fetchOperation.ts';
import { acceptResponse, operationOf } from './operation.ts';
import { type RecordedResponse, ResponseStock } from './responses.ts';
import { subscribeToOperation } from './subscribe.ts';

/** After this, what the store has is shown no more without asking the server. */
const freshForMilliseconds = 60_000;

/** The browser's one environment. `recorded` are the answers that came with the page. */
export function createBrowserEnvironment(recorded: readonly RecordedResponse[]): Environment {
  const stock = new ResponseStock(recorded);
  return new Environment({
    network: Network.create(
      (request, variables, cacheConfig) => {
        const operation = operationOf(request, variables);
        const response = stock.take(operation);
        // An answer that is there is given at once: the first render must not suspend.
        return response
          ? Observable.create((sink) => {
              sink.next(acceptResponse(response));
              sink.complete();
            })
          : fetchOperation(operation, progressOf(cacheConfig));
      },
      (request, variables) => subscribeToOperation(operationOf(request, variables)),
    ),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: freshForMilliseconds,
    }),
  });
}

/** Whoever wants to know how far a mutation's file has come; `useAction` puts it there. */
function progressOf({ metadata }: CacheConfig): OnProgress | undefined {
  const onProgress = metadata?.onProgress;
  return typeof onProgress === 'function' ? (share) => onProgress(share) : undefined;
}
