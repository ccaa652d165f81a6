import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import {
  acceptedTypes,
  posterLongestSide,
  uploadMessages,
  videoMaxBytes,
  videoProblem,
} from '../../../../server/domain/files/stored/upload.input.ts';
import type { useChosenVideoMutation } from '../../../__generated__/useChosenVideoMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { SubmitResult } from '../../core/form/useSchemaForm.ts';
import { VideoUpload, type VideoUploadState } from './videoUpload.ts';

/** Seconds from the beginning. Many videos begin with a black frame, so that later ones are tried. */
const moments = [1, 0, 2, 4];
/** Average brightness, 0 to 255. */
const darkest = 16;
/** Milliseconds for everything: a video without a poster is better than none. */
const patience = 10_000;

/** A picture of the video from about its first second; null if this browser cannot draw one. */
async function capturePoster(file: File): Promise<File | null> {
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

interface Chosen {
  upload: VideoUpload;
  poster: Promise<File | null>;
}

/** What became the video of the profile. */
interface SetVideo {
  videoUri: string | null;
}

/** What is chosen, while it is checked and after. */
interface Choice {
  file: File;
  /** What is wrong with it, or its upload. */
  checked: Promise<string | Chosen>;
}

/** A video that is chosen. `user` is the global id of the job seeker for whom an admin chooses it. It is uploaded at once, and becomes the video of the profile when the form is saved. */
export function useChosenVideo(user: string | null) {
  const [setVideo] = useAction<useChosenVideoMutation>(graphql`
    mutation useChosenVideoMutation($input: SetVideoInput!) {
      setVideo(input: $input) {
        ... on SetVideoPayload @alias(as: "success") {
          user {
            id
            ... on JobSeeker {
              videoUri
              videoPosterUri
            }
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [checking, setChecking] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The latest choice, for work that ends after another one.
  const choice = useRef<Choice | null>(null);
  const upload = chosen?.upload ?? null;
  const state = useSyncExternalStore<VideoUploadState | null>(
    upload?.subscribe ?? neverChanges,
    upload?.state ?? noState,
    noState,
  );
  // A screen that is left does not upload on. The same file continues where it stopped.
  useEffect(() => () => upload?.pause(), [upload]);

  const clear = () => {
    choice.current = null;
    setProblem(null);
    setChecking(null);
    setChosen(null);
    void upload?.cancel();
  };

  const begin = async (file: File): Promise<string | Chosen> => {
    const text = await checkVideo(file);
    return text ?? { upload: new VideoUpload(file), poster: capturePoster(file) };
  };

  return {
    file: upload?.file ?? checking,
    isChecking: checking !== null,
    problem,
    /** Of the upload; null without one. */
    state,
    async choose(file: File) {
      // What has arrived of the same file counts.
      if (upload && isSame(upload.file, file)) return upload.start();
      clear();
      setChecking(file);
      const own: Choice = { file, checked: begin(file) };
      choice.current = own;
      const checked = await own.checked;
      if (choice.current !== own) return;
      setChecking(null);
      if (typeof checked === 'string') {
        choice.current = null;
        setProblem(checked);
      } else {
        setChosen(checked);
        await checked.upload.start();
      }
    },
    pause: () => upload?.pause(),
    resume: () => void upload?.start(),
    clear,
    /** Waits for the upload, and makes it the video of the profile; null without one. Repeated after a failure, it sends nothing again. */
    async save(): Promise<SubmitResult<SetVideo | null>> {
      const checked = await choice.current?.checked;
      if (checked === undefined) return saved;
      if (typeof checked === 'string') return failed(checked);
      void checked.upload.start();
      const settled = await checked.upload.settled();
      if (settled.phase === 'cancelled') return saved;
      if (settled.phase === 'failed') return failed(settled.message);
      const result = await setVideo({ input: { user, upload: settled.id, poster: await checked.poster } });
      if (!result.ok) return failed(Object.values(result.fields)[0] ?? result.message);
      await checked.upload.forget();
      choice.current = null;
      setChosen(null);
      return { ok: true, success: { videoUri: result.success.user.videoUri ?? null } };
    },
  };
}

export type ChosenVideo = ReturnType<typeof useChosenVideo>;

const saved: SubmitResult<null> = { ok: true, success: null };
const failed = (message: string): SubmitResult<null> => ({ ok: false, message, fields: {} });

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const neverChanges = () => () => {};
const noState = () => null;

/** What is wrong with a video, before it is sent; null if nothing is known to be. The server checks it again. */
async function checkVideo(file: File): Promise<string | null> {
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
