import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export type ConnectionState =
  /** No subscription needs a connection. */
  | 'idle'
  | 'connecting'
  | 'connected'
  /** The connection was lost and is being restored. */
  | 'lost';

type Listener = () => void;

let state: ConnectionState = 'idle';
let wasLost = false;
const stateListeners = new Set<Listener>();
const reconnectListeners = new Set<Listener>();

/** Called by the socket only. */
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

/** The state of the live connection; `idle` during server rendering. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, connectionState, () => 'idle');
}

/** Calls back whenever the connection is restored, until the returned function is called. */
export function onReconnected(listener: Listener): () => void {
  reconnectListeners.add(listener);
  return () => {
    reconnectListeners.delete(listener);
  };
}

/** Calls back whenever the connection is restored. Events in between are lost, so read the data again. */
export function useReconnected(callback: () => void): void {
  const reconnected = useEffectEvent(callback);
  useEffect(() => onReconnected(() => reconnected()), []);
}
