import { createClient } from 'graphql-ws/client';
import type { GraphQLSingularResponse } from 'relay-runtime';
import { setConnectionState } from './connection.ts';
import { errorOfResponse, NetworkError } from './NetworkError.ts';
import { acceptResponse, extensionsOf, type Operation } from './operation.ts';

/** In milliseconds. */
export interface SocketTiming {
  /** The interval of pings on an idle connection, and the time limit for the response. */
  pingAfter: number;
  pongWithin: number;
  /** A subscription that starts within this time of the end of the last one reuses the connection. */
  linger: number;
  /** The delay before reconnecting; it doubles with each attempt up to the longest. */
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

/** How many consecutive server errors end a subscription. */
const faultsAtMost = 5;

/** The close code of a server that something is missing: RFC 6455, try again later. */
const tryAgainLater = 1013;

/** Close codes for which reconnecting is useless: bad request, unauthorized. */
const finalCodes = new Set([4400, 4401]);

export interface AnswerSink {
  next(answer: GraphQLSingularResponse): void;
  error(error: Error): void;
  complete(): void;
}

export interface Socket {
  /** Live responses until the returned function is called. */
  subscribe(operation: Operation, sink: AnswerSink): () => void;
  restart(): void;
}

/** The only socket, open while there are subscriptions. The cookies identify the viewer. */
export function createSocket(timing: SocketTiming = patient): Socket {
  let pongOverdue: ReturnType<typeof setTimeout> | undefined;
  let openSocket: WebSocket | undefined;
  let restarting = false;
  let subscriptions = 0;
  /** How often in a row the server was there, but not available. */
  let refusals = 0;

  const client = createClient({
    url: () => new URL('/graphql', location.href.replace(/^http/, 'ws')).href,
    keepAlive: timing.pingAfter,
    lazyCloseTimeout: timing.linger,
    connectionAckWaitTimeout: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: async (retries) => {
      if (restarting) restarting = false;
      else await wokenOrAfter(backoff(timing, Math.max(retries, refusals)));
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
      closed: (event) => {
        if (codeOf(event) === tryAgainLater) refusals += 1;
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

  // After sleep or a change of network, a computer often does not know that the old connection is dead.
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
        // The library counts a failed subscription as active until it is ended.
        unsubscribe();
        void wokenOrAfter(backoff(timing, retries)).then(() => ended || start());
      };
      const fail = (error: Error) => {
        if (ended) return;
        if (error instanceof NetworkError && error.kind === 'unavailable') return again(faultsAtMost);
        // A failed response does not concern the next one. The start of the next subscription reports what was missed.
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
                refusals = 0;
              } catch (error) {
                // If it were thrown, the socket would close for all other subscriptions.
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

/** A close code that graphql-ws considers fatal, such as a server error, but after which a retry may succeed. */
function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && !finalCodes.has(code);
}

function codeOf(event: unknown): number | null {
  return typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : null;
}

function errorOf(error: unknown): Error {
  if (error instanceof Error) return error;
  if (Array.isArray(error)) return errorOfResponse(error);
  const unauthorized = typeof error === 'object' && error !== null && 'code' in error && error.code === 4401;
  return new NetworkError(unauthorized ? 'unauthenticated' : 'server', { cause: error });
}

/** Jitter spreads the reconnections after a server restart. */
function backoff({ firstWait, longestWait }: SocketTiming, retries: number): number {
  return Math.min(longestWait, firstWait * 2 ** retries) * (0.5 + Math.random() / 2);
}

/** Calls back when an immediate retry is worthwhile: the network is back, or the page is visible again. */
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
