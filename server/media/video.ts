import { FilePathSource } from 'mediabunny';
import { withOpenFile } from './bytes.ts';
import { isArchiveToo, typeOf } from './document.ts';
import { FileRefused } from './media.ts';
import { cleanMp4 } from './mp4.ts';
import { readVideoFacts, type VideoFacts } from './videoFacts.ts';
import { cleanWebm } from './webm.ts';

type VideoType = 'video/mp4' | 'video/webm' | 'video/quicktime';

export type ReadVideo = { type: VideoType; facts: VideoFacts };

const types: readonly string[] = ['video/mp4', 'video/webm', 'video/quicktime'] satisfies VideoType[];
const isVideoType = (mime: string | undefined): mime is VideoType => mime !== undefined && types.includes(mime);

/**
 * Detects the kind of a video by its content. Checks that the file is complete, and removes all that is not needed to play it. The
 * pictures and the sound stay as they are.
 * @throws FileRefused
 */
export async function readVideo(path: string): Promise<ReadVideo> {
  const type = await typeOf(path);
  if (!isVideoType(type)) throw new FileRefused('wrongType');
  await withOpenFile(path, async (file) => {
    await (type === 'video/webm' ? cleanWebm(file) : cleanMp4(file));
    // What a player skips among the frames stays.
    if (await isArchiveToo(file)) throw new FileRefused('wrongType');
  });
  const facts = await readVideoFacts(new FilePathSource(path));
  if (!facts || facts.pictures.length === 0) throw new FileRefused('unreadable');
  return { type, facts };
}
