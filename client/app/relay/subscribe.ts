import { type GraphQLSingularResponse, Observable } from 'relay-runtime';
import type { Operation } from './operation.ts';
import type { Socket } from './socket.ts';

let socket: Promise<Socket> | undefined;

/** The socket and its library are loaded with the first subscription, because most pages have none. */
function openSocket(): Promise<Socket> {
  socket ??= import('./socket.ts').then(
    ({ createSocket }) => createSocket(),
    (error) => {
      socket = undefined;
      throw error;
    },
  );
  return socket;
}

/** Live responses across lost connections, until unsubscribed. They begin when `ready` resolves. */
export function subscribeToOperation(operation: Operation, ready: Promise<void>): Observable<GraphQLSingularResponse> {
  return Observable.create((sink) => {
    let ended = false;
    let unsubscribe = () => {};
    Promise.all([openSocket(), ready]).then(
      ([opened]) => {
        if (!ended) unsubscribe = opened.subscribe(operation, sink);
      },
      (error) => sink.error(error),
    );
    return () => {
      ended = true;
      unsubscribe();
    };
  });
}

/** Reconnects with the current cookies. Does nothing without a connection. */
export function restartSocket(): void {
  socket?.then(
    (opened) => opened.restart(),
    () => {},
  );
}
