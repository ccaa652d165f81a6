/** Listens to a channel. `onMissed` means that events may have been lost. */
export type Listener = {
  onEvent(event: unknown): void;
  onMissed(): void;
};

/** The listeners of each channel in this process. */
export type Listeners = {
  /** Returns whether the listener is the channel's first. */
  add: (channel: string, listener: Listener) => boolean;
  /** Returns whether the listener was the channel's last. */
  remove: (channel: string, listener: Listener) => boolean;
  deliver: (channel: string, event: unknown) => void;
  /** Calls `onMissed` on every listener, in the order in which channels were first listened to. */
  tellMissed: () => void;
};

export function createListeners(): Listeners {
  const byChannel = new Map<string, Set<Listener>>();
  return {
    add(channel, listener) {
      const listeners = byChannel.get(channel);
      if (listeners) listeners.add(listener);
      else byChannel.set(channel, new Set([listener]));
      return !listeners;
    },
    remove(channel, listener) {
      const listeners = byChannel.get(channel);
      if (!listeners?.delete(listener) || listeners.size > 0) return false;
      return byChannel.delete(channel);
    },
    deliver(channel, event) {
      for (const listener of [...(byChannel.get(channel) ?? [])]) listener.onEvent(event);
    },
    tellMissed() {
      for (const listener of [...byChannel.values()].flatMap((some) => [...some])) listener.onMissed();
    },
  };
}
