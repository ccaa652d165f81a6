import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export type ConnectionState =
  /** No subscription needs a connection. */
  | 'idle'
  | 'connecting'
  | 'connected'
  /** It broke off and is being made again. */
  | 'lost';

type Listener = () => void;

let state: ConnectionState = 'idle';
let wasLost = false;
const stateListeners = new Set<Listener>();
const reconnectListeners = new Set<Listener>();

/** For the socket alone. */
export function setConnectionState(next: ConnectionState): void {
  if (next === state) return;
  state = next;
  if (next === 'lost') wasLost = true;
  if (next === 'idle') wasLost = false;
  for (const listener of [...stateListeners]) listener();
  if (next === 'connected' && wasLost) {
    wasLost = false;
    for (const listener of [...reconnectListeners]) listener();
  }
}

export function connectionState(): ConnectionState {
  return state;
}

function subscribe(listener: Listener): () => void {
  stateListeners.add(listener);
  return () => {
    stateListeners.delete(listener);
  };
}

/** Whether live events arrive; `idle` while the server renders. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, connectionState, () => 'idle');
}

/** Tells each time the connection is there again after it was lost, until the returned function is called. */
export function onReconnected(listener: Listener): () => void {
  reconnectListeners.add(listener);
  return () => {
    reconnectListeners.delete(listener);
  };
}

/**
 * Calls back each time the connection is there again after it was lost. Events of the time between are gone: read again
 * what they would have told.
 */
export function useReconnected(callback: () => void): void {
  const reconnected = useEffectEvent(callback);
  useEffect(() => onReconnected(() => reconnected()), []);
}
