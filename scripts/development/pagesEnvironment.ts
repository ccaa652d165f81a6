import { DevEnvironment, type HotChannel, type HotChannelListener, type ResolvedConfig } from 'vite';
import type { DevelopmentServer } from './server.ts';

/** Where Vite prepares the client's modules for the pages that the server renders: it asks for them, and hears of changes. */
export const pagesEnvironment =
  ({ send, onMessage }: Pick<DevelopmentServer, 'send' | 'onMessage'>) =>
  (name: string, config: ResolvedConfig): DevEnvironment => {
    const listeners = new Map<string, HotChannelListener>();
    onMessage((message) => {
      if (message.type === 'custom') listeners.get(message.event)?.(message.data, { send });
    });
    const transport: HotChannel = {
      send,
      on: (event: string, listener: HotChannelListener) => void listeners.set(event, listener),
      off: (event: string) => void listeners.delete(event),
    };
    return new DevEnvironment(name, config, { hot: true, transport });
  };
