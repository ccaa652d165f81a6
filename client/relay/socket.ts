import { createClient } from 'graphql-ws/client';
import type { GraphQLSingularResponse } from 'relay-runtime';
import { setConnectionState } from './connection.ts';
import { errorOfResponse, NetworkError } from './NetworkError.ts';
import { acceptResponse, extensionsOf, type Operation } from './operation.ts';

/** In milliseconds. */
export interface SocketTiming {
  /** A quiet connection is asked for a sign of life this often, and has this long to give it. */
  pingAfter: number;
  pongWithin: number;
  /** A subscription that begins within this time of the last one's end finds the connection still open. */
  linger: number;
  /** Before trying again; doubles with each try up to the longest. */
  firstWait: number;
  longestWait: number;
}

const patient: SocketTiming = {
  pingAfter: 5_000,
  pongWithin: 3_000,
  linger: 5_000,
  firstWait: 500,
  longestWait: 30_000,
};

/** How often in a row the server may fail at an answer before a subscription gives up. */
const faultsAtMost = 5;

/** Close codes that trying again would only repeat: bad request, unauthorized. */
const finalCodes = new Set([4400, 4401]);

export interface AnswerSink {
  next(answer: GraphQLSingularResponse): void;
  error(error: Error): void;
  complete(): void;
}

export interface Socket {
  /** Live answers until the returned function is called. */
  subscribe(operation: Operation, sink: AnswerSink): () => void;
  restart(): void;
}

/** The one socket, open while there are subscriptions. Whoever the cookies name is who listens. */
export function createSocket(timing: SocketTiming = patient): Socket {
  let pongOverdue: ReturnType<typeof setTimeout> | undefined;
  let openSocket: WebSocket | undefined;
  let restarting = false;
  let subscriptions = 0;

  const client = createClient({
    url: () => new URL('/graphql', location.href.replace(/^http/, 'ws')).href,
    keepAlive: timing.pingAfter,
    lazyCloseTimeout: timing.linger,
    connectionAckWaitTimeout: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: async (retries) => {
      if (restarting) restarting = false;
      else await wokenOrAfter(backoff(timing, retries));
    },
    on: {
      connecting: (isRetry) => setConnectionState(isRetry ? 'lost' : 'connecting'),
      opened: (socket) => {
        openSocket = socket instanceof WebSocket ? socket : undefined;
      },
      connected: () => setConnectionState('connected'),
      ping: (received) => {
        if (!received) expectPong();
      },
      pong: (received) => {
        if (received) clearTimeout(pongOverdue);
      },
      closed: () => {
        clearTimeout(pongOverdue);
        openSocket = undefined;
        setConnectionState(subscriptions === 0 ? 'idle' : 'lost');
      },
    },
  });

  function expectPong(): void {
    clearTimeout(pongOverdue);
    pongOverdue = setTimeout(() => client.terminate(), timing.pongWithin);
  }

  // A computer that wakes up, or changes its network, often does not know that the old connection is dead.
  onWakeUp(() => {
    if (openSocket?.readyState !== WebSocket.OPEN) return;
    openSocket.send('{"type":"ping"}');
    expectPong();
  });
  window.addEventListener('offline', () => client.terminate());

  return {
    subscribe(operation, sink) {
      let ended = false;
      let unsubscribe = () => {};
      const end = () => {
        if (ended) return;
        ended = true;
        subscriptions--;
        unsubscribe();
        if (subscriptions === 0 && !openSocket) setConnectionState('idle');
      };
      subscriptions++;
      let faults = 0;
      let attempt = 0;
      const again = (retries: number) => {
        attempt += 1;
        // The library counts a failed subscription as one until it is ended.
        unsubscribe();
        void wokenOrAfter(backoff(timing, retries)).then(() => ended || start());
      };
      const fail = (error: Error) => {
        if (ended) return;
        // One answer that could not be made says nothing of the next. How a subscription begins tells what was missed.
        if (error instanceof NetworkError && error.kind === 'server' && faults < faultsAtMost) {
          again(faults++);
          return;
        }
        end();
        sink.error(error);
      };
      const start = () => {
        const own = attempt;
        unsubscribe = client.subscribe(
          { query: '', variables: operation.variables, extensions: extensionsOf(operation) },
          {
            next: ({ data, errors }) => {
              try {
                sink.next(acceptResponse({ data, errors }));
                faults = 0;
              } catch (error) {
                // Thrown further it would close the socket under every other subscription.
                fail(errorOf(error));
              }
            },
            error: (error) => {
              if (ended) return;
              if (isPassing(error)) again(3);
              else fail(errorOf(error));
            },
            complete: () => {
              if (ended || own !== attempt) return;
              end();
              sink.complete();
            },
          },
        );
      };
      start();
      return end;
    },
    restart() {
      restarting = true;
      client.terminate();
    },
  };
}

/** A close that graphql-ws holds for final, such as a server error, but that a later try may well survive. */
function isPassing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && !finalCodes.has(Number(error.code));
}

function errorOf(error: unknown): Error {
  if (error instanceof Error) return error;
  if (Array.isArray(error)) return errorOfResponse(error);
  const unauthorized = typeof error === 'object' && error !== null && 'code' in error && error.code === 4401;
  return new NetworkError(unauthorized ? 'unauthenticated' : 'server', { cause: error });
}

/** The jitter keeps the browsers of a restarted server from returning all at once. */
function backoff({ firstWait, longestWait }: SocketTiming, retries: number): number {
  return Math.min(longestWait, firstWait * 2 ** retries) * (0.5 + Math.random() / 2);
}

/** Calls back when trying again is worth it at once: the network is back, or the person is. */
function onWakeUp(listener: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', whenVisible);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}

function wokenOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(done, milliseconds);
    const stop = onWakeUp(done);
    function done() {
      clearTimeout(timeout);
      stop();
      resolve();
    }
  });
}
