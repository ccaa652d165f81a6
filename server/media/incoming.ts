import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileRefused, type IncomingFile, MediaUnavailable } from './media.ts';

/** A file that has arrived, on this machine's disk. */
export type ReceivedFile = { path: string; size: number; remove: () => Promise<void> };

/** The folder where files arrive, before anybody knows what they are. */
export type Arrivals = {
  /** @throws FileRefused when it is too large or does not arrive whole, MediaUnavailable when the disk does not take it. */
  receive: (file: IncomingFile, maxBytes: number) => Promise<ReceivedFile>;
  /** Removes what a process that was killed left behind. */
  clean: () => Promise<void>;
};

/** A sender who is silent for so long has gone away. Milliseconds. */
const silence = 30_000;
/** Nothing that is still on its way is as old as this. Milliseconds. */
const leftover = 3_600_000;

export function arrivalsIn(folder: string): Arrivals {
  return {
    receive: async (file, maxBytes) => {
      const path = join(folder, randomBytes(16).toString('hex'));
      const remove = () => rm(path, { force: true });
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const target = await open(path, 'wx', 0o600);
        const size = await writeAll(file, target, maxBytes).finally(() => target.close());
        return { path, size, remove };
      } catch (error) {
        file.content.destroy();
        // What cannot be removed now is cleared away later; why it failed is what matters.
        await remove().catch(() => undefined);
        throw error instanceof FileRefused ? error : new MediaUnavailable({ cause: error });
      }
    },
    clean: async () => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        // By the machine's clock, as the disk has it.
        if (found && found.mtimeMs < Date.now() - leftover) await rm(path, { force: true });
      }
    },
  };
}

/** One chunk after the other, each on the disk before the next is read. Gives the bytes written. */
async function writeAll({ content }: IncomingFile, target: FileHandle, maxBytes: number): Promise<number> {
  const timer = setTimeout(() => content.destroy(new Error('The sender is silent.')), silence);
  let size = 0;
  try {
    for await (const chunk of arriving(content)) {
      timer.refresh();
      size += chunk.length;
      if (size > maxBytes) throw new FileRefused('tooLarge');
      await target.writev([chunk]);
    }
  } finally {
    clearTimeout(timer);
  }
  return size;
}

/** What the sender does wrong is theirs, not the disk's. */
async function* arriving(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw new FileRefused('incomplete', { cause: error });
  }
}
