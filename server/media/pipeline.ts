import { Readable } from 'node:stream';
import { unpackedCsv } from './csvBatches.ts';
import type { Arrivals, ReceivedFile } from './incoming.ts';
import { arriving } from './incoming.ts';
import { FileRefused, type FileRule, type Media, MediaUnavailable, type PreparedFile } from './media.ts';
import type { MediaStore } from './store.ts';
import { openWorkers } from './workers.ts';

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

/** Of the whole process. */
const processWorkers = openWorkers();

/** From the incoming file to the stored one. */
export function mediaPipeline(arrivals: Arrivals, store: MediaStore, workers = processWorkers): Media {
  const made = async ({ path, size }: ReceivedFile, rule: FileRule): Promise<Omit<PreparedFile, 'discard'>> => {
    if (rule.type === 'image') {
      const content = await workers.run('image', { path, rule });
      const contentType = 'image/webp';
      return { contentType, size: content.length, keep: (target) => reached(store.put(target, content, contentType)) };
    }
    const contentType =
      rule.type === 'document' ? await workers.run('document', { path }) : await videoType(path, rule);
    return { contentType, size, keep: (target) => reached(store.putFile(target, path, contentType)) };
  };
  const videoType = async (path: string, { problemOf }: Extract<FileRule, { type: 'video' }>) => {
    const { type, facts } = await workers.run('video', { path });
    const problem = problemOf(facts);
    if (problem !== null) throw new FileRefused('unsuitable', undefined, problem);
    return type;
  };
  return {
    prepare: async (file, rule) => {
      const received = await arrivals.receive(file, rule.maxBytes);
      try {
        return { ...(await made(received, rule)), discard: received.remove };
      } catch (error) {
        await received.remove();
        throw error;
      }
    },
    readCsv: async (file, rule) => {
      const received = await arrivals.receive(file, rule.maxBytes);
      try {
        return unpackedCsv(await workers.run('csv', { path: received.path, rule }));
      } finally {
        await received.remove();
      }
    },
    cut: cutIntoParts,
    keepPart: (path, part) => reached(store.put(path, part, 'application/octet-stream')),
    join: (paths) => joinParts(store, paths),
    remove: (path) => reached(store.delete(path)),
  };
}

async function reached<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new MediaUnavailable({ cause: error });
  }
}
