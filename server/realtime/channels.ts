import { createListeners, type Listener } from './listeners.ts';

/** Carries events to listeners, in this process or across several. */
export type Channels = {
  publish: (channel: string, event: unknown) => void;
  /** Returns a function that stops listening. */
  listen: (channel: string, listener: Listener) => () => void;
  /** Resolves when all current listeners receive the events of every process, or will get `onMissed`. */
  settled: () => Promise<void>;
  /** Whether events reach the other processes at the moment. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Channels within this process. */
export function localChannels(): Channels {
  const listeners = createListeners();
  return {
    publish: listeners.deliver,
    listen(channel, listener) {
      listeners.add(channel, listener);
      return () => void listeners.remove(channel, listener);
    },
    settled: async () => {},
    isReady: async () => true,
    close: async () => {},
  };
}
