import type { DetailedError, HttpResponse, Upload } from 'tus-js-client';
import { videoUploadsPath } from '../../../../server/domain/files/stored/upload.input.ts';

/** What interrupts an upload that continues by itself. */
type Interruption = 'connection' | 'server';

/** `share` of the bytes, 0 to 1. */
export type VideoUploadState =
  | { phase: 'uploading'; share: number }
  | { phase: 'paused'; share: number }
  | { phase: 'waiting'; share: number; reason: Interruption }
  | { phase: 'arrived'; share: 1; id: string }
  | { phase: 'failed'; share: number; message: string }
  | { phase: 'cancelled'; share: 0 };

/** What comes of an upload in the end. */
export type SettledUpload = Extract<VideoUploadState, { phase: 'arrived' | 'failed' | 'cancelled' }>;

/** Bytes of a request. Proxies often limit the size of a request, and some pass a request on only when it is complete. */
const chunkSize = 8 * 1024 * 1024;
/** A connection without progress for this long is dead. Milliseconds. */
const silence = 30_000;
const longestWait = 30_000;

/**
 * The upload of one video (tus). It can be paused, continues by itself after an interruption, and after a reload of the page when
 * the same file is chosen again.
 */
export class VideoUpload {
  readonly file: File;
  readonly #listeners = new Set<() => void>();
  #state: VideoUploadState = { phase: 'paused', share: 0 };
  #upload: Promise<Upload> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #interruptions = 0;

  constructor(file: File) {
    this.file = file;
  }

  readonly state = (): VideoUploadState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins or continues. */
  async start(): Promise<void> {
    const { phase, share } = this.#state;
    if (phase === 'uploading' || phase === 'arrived' || phase === 'cancelled') return;
    this.#set({ phase: 'uploading', share });
    window.addEventListener('online', this.#retry);
    window.addEventListener('offline', this.#lose);
    this.#expectProgress();
    try {
      this.#upload ??= this.#open();
      const upload = await this.#upload;
      if (this.state().phase === 'uploading') upload.start();
    } catch {
      // The library could not be loaded.
      this.#upload = undefined;
      this.#interrupt('connection');
    }
  }

  /** Stops until `start`. What has arrived stays on the server for a day. */
  pause(): void {
    const { phase, share } = this.#state;
    if (phase !== 'uploading' && phase !== 'waiting') return;
    this.#stop();
    this.#set({ phase: 'paused', share });
  }

  /** Stops for good, and removes what has arrived. */
  async cancel(): Promise<void> {
    this.#stop();
    this.#set({ phase: 'cancelled', share: 0 });
    const upload = await this.#upload?.catch(() => undefined);
    // Unless this succeeds, the server removes it after a day.
    await upload?.abort(true).catch(() => undefined);
    await this.forget();
  }

  /** The file is the profile's video now: chosen again, it is uploaded again. */
  async forget(): Promise<void> {
    const upload = await this.#upload?.catch(() => undefined);
    const previous = (await upload?.findPreviousUploads()) ?? [];
    for (const { urlStorageKey } of previous) await upload?.options.urlStorage?.removeUpload(urlStorageKey);
  }

  /** Resolves when the upload has arrived, has failed or is cancelled. */
  settled(): Promise<SettledUpload> {
    return new Promise((resolve) => {
      const look = () => {
        const state = this.#state;
        if (state.phase !== 'arrived' && state.phase !== 'failed' && state.phase !== 'cancelled') return;
        stopLooking();
        resolve(state);
      };
      const stopLooking = this.subscribe(look);
      look();
    });
  }

  async #open(): Promise<Upload> {
    const { Upload } = await import('tus-js-client');
    const upload = new Upload(this.file, {
      endpoint: window.location.origin + videoUploadsPath,
      chunkSize,
      // Interruptions are shown, and may last for long.
      retryDelays: null,
      onProgress: (sent, all) => this.#progress(sent / all),
      onChunkComplete: () => {
        this.#interruptions = 0;
      },
      onSuccess: () => this.#arrive(upload.url),
      onError: (error) => this.#fail(error),
      // Without this, the library begins again from 0 when the server does not say how much it has.
      onAfterResponse: (request, response) => {
        const isGone = request.getMethod() === 'HEAD' && [404, 410].includes(response.getStatus());
        if (response.getStatus() >= 400 && !isGone) throw new Refused(response);
      },
    });
    const previous = (await upload.findPreviousUploads()).toSorted(
      (one, other) => Date.parse(other.creationTime) - Date.parse(one.creationTime),
    )[0];
    if (previous) upload.resumeFromPreviousUpload(previous);
    return upload;
  }

  #progress(share: number): void {
    if (this.#state.phase !== 'uploading') return;
    this.#set({ phase: 'uploading', share });
    this.#expectProgress();
  }

  #arrive(url: string | null): void {
    this.#stop();
    this.#set({ phase: 'arrived', share: 1, id: url?.split('/').at(-1) ?? '' });
  }

  #fail(error: Error | DetailedError): void {
    if (this.#state.phase !== 'uploading') return;
    const refused = 'causingError' in error && error.causingError instanceof Refused ? error.causingError : null;
    if (!refused || refused.isPassing) {
      this.#interrupt(refused ? 'server' : 'connection');
      return;
    }
    const { share } = this.#state;
    this.#stop();
    this.#set({ phase: 'failed', share, message: refused.message });
  }

  #interrupt(reason: Interruption): void {
    if (this.#state.phase !== 'uploading') return;
    const { share } = this.#state;
    this.#halt();
    this.#set({ phase: 'waiting', share, reason });
    this.#timer = setTimeout(this.#retry, Math.min(longestWait, 1000 * 2 ** this.#interruptions));
    this.#interruptions += 1;
  }

  readonly #lose = (): void => this.#interrupt('connection');

  readonly #retry = (): void => {
    if (this.#state.phase === 'waiting') void this.start();
  };

  #expectProgress(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#lose, silence);
  }

  /** Ends the running request. */
  #halt(): void {
    clearTimeout(this.#timer);
    void this.#upload?.then((upload) => upload.abort()).catch(() => undefined);
  }

  #stop(): void {
    if (this.#state.phase !== 'arrived') this.#halt();
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#retry);
    window.removeEventListener('offline', this.#lose);
  }

  #set(state: VideoUploadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The server's refusal, with its message. */
class Refused extends Error {
  /** It is worth trying again without a change. */
  readonly isPassing: boolean;

  constructor(response: HttpResponse) {
    const status = response.getStatus();
    super(messageOf(response));
    // The limit of requests says when to try again, the limit of uploads does not.
    const isBusy = status === 429 && Boolean(response.getHeader('retry-after'));
    this.isPassing = status >= 500 || status === 409 || status === 423 || isBusy;
  }
}

function messageOf(response: HttpResponse): string {
  if (response.getStatus() === 401)
    return 'You are no longer logged in. Please log in again, and choose the same video.';
  try {
    const body: unknown = JSON.parse(response.getBody());
    if (typeof body === 'object' && body !== null && 'message' in body) return String(body.message);
  } catch {
    // A response to HEAD has no body.
  }
  return 'The upload failed. Please try again.';
}
