import {
  acceptedTypes,
  uploadMessages,
  videoMaxBytes,
  videoProblem,
} from '../../../../server/domain/files/stored/upload.input.ts';

/** What is wrong with a video, before it is sent; null if nothing is known to be. The server checks it again. */
export async function checkVideo(file: File): Promise<string | null> {
  if (!acceptedTypes.video.split(',').includes(file.type)) return uploadMessages.video.wrongType;
  if (file.size > videoMaxBytes) return uploadMessages.video.tooLarge;
  try {
    const { readVideo } = await import('./readVideo.ts');
    const facts = await readVideo(file);
    return facts && videoProblem(facts);
  } catch {
    // The reader could not be loaded: the server decides.
    return null;
  }
}
