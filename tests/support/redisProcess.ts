import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../server/database/embedded/freePort.ts';

/** A local `redis-server` on a free port, without persistence. */
export async function redisProcess() {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let server: ReturnType<typeof spawn> | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => server?.pid ?? 0,
    async start() {
      const started = spawn('redis-server', options);
      server = started;
      const failed = once(started, 'error').then(([error]) => {
        throw error;
      });
      await Promise.race([ready(started), failed]);
      failed.catch(() => {});
    },
    async stop() {
      const running = server;
      server = undefined;
      if (!running || running.exitCode !== null) return;
      running.kill('SIGKILL');
      await once(running, 'exit');
    },
    freeze: () => void server?.kill('SIGSTOP'),
    wake: () => void server?.kill('SIGCONT'),
  };
}

async function ready(server: ReturnType<typeof spawn>): Promise<void> {
  if (!server.stdout) return;
  // Keeps reading its output, so that a full pipe does not block it.
  await new Promise<void>((resolve) => {
    server.stdout?.on('data', (text) => {
      if (String(text).includes('Ready to accept connections')) resolve();
    });
  });
}
