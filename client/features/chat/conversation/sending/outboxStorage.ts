import { personalKeys } from '../../../core/storage/personalKeys.ts';
import type { UnsentFile, UnsentMessage } from './unsent.ts';

/** Persists unsent messages beyond the page. */
export interface OutboxStorage {
  read: (place: string) => UnsentMessage[];
  add: (place: string, message: UnsentMessage) => void;
  /** Saves changes of a message that still exists: another tab may have sent or removed it. */
  update: (place: string, message: UnsentMessage) => void;
  remove: (place: string, clientId: string) => void;
}

const prefix = personalKeys.outbox;
const keyOf = (place: string, clientId: string) => `${prefix}${place}.${clientId}`;

/**
 * The browser's storage, shared by its tabs. Each message has its own entry, so that tabs do not overwrite each other.
 * If storage is not available, messages last as long as the page.
 */
export const browserStorage: OutboxStorage = {
  read: (place) => {
    const beginning = keyOf(place, '');
    return keys()
      .filter((key) => key.startsWith(beginning))
      .flatMap(
        (key) =>
          messageOf(
            key.slice(beginning.length),
            attempt(() => localStorage.getItem(key)),
          ) ?? [],
      )
      .sort((one, other) => one.writtenAt.localeCompare(other.writtenAt));
  },
  add: (place, message) => attempt(() => localStorage.setItem(keyOf(place, message.clientId), textOf(message))),
  update: (place, message) => {
    const key = keyOf(place, message.clientId);
    attempt(() => localStorage.getItem(key) !== null && localStorage.setItem(key, textOf(message)));
  },
  remove: (place, clientId) => attempt(() => localStorage.removeItem(keyOf(place, clientId))),
};

/** The chats in which messages of this account wait. */
export function chatsWithUnsent(owner: string): string[] {
  const beginning = `${prefix}${owner}.`;
  const chats = keys().flatMap((key) =>
    key.startsWith(beginning) ? (key.slice(beginning.length).split('.')[0] ?? []) : [],
  );
  return [...new Set(chats)];
}

/** Reports messages that another tab has sent or removed, until the returned function is called. */
export function watchRemovals(onRemoved: (place: string, clientId: string) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null || !key?.startsWith(prefix)) return;
    const at = key.lastIndexOf('.');
    onRemoved(key.slice(prefix.length, at), key.slice(at + 1));
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

const keys = (): string[] => attempt(() => Object.keys(localStorage)) ?? [];

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    // Storage is not available or full.
    return undefined;
  }
}

const textOf = ({ clientId: _inTheKey, ...message }: UnsentMessage) => JSON.stringify(message);

/** The content of an entry; undefined for an invalid one. */
function messageOf(clientId: string, stored: string | null | undefined): UnsentMessage | undefined {
  const value: unknown = attempt(() => JSON.parse(stored ?? 'null'));
  if (!hasText(value, 'text') || !hasText(value, 'writtenAt')) return undefined;
  const problem = hasText(value, 'problem') ? value.problem : null;
  const state = 'state' in value && value.state === 'failed' ? 'failed' : 'waiting';
  return { clientId, text: value.text, writtenAt: value.writtenAt, files: filesOf(value), state, problem };
}

/** The files of a stored message or draft. */
export function filesOf(value: object): UnsentFile[] {
  const files: unknown = 'files' in value ? value.files : null;
  return Array.isArray(files) ? files.flatMap((file: unknown) => fileOf(file) ?? []) : [];
}

function fileOf(file: unknown): UnsentFile | null {
  if (!hasText(file, 'name') || !hasText(file, 'kind') || !('size' in file)) return null;
  return {
    kind: file.kind === 'image' ? 'image' : 'document',
    name: file.name,
    size: typeof file.size === 'number' ? file.size : 0,
    uri: hasText(file, 'uri') ? file.uri : null,
  };
}

function hasText<Key extends string>(value: unknown, key: Key): value is Record<Key, string> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'string';
}
