import { BlobSource } from 'mediabunny';
import { readVideoFacts, type VideoFacts } from '../../../../server/media/videoFacts.ts';

/** Loaded when a video is chosen. A static import leaves most of the library out. */
export const readVideo = (file: File): Promise<VideoFacts | null> => readVideoFacts(new BlobSource(file));
