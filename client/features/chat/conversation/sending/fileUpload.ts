import type { ActionFailure, ActionResult } from '../../../../app/relay/action.ts';
import type { ChatFileKind } from './chatFile.ts';

/** The server's reference to an uploaded file. */
export interface StoredFile {
  readonly uri: string;
}

export type UploadResult = ActionResult<StoredFile>;

/** Uploads the file; never rejects. */
export type PostFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<UploadResult>;

export type UploadState =
  /** Chosen, but not uploading yet. */
  | { phase: 'chosen' }
  /** `share` of its bytes, 0 to 1. */
  | { phase: 'uploading'; share: number }
  | { phase: 'uploaded'; uri: string }
  | { phase: 'failed'; failure: ActionFailure };

/** The upload of one file. It can be restarted after a failure, and outlives the screen. */
export class FileUpload {
  readonly kind: ChatFileKind;
  readonly file: File;
  /** A local preview of a picture, valid as long as this page. */
  readonly previewUrl: string | null;
  readonly #post: PostFile;
  readonly #listeners = new Set<() => void>();
  #state: UploadState = { phase: 'chosen' };
  #underWay: Promise<UploadResult> | null = null;
  #controller = new AbortController();

  constructor(kind: ChatFileKind, file: File, post: PostFile) {
    this.kind = kind;
    this.file = file;
    this.previewUrl = kind === 'image' ? URL.createObjectURL(file) : null;
    this.#post = post;
  }

  readonly state = (): UploadState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Uploads the file unless it is uploaded or uploading. Resolves to the result. */
  start(): Promise<UploadResult> {
    if (this.#state.phase === 'uploaded') {
      return Promise.resolve({ ok: true, success: { uri: this.#state.uri } });
    }
    this.#underWay ??= this.#send();
    return this.#underWay;
  }

  async #send(): Promise<UploadResult> {
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    this.#set({ phase: 'uploading', share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) this.#set({ phase: 'uploading', share });
    };
    const result = await this.#post(this.file, { signal, onProgress });
    this.#underWay = null;
    this.#set(result.ok ? { phase: 'uploaded', uri: result.success.uri } : { phase: 'failed', failure: result });
    return result;
  }

  /** Cancels the upload. */
  cancel(): void {
    this.#controller.abort();
    if (this.previewUrl) URL.revokeObjectURL(this.previewUrl);
  }

  /** The server no longer has the file: the next start uploads it again. */
  forgetUri(): void {
    if (this.#state.phase === 'uploaded') this.#set({ phase: 'chosen' });
  }

  #set(state: UploadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
