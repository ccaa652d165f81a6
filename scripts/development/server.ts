import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { build, type HotPayload, type Rolldown } from 'vite';
import { freePort } from '../../server/database/embedded/freePort.ts';

const root = join(import.meta.dirname, '../..');

export type DevelopmentServer = {
  url: string;
  /** Resolves when the current source listens. */
  started: () => Promise<void>;
  /** To the server that runs, about the client's modules. */
  send: (message: HotPayload) => void;
  onMessage: (listener: (message: HotPayload) => void) => void;
  stop: () => Promise<void>;
};

/**
 * Compiles the server into a few files, which Node starts faster than a thousand, and starts it anew after each change.
 * @param publicUrl what the server believes its address to be
 */
export async function developmentServer(publicUrl: string): Promise<DevelopmentServer> {
  const port = await freePort();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: publicUrl };
  const events = new EventEmitter<{ listening: []; message: [HotPayload] }>();
  let child: ChildProcess | null = null;
  let isListening = false;

  async function stop(): Promise<void> {
    const old = child;
    child = null;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    old.kill('SIGTERM');
    await once(old, 'exit');
  }

  async function start(): Promise<void> {
    await stop();
    const file = join(root, 'dist/development/main.js');
    child = fork(file, { cwd: root, execArgv: ['--enable-source-maps'], env });
    child.on('message', (message: HotPayload | 'listening') => {
      if (message !== 'listening') return events.emit('message', message);
      isListening = true;
      events.emit('listening');
    });
  }

  const watcher = await build({
    configFile: join(root, 'vite.server.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    build: { watch: {} },
  });
  if (!('on' in watcher)) throw new Error('Vite does not watch the source.');
  let starting = Promise.resolve();
  watcher.on('event', (event: Rolldown.RolldownWatcherEvent) => {
    if (event.code === 'START') isListening = false;
    if (event.code === 'BUNDLE_END') starting = starting.then(start);
  });

  return {
    url: `http://127.0.0.1:${port}`,
    started: async () => {
      if (!isListening) await once(events, 'listening');
    },
    send: (message) => void child?.send(message),
    onMessage: (listener) => void events.on('message', listener),
    stop: async () => {
      await watcher.close();
      await starting;
      await stop();
    },
  };
}
