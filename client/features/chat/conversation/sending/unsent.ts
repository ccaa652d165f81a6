import type { ChatFileKind } from './chatFile.ts';

/** A file attached to a message. */
export interface UnsentFile {
  kind: ChatFileKind;
  name: string;
  /** Bytes. */
  size: number;
  /** Its address on the server; null until it is uploaded. */
  uri: string | null;
}

/** A message that was written in this browser and is not confirmed as stored. */
export interface UnsentMessage {
  /** The same for every attempt, so that the message is stored once. */
  clientId: string;
  text: string;
  /** At most one image and one document. */
  files: readonly UnsentFile[];
  /** ISO 8601. */
  writtenAt: string;
  /** `waiting`: the server was not reached; sending is retried. `failed`: it is not retried. */
  state: 'pending' | 'waiting' | 'failed';
  /** The error of a failed message. */
  problem: string | null;
}

export type WrittenMessage = Omit<UnsentMessage, 'state' | 'problem'>;
