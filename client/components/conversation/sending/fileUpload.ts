import type { ActionFailure, ActionResult } from '../../../relay/action.ts';
import type { ChatFileKind } from './chatFile.ts';

/** What the server calls a file that it keeps for a message. */
export interface StoredFile {
  readonly uri: string;
}

export type UploadResult = ActionResult<StoredFile>;

/** Sends the file; never rejects. */
export type PostFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<UploadResult>;

export type UploadState =
  /** Chosen; it goes up later. */
  | { phase: 'chosen' }
  /** `share` of its bytes, 0 to 1. */
  | { phase: 'uploading'; share: number }
  | { phase: 'uploaded'; uri: string }
  | { phase: 'failed'; failure: ActionFailure };

/** One file on its way to the server. It can be started again after it failed, and outlives the screen. */
export class FileUpload {
  readonly kind: ChatFileKind;
  readonly file: File;
  /** Shows a picture before the server has it; for as long as this page lives. */
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

  /** Sends it, unless it is there or on its way. Resolves to how that ended. */
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

  /** Nobody wants it any more. */
  cancel(): void {
    this.#controller.abort();
    if (this.previewUrl) URL.revokeObjectURL(this.previewUrl);
  }

  /** The server no longer has it: the next start sends it again. */
  forgetUri(): void {
    if (this.#state.phase === 'uploaded') this.#set({ phase: 'chosen' });
  }

  #set(state: UploadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
