import { posterLongestSide } from '../../../../server/domain/files/stored/upload.input.ts';

/** Seconds from the beginning. Many videos begin with a black frame, so that later ones are tried. */
const moments = [1, 0, 2, 4];
/** Average brightness, 0 to 255. */
const darkest = 16;
/** Milliseconds for everything: a video without a poster is better than none. */
const patience = 10_000;

/** A picture of the video from about its first second; null if this browser cannot draw one. */
export async function capturePoster(file: File): Promise<File | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  const signal = AbortSignal.timeout(patience);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = url;
    await happens(video, 'loadeddata', signal);
    return await brightFrame(video, signal);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

async function brightFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<File | null> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, posterLongestSide / Math.max(video.videoWidth, video.videoHeight));
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  for (const moment of moments) {
    // Length is infinite in some recordings.
    video.currentTime = Math.min(moment, Number.isFinite(video.duration) ? video.duration / 2 : moment);
    await happens(video, 'seeked', signal);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    if (brightness(context) > darkest) break;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' });
}

/** Of a sample of the pixels. */
function brightness(context: CanvasRenderingContext2D): number {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  // Every hundredth pixel has four bytes: red, green, blue and opacity.
  const step = 400;
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += step) {
    sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    count += 1;
  }
  return sum / count;
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener('error', () => reject(new Error('This browser cannot play the video.')), { signal });
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
