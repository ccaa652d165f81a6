import { type CacheConfig, Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { OnProgress } from './enclosedFile.ts';
import { fetchOperation } from './fetchOperation.ts';
import { acceptResponse, operationOf } from './operation.ts';
import { type RecordedResponse, ResponseStock } from './responses.ts';
import { subscribeToOperation } from './subscribe.ts';

/** Data in the store that is older than this is fetched again. */
const freshForMilliseconds = 60_000;

/**
 * The browser's only environment. `recorded` are the responses that came with the page. Live events begin when `hydrated`
 * resolves: they would change what React is comparing with the server's page.
 */
export function createBrowserEnvironment(recorded: readonly RecordedResponse[], hydrated: Promise<void>): Environment {
  const stock = new ResponseStock(recorded);
  return new Environment({
    network: Network.create(
      (request, variables, cacheConfig) => {
        const operation = operationOf(request, variables);
        const response = stock.take(operation);
        // A recorded response is returned synchronously, because the first render must not suspend.
        return response
          ? Observable.create((sink) => {
              sink.next(acceptResponse(response));
              sink.complete();
            })
          : fetchOperation(operation, progressOf(cacheConfig));
      },
      (request, variables) => subscribeToOperation(operationOf(request, variables), hydrated),
    ),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: freshForMilliseconds,
    }),
  });
}

/** The listener for a mutation's upload progress, set by `useAction`. */
function progressOf({ metadata }: CacheConfig): OnProgress | undefined {
  const onProgress = metadata?.onProgress;
  return typeof onProgress === 'function' ? (share) => onProgress(share) : undefined;
}
