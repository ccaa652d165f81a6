import {
  type CacheConfig,
  Environment,
  type GraphQLSingularResponse,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import { hearTime } from '../clock.ts';
import { reloadWhenHidden } from '../routing/unsavedChanges.ts';
import { enclosedFile, type OnProgress } from './enclosedFile.ts';
import { errorOfResponse, NetworkError } from './NetworkError.ts';
import {
  acceptResponse,
  acceptWhole,
  extensionsOf,
  type Operation,
  type OperationResponse,
  operationOf,
} from './operation.ts';
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

/** Longer than the server's time limit for an operation. */
const timeoutMilliseconds = 30_000;

/**
 * Sends the operation to the server; unsubscribing aborts the request. A file among its variables is uploaded, with
 * progress reported to `onProgress`. Errors are NetworkErrors.
 */
export function fetchOperation(operation: Operation, onProgress?: OnProgress): Observable<GraphQLSingularResponse> {
  return Observable.create((sink) => {
    const controller = new AbortController();
    const { signal } = controller;
    const enclosed = enclosedFile(operation);
    // Uploads have no time limit as long as they make progress.
    const timeout = enclosed ? undefined : setTimeout(() => controller.abort(), timeoutMilliseconds);
    const answer = enclosed
      ? loadSender().then((send) => send(enclosed.operation, enclosed.file, { signal, onProgress }))
      : post(operation, signal);
    answer
      .finally(() => clearTimeout(timeout))
      .then(
        (response) => {
          sink.next(response);
          sink.complete();
        },
        (error) => {
          if (error instanceof NetworkError && error.kind === 'outdated') reloadWhenHidden();
          // After an abort there is no one to report to.
          if (!sink.closed) sink.error(error);
        },
      );
    return () => {
      clearTimeout(timeout);
      controller.abort();
    };
  });
}

/** Loaded only for uploads. */
async function loadSender() {
  const { postWithFile } = await import('./multipart.ts').catch((cause) => {
    throw new NetworkError('offline', { cause });
  });
  return postWithFile;
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
  hearTime(Date.parse(response.headers.get('date') ?? ''));
  const body: OperationResponse = await response.json().catch((cause) => {
    throw response.ok ? new NetworkError('offline', { cause }) : errorOfResponse([cause], response.status);
  });
  return acceptWhole(body, response.status);
}
