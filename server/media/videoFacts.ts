import { Input, type InputTrack, MATROSKA, MP4, QTFF, type Source, WEBM } from 'mediabunny';

/** What a video file is. Read in the same way on the server and, before sending, in the browser. */
export type VideoFacts = {
  container: 'mp4' | 'quicktime' | 'webm' | 'other';
  /** From the frames, not from what the header says. */
  seconds: number;
  /** The codecs of the tracks (RFC 6381), such as `avc1.42c01e`; null for an unknown one. */
  pictures: (string | null)[];
  sounds: (string | null)[];
};

/** Null if it is no video file, or broken. */
export async function readVideoFacts(source: Source): Promise<VideoFacts | null> {
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const format = await input.getFormat();
    const [pictures, sounds] = [await input.getVideoTracks(), await input.getAudioTracks()];
    return {
      container: format === MP4 ? 'mp4' : format === QTFF ? 'quicktime' : format === WEBM ? 'webm' : 'other',
      seconds: await input.computeDuration(),
      pictures: await Promise.all(pictures.map((track) => codecOf(track))),
      sounds: await Promise.all(sounds.map((track) => codecOf(track))),
    };
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}

const codecOf = (track: InputTrack): Promise<string | null> => track.getCodecParameterString().catch(() => null);
