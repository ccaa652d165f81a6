import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledServer, compiledServerMemory } from '../../scripts/compiledServer.ts';
import { freePort } from '../../server/database/embedded/freePort.ts';

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/**
 * The product as it was built, in its own process and data folder, with the embedded database and demo data unless
 * `environment` differs.
 * @param folder where the product is, by default here
 * @param readOnly whether it can write to `DATA_DIR` alone; needs Linux with user namespaces
 * @param diskMegabytes the size of a disk of its own for `DATA_DIR`, which has to be given; needs Linux with user namespaces
 */
export async function startServerProcess(
  environment: Record<string, string> = {},
  {
    diskMegabytes,
    readOnly = false,
    folder = '.',
  }: { diskMegabytes?: number; readOnly?: boolean; folder?: string } = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hourhand-start-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let output = '';
  const launch = () =>
    start({ DATA_DIR: dataDir, PORT: String(port), ...environment }, url, {
      command: [
        ...(diskMegabytes === undefined ? [] : ['unshare', '-rm', 'sh', '-c', mounting(diskMegabytes)]),
        ...(readOnly ? ['unshare', '-rm', 'sh', '-c', closing] : []),
      ],
      folder,
      note: (text) => {
        output += text;
      },
      output: () => output,
    });
  let server = await launch();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    // It may have ended by itself.
    if (server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  return {
    url,
    /** What it has logged and printed. */
    output: () => output,
    /** Where this process finds the server's root folder, whose disks may be its own. */
    root: () => `/proc/${server.pid}/root`,
    /** Asks it to end. */
    end: () => void server.kill('SIGTERM'),
    /** Stops it without ending it, until `wake`. */
    hang: () => void server.kill('SIGSTOP'),
    wake: () => void server.kill('SIGCONT'),
    /** Resolves when it has ended, to its status and the signal that ended it. */
    ended: (): Promise<unknown[]> =>
      server.exitCode === null ? once(server, 'exit') : Promise.resolve([server.exitCode, null]),
    /** Ends it with a signal, and starts another one on the same port and data. */
    restart: async (signal: 'SIGTERM' | 'SIGKILL') => {
      await end(signal);
      server = await launch();
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const mounting = (megabytes: number): string =>
  `mount -t tmpfs -o size=${megabytes}m tmpfs "$DATA_DIR" && exec "$0" "$@"`;

const closing = `mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,bind,ro / && exec "$0" "$@"`;

async function start(
  given: Record<string, string>,
  url: string,
  {
    command,
    folder,
    note,
    output,
  }: { command: string[]; folder: string; note: (text: string) => void; output: () => string },
): Promise<ChildProcess> {
  const { NODE_ENV: _ofTheTests, ...environment } = process.env;
  const [program = '', ...args] = [...command, process.execPath, ...compiledServer];
  const server = spawn(program, args, {
    cwd: folder,
    env: { ...compiledServerMemory, ...environment, NODE_ENV: 'production', LOG_LEVEL: 'error', ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout?.on('data', note);
  server.stderr?.on('data', note);
  const exited = once(server, 'exit').then(() => {
    throw new Error(`The server did not start:\n${output()}`);
  });
  await Promise.race([ready(url, () => server.exitCode !== null), exited]);
  exited.catch(() => {});
  return server;
}

async function ready(url: string, gone: () => boolean): Promise<void> {
  while (!gone()) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
