/** One that hears a channel: of each event, or that some may be missing. */
export type Listener = {
  heard(event: unknown): void;
  missed(): void;
};

/** Who listens to which channel in this process. */
export type Listeners = {
  /** Gives whether they are the first on this channel. */
  add: (channel: string, listener: Listener) => boolean;
  /** Gives whether nobody is left on it. */
  remove: (channel: string, listener: Listener) => boolean;
  deliver: (channel: string, event: unknown) => void;
  /** Tells everybody, those first who have listened longest. */
  tellMissed: () => void;
};

export function createListeners(): Listeners {
  const byChannel = new Map<string, Set<Listener>>();
  return {
    add(channel, listener) {
      const there = byChannel.get(channel);
      if (there) there.add(listener);
      else byChannel.set(channel, new Set([listener]));
      return !there;
    },
    remove(channel, listener) {
      const there = byChannel.get(channel);
      if (!there?.delete(listener) || there.size > 0) return false;
      return byChannel.delete(channel);
    },
    deliver(channel, event) {
      for (const listener of [...(byChannel.get(channel) ?? [])]) listener.heard(event);
    },
    tellMissed() {
      for (const listener of [...byChannel.values()].flatMap((some) => [...some])) listener.missed();
    },
  };
}
