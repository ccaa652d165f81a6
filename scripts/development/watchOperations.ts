import { type FSWatcher, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileOperations } from '../build.ts';

const root = join(import.meta.dirname, '../..');
/** An editor saves in more than one write. */
const settleMilliseconds = 80;

/** Compiles the client's operations as they are written. relay-compiler's own watch mode needs watchman; compiling all takes a blink. */
export function watchOperations(): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
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
