import { spawn } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, compileOperations, generateSteps } from './build.ts';

/**
 * Development: operations are compiled as they are written, the server starts anew when its source changes, and the
 * browser follows the client's source by itself.
 */
const root = join(import.meta.dirname, '..');
/** An editor saves in more than one write. */
const settleMilliseconds = 80;

await build(generateSteps);
const watchers = watchOperations();
const server = spawn(
  join(root, 'node_modules/.bin/tsx'),
  ['watch', '--clear-screen=false', 'server/commands/main.ts'],
  {
    cwd: root,
    env: { NODE_ENV: 'development', ...process.env },
    stdio: 'inherit',
  },
);
server.on('exit', (code) => {
  for (const watcher of watchers) watcher.close();
  process.exitCode = code ?? 0;
});
// The server gets the terminal's signals itself; this waits for it to end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));

/** relay-compiler's own watch mode needs watchman; compiling everything takes a blink. */
function watchOperations(): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const compileSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(compileOperations).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      });
    }, settleMilliseconds);
  };
  return [
    watch(join(root, 'client'), { recursive: true }, (_event, file) => {
      if (file) void mayHoldOperations(file).then((does) => does && compileSoon());
    }),
    watch(root, (_event, file) => file === 'schema.graphql' && compileSoon()),
  ];
}

async function mayHoldOperations(file: string): Promise<boolean> {
  if (file.includes('__generated__') || !/\.tsx?$/.test(file)) return false;
  // A file that is gone may have taken operations with it.
  const source = await readFile(join(root, 'client', file), 'utf8').catch(() => 'graphql`');
  return source.includes('graphql`');
}
