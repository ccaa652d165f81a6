import { Readable } from 'node:stream';
import { arriving } from './incoming.ts';
import { FileRefused, MediaUnavailable } from './media.ts';
import type { MediaStore } from './store.ts';

/** Bytes of a part. Each running upload needs as much memory, and a killed process loses less than this of it. */
const partBytes = 2 * 1024 * 1024;

/** See `Media.cut`. */
export async function* cutIntoParts(content: Readable): AsyncIterable<Uint8Array> {
  let chunks: Buffer[] = [];
  let length = 0;
  const part = () => {
    const whole = Buffer.concat(chunks);
    chunks = [];
    length = 0;
    return whole;
  };
  try {
    for await (const chunk of arriving(content)) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= partBytes) yield part();
    }
  } catch (error) {
    // The sender continues later, after what has arrived.
    if (!(error instanceof FileRefused)) throw error;
  }
  if (length > 0) yield part();
}

/** See `Media.join`. */
export function joinParts(store: MediaStore, paths: readonly string[]): Readable {
  return Readable.from(contents(store, paths), { objectMode: false });
}

async function* contents(store: MediaStore, paths: readonly string[]): AsyncIterable<Buffer> {
  try {
    for (const path of paths) {
      const content = await store.read(path);
      if (!content) throw new Error(`The part ${path} is missing.`);
      yield* content;
    }
  } catch (error) {
    throw new MediaUnavailable({ cause: error });
  }
}
