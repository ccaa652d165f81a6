import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import type {
  ChatReference,
  useSendMessageMutation,
} from '../../../../__generated__/useSendMessageMutation.graphql.ts';
import { currentTime } from '../../../../app/clock.ts';
import type { ActionResult } from '../../../../app/relay/action.ts';
import { useReconnected } from '../../../../app/relay/connection.ts';
import { useAction } from '../../../../app/relay/useAction.ts';
import { randomKey } from '../../../core/randomKey.ts';
import type { ChatFileKind } from './chatFile.ts';
import type { FileUpload } from './fileUpload.ts';
import { type Attempt, lostText, Outbox } from './outbox.ts';
import { browserStorage, chatsWithUnsent, watchRemovals } from './outboxStorage.ts';
import type { UnsentFile, UnsentMessage, WrittenMessage } from './unsent.ts';

const outbox = new Outbox(browserStorage);
/** Files of messages written on this page, by the message's `clientId` and the kind of file. */
const uploads = new Map<string, FileUpload>();
const noMessages: readonly UnsentMessage[] = [];

/** A file of a message; `upload` is null if an earlier page has uploaded it. */
export interface Attachment {
  file: UnsentFile;
  upload: FileUpload | null;
}

export interface Written {
  text: string;
  /** At most one image and one document. */
  attachments: readonly Attachment[];
}

/** Unsent messages of this place (`outbox.ts`). */
export function useUnsent(place: string): readonly UnsentMessage[] {
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.unsentIn(place),
    () => noMessages,
  );
}

/** The image or the document of a message that was written on this page. */
export const uploadOf = (clientId: string | null | undefined, kind: ChatFileKind): FileUpload | null =>
  uploads.get(`${clientId} ${kind}`) ?? null;

const kinds = ['image', 'document'] as const;

/** The account and the chat; each account in this browser has its own messages. */
export interface Sender {
  /** The user's id; null for a holder of a share link without one. */
  accountId: number | null;
  /** Whether the account is signed in and may have other chats. */
  isSignedIn: boolean;
  chatId: string;
}

/** The outbox's key of the place. */
export const placeOf = ({ accountId, chatId }: Omit<Sender, 'isSignedIn'>): string => `${accountId}.${chatId}`;

/**
 * Sends messages to a chat. A message is shown at once, marked as pending until it is stored. Messages of earlier pages
 * are sent too, also those of the account's other chats, and again after each lost connection. `send` resolves to the
 * result. A message that requires a subscription is removed, and its author keeps the text.
 */
