import { checkDocument } from './document.ts';
import { redrawImage } from './image.ts';
import type { Arrivals, ReceivedFile } from './incoming.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { type FileRule, type Media, MediaUnavailable, type PreparedFile } from './media.ts';
import { cutIntoParts, joinParts } from './parts.ts';
import type { MediaStore } from './store.ts';
import { checkVideo } from './video.ts';

/** Decoding an image of 40 megapixels takes over 100 MB of memory. */
const picturesAtOnce = 2;
/** Each has a thread of its own. */
const videosAtOnce = 2;
/** A PDF file is searched in memory. */
const documentsAtOnce = 2;

/** From the incoming file to the stored one. */
export function mediaPipeline(arrivals: Arrivals, store: MediaStore): Media {
  const pictures = limitConcurrency(picturesAtOnce);
  const videos = limitConcurrency(videosAtOnce);
  const documents = limitConcurrency(documentsAtOnce);
  const made = async (received: ReceivedFile, rule: FileRule): Promise<Omit<PreparedFile, 'discard'>> => {
    const { path, size } = received;
    if (rule.type === 'image') {
      const content = await pictures(() => redrawImage(path, rule));
      const contentType = 'image/webp';
      return { contentType, size: content.length, keep: (target) => reached(store.put(target, content, contentType)) };
    }
    const contentType =
      rule.type === 'video' ? await videos(() => checkVideo(path, rule)) : await documents(() => checkDocument(path));
    return { contentType, size, keep: (target) => reached(store.putFile(target, path, contentType)) };
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
