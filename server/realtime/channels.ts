import { createListeners, type Listener } from './listeners.ts';

/** What carries events to whoever listens, in this process or in several. */
export type Channels = {
  publish: (channel: string, event: unknown) => void;
  /** Until the function that it gives is called. */
  listen: (channel: string, listener: Listener) => () => void;
  /** When everything that has been listened to so far is heard, whichever process says it; or is told to be missing later. */
  settled: () => Promise<void>;
  /** Whether events reach the other processes now. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Channels of this process alone. */
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
