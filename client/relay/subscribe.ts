import { type GraphQLSingularResponse, Observable } from 'relay-runtime';
import type { Operation } from './operation.ts';
import type { Socket } from './socket.ts';

let socket: Promise<Socket> | undefined;

/** The socket and its library come with the first subscription: most pages have none. */
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

/** Live answers, across any number of lost connections, until unsubscribed. */
export function subscribeToOperation(operation: Operation): Observable<GraphQLSingularResponse> {
  return Observable.create((sink) => {
    let ended = false;
    let unsubscribe = () => {};
    openSocket().then(
      (opened) => {
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

/** Connects anew, as whoever the cookies say now. Does nothing while there is no connection. */
export function restartSocket(): void {
  socket?.then(
    (opened) => opened.restart(),
    () => {},
  );
}
