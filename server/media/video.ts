import { Worker } from 'node:worker_threads';
import { withOpenFile } from './bytes.ts';
import { typeOf } from './fileType.ts';
import { FileRefused, type FileRule } from './media.ts';
import { cleanMp4 } from './mp4.ts';
import type { VideoFacts } from './videoFacts.ts';
import { cleanWebm } from './webm.ts';

type VideoType = 'video/mp4' | 'video/webm' | 'video/quicktime';
type VideoRule = Extract<FileRule, { type: 'video' }>;

const types: readonly string[] = ['video/mp4', 'video/webm', 'video/quicktime'] satisfies VideoType[];
const isVideoType = (mime: string | undefined): mime is VideoType => mime !== undefined && types.includes(mime);

/**
 * Detects the kind of a video by its content, and checks its length and codecs by the rule. Checks that files are
 * complete, and removes all that is not needed to play them. The pictures and the sound stay as they are.
 * @throws FileRefused
 */
export async function checkVideo(path: string, rule: Pick<VideoRule, 'problemOf'>): Promise<VideoType> {
  const mime = await typeOf(path);
  if (!isVideoType(mime)) throw new FileRefused('wrongType');
  await withOpenFile(path, mime === 'video/webm' ? cleanWebm : cleanMp4);
  const facts = await factsOf(path);
  if (!facts || facts.pictures.length === 0) throw new FileRefused('unreadable');
  const problem = rule.problemOf(facts);
  if (problem !== null) throw new FileRefused('unsuitable', undefined, problem);
  return mime;
}

/** Milliseconds. */
const longest = 20_000;

/**
 * Reads a video in a thread of its own, with limits of time and memory: a file that is made to be slow delays no request of
 * others. The thread takes half a second to start. Null if the file is broken or exceeds a limit.
 */
async function factsOf(path: string): Promise<VideoFacts | null> {
  const worker = new Worker(new URL('./videoWorker.mjs', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // The library's warnings about files are no log of ours.
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), longest);
  try {
    return await new Promise((resolve) => {
      worker.once('message', resolve);
      worker.once('error', () => resolve(null));
      worker.once('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
