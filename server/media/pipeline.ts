import { unpackedCsv } from './csvBatches.ts';
import type { Arrivals, ReceivedFile } from './incoming.ts';
import { FileRefused, type FileRule, type Media, MediaUnavailable, type PreparedFile } from './media.ts';
import { cutIntoParts, joinParts } from './parts.ts';
import type { MediaStore } from './store.ts';
import { openWorkers } from './workers.ts';

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
