import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileRefused, type IncomingFile, MediaUnavailable } from './media.ts';

/** A received file on the local disk. */
export type ReceivedFile = { path: string; size: number; remove: () => Promise<void> };

/** The folder for received files before they are checked. */
export type Arrivals = {
  /** @throws FileRefused if it is too large or incomplete, MediaUnavailable if the disk fails. */
  receive: (file: IncomingFile, maxBytes: number) => Promise<ReceivedFile>;
  /** Removes files of processes that were killed. */
  clean: () => Promise<void>;
};

/** A sender that is silent for this long has disconnected. Milliseconds. */
const silence = 30_000;
/** Older files cannot still be in transfer. Milliseconds. */
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
        // Removal is retried later; the original error matters.
        await remove().catch(() => undefined);
        throw error instanceof FileRefused ? error : new MediaUnavailable({ cause: error });
      }
    },
    clean: async () => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        // By the machine's clock, which sets the file times.
        if (found && found.mtimeMs < Date.now() - leftover) await rm(path, { force: true });
      }
    },
  };
}

/** Writes chunk by chunk, with backpressure. Returns the number of bytes. */
async function writeAll({ content }: IncomingFile, target: FileHandle, maxBytes: number): Promise<number> {
  let size = 0;
  for await (const chunk of arriving(content)) {
    size += chunk.length;
    if (size > maxBytes) throw new FileRefused('tooLarge');
    // All of it: a single write to a disk that becomes full may store a part without an error.
    await target.writeFile(chunk);
  }
  return size;
}

/**
 * The bytes as they arrive. The sender's errors are not disk errors.
 * @throws FileRefused `incomplete` if the sender disconnects
 */
export async function* arriving(content: Readable): AsyncIterable<Buffer> {
  const timer = setTimeout(() => content.destroy(new Error('The sender is silent.')), silence);
  try {
    for await (const chunk of content) {
      timer.refresh();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof MediaUnavailable ? error : new FileRefused('incomplete', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