export function useSendMessage(reference: ChatReference, sender: Sender, connectionId: string) {
  const { accountId, isSignedIn, chatId } = sender;
  const place = placeOf(sender);
  const [sendMessage] = useAction<useSendMessageMutation>(graphql`
    mutation useSendMessageMutation($input: SendMessageInput!, $connections: [ID!]!) {
      sendMessage(input: $input) {
        ... on SendMessagePayload @alias(as: "success") {
          sentMessage @prependNode(connections: $connections, edgeTypeName: "MessageEdge") {
            id
            databaseId
            createdAt
            clientId
            user {
              id
              isViewer
            }
            ...StoredMessage_message
          }
          chat {
            id
            lastMessageAt
            unread
            viewerCanMessage
            ...useChatMembers_chat
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  const deliverTo = useCallback(
    (to: { place: string; chat: ChatReference; connections: string[] }) =>
      async (message: UnsentMessage): Promise<Attempt> => {
        const { clientId, text } = message;
        const { uris, failure } = await uploaded(to.place, message);
        if (failure) return failure;
        const { image: photoUri = null, document: documentUri = null } = uris;
        const input = { chat: to.chat, clientId, text, photoUri, documentUri };
        const result = await sendMessage({ input, connections: to.connections });
        if (!result.ok && result.fields.photoUri) forgetUri(to.place, clientId, 'image');
        if (!result.ok && result.fields.documentUri) forgetUri(to.place, clientId, 'document');
        return failureOf(result);
      },
    [sendMessage],
  );
  const deliver = deliverTo({ place, chat: reference, connections: [connectionId] });

  const resume = useEffectEvent(() => {
    const now = new Date(currentTime());
    outbox.resume(place, deliver, now);
    if (!isSignedIn) return;
    for (const other of chatsWithUnsent(`${accountId}`)) {
      const otherPlace = placeOf({ accountId, chatId: other });
      // Its chat shows it when it is opened and loaded.
      const to = { place: otherPlace, chat: { id: other }, connections: [] };
      if (other !== chatId) outbox.resume(otherPlace, deliverTo(to), now);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has its own
  useEffect(() => {
    resume();
    const again = () => resume();
    window.addEventListener('online', again);
    const unwatch = watchRemovals((from, clientId) => outbox.dropped(from, clientId));
    return () => {
      window.removeEventListener('online', again);
      unwatch();
    };
  }, [place]);
  useReconnected(resume);

  return {
    send: async ({ text, attachments }: Written): Promise<Attempt> => {
      const clientId = randomKey();
      for (const { file, upload } of attachments) if (upload) uploads.set(`${clientId} ${file.kind}`, upload);
      const message: WrittenMessage = {
        clientId,
        text,
        files: attachments.map(({ file }) => file),
        writtenAt: new Date(currentTime()).toISOString(),
      };
      const failure = await outbox.send(place, message, deliver);
      if (failure?.type === 'SubscriptionRequired') outbox.forget(place, clientId);
      return failure;
    },
    retry: (message: UnsentMessage): void => {
      if (message.state === 'waiting') outbox.wake();
      else void outbox.send(place, withoutLost(message), deliver);
    },
    remove: ({ clientId }: UnsentMessage): void => {
      for (const kind of kinds) uploadOf(clientId, kind)?.cancel();
      outbox.forget(place, clientId);
    },
    /** Removes messages that are known to be stored. */
    settle: (clientIds: ReadonlySet<string>): void => {
      for (const { clientId } of outbox.unsentIn(place)) if (clientIds.has(clientId)) outbox.forget(place, clientId);
    },
  };
}

const isGone = ({ clientId }: UnsentMessage, { kind, uri }: UnsentFile): boolean =>
  uri === null && uploadOf(clientId, kind) === null;

/** Whether one of its files was lost with an earlier page. */
export const isLost = (message: UnsentMessage): boolean => message.files.some((file) => isGone(message, file));

/** What can still be sent of the message. */
export const withoutLost = (message: UnsentMessage): UnsentMessage => ({
  ...message,
  files: message.files.filter((file) => !isGone(message, file)),
});

type Uris = Partial<Record<ChatFileKind, string>>;

/** The URIs of the message's files, after all uploads are complete. */
async function uploaded(place: string, { clientId, files }: UnsentMessage): Promise<{ uris: Uris; failure: Attempt }> {
  const uris: Uris = {};
  const attempts = await Promise.all(
    files.map(async (file): Promise<Attempt> => {
      const { kind } = file;
      const upload = uploadOf(clientId, kind);
      if (!file.uri && !upload) return { type: 'FileLost', message: lostText(file), reason: null, fields: {} };
      const result = file.uri ? null : await upload?.start();
      if (result && !result.ok) return result;
      uris[kind] = file.uri ?? result?.success.uri;
      if (result) outbox.keepUri(place, clientId, kind, result.success.uri);
      return null;
    }),
  );
  const failure = attempts.find((attempt) => attempt !== null);
  return { uris, failure: failure ?? null };
}

/** The server removes unused files after a day. */
function forgetUri(place: string, clientId: string, kind: ChatFileKind): void {
  uploadOf(clientId, kind)?.forgetUri();
  outbox.keepUri(place, clientId, kind, null);
}

const failureOf = (result: ActionResult<unknown>): Attempt => (result.ok ? null : result);
