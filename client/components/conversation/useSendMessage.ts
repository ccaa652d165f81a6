import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import { useReconnected } from '../../relay/connection.ts';
import { type ActionResult, useAction } from '../../relay/useAction.ts';
import { randomKey } from '../randomKey.ts';
import type { ChatReference, useSendMessageMutation } from './__generated__/useSendMessageMutation.graphql.ts';
import type { FileUpload } from './fileUpload.ts';
import { type Attempt, lostText, Outbox, type UnsentFile, type UnsentMessage, type WrittenMessage } from './outbox.ts';
import { browserStorage, chatsWithUnsent, watchRemovals } from './outboxStorage.ts';

const outbox = new Outbox(browserStorage);
/** The files of messages that were written on this page, by the messages' `clientId`. */
const uploads = new Map<string, FileUpload>();
const noMessages: readonly UnsentMessage[] = [];

/** A file that goes with a message; `upload` is null where an earlier page has uploaded it. */
export interface Attachment {
  file: UnsentFile;
  upload: FileUpload | null;
}

export interface Written {
  text: string;
  attachment: Attachment | null;
}

/** What was written in this place (`outbox.ts`) and is not stored yet. */
export function useUnsent(place: string): readonly UnsentMessage[] {
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.unsentIn(place),
    () => noMessages,
  );
}

/** The file of a message that was written on this page. */
export const uploadOf = (clientId: string | null | undefined): FileUpload | null => uploads.get(clientId ?? '') ?? null;

/** Whose messages, and where: each account at this browser has its own. */
export interface Sender {
  /** The user's id; null for the holder of a share link to whom the server gives none. */
  accountId: number | null;
  /** Whether it is signed in, and has other chats besides. */
  isSignedIn: boolean;
  chatId: string;
}

/** What the outbox calls the place. */
export const placeOf = ({ accountId, chatId }: Omit<Sender, 'isSignedIn'>): string => `${accountId}.${chatId}`;

/**
 * Sending into a chat. A message shows at once and stays, marked, until it is stored; what an earlier page has left goes
 * out too, from the account's other chats as well, and again after each lost connection. `send` resolves to how it ended.
 * A message that needs a subscription first is taken back, for whoever wrote it to keep.
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
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
        ... on InvalidInput @alias(as: "invalid") {
          fields {
            field
            message
          }
        }
      }
    }
  `);

  const deliverTo = useCallback(
    (to: { place: string; chat: ChatReference; connections: string[] }) =>
      async (message: UnsentMessage): Promise<Attempt> => {
        const { clientId, text } = message;
        const { file, failure } = await uploaded(to.place, message);
        if (failure) return failure;
        const uri = file?.uri ?? null;
        const photoUri = file?.kind === 'image' ? uri : null;
        const documentUri = file?.kind === 'document' ? uri : null;
        const input = { chat: to.chat, clientId, text, photoUri, documentUri };
        const result = await sendMessage({ input, connections: to.connections });
        if (!result.ok && (result.fields.photoUri || result.fields.documentUri)) forgetUri(to.place, clientId);
        return failureOf(result);
      },
    [sendMessage],
  );
  const deliver = deliverTo({ place, chat: reference, connections: [connectionId] });

  const resume = useEffectEvent(() => {
    const now = new Date();
    outbox.resume(place, deliver, now);
    if (!isSignedIn) return;
    for (const other of chatsWithUnsent(`${accountId}`)) {
      const otherPlace = placeOf({ accountId, chatId: other });
      // Shown by its own chat, which reads what is new when it is opened.
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
    send: async ({ text, attachment }: Written): Promise<Attempt> => {
      const clientId = randomKey();
      if (attachment?.upload) uploads.set(clientId, attachment.upload);
      const message: WrittenMessage = {
        clientId,
        text,
        file: attachment?.file ?? null,
        writtenAt: new Date().toISOString(),
      };
      const failure = await outbox.send(place, message, deliver);
      if (failure?.type === 'SubscriptionRequired') outbox.forget(place, clientId);
      return failure;
    },
    retry: (message: UnsentMessage): void => {
      if (message.state === 'waiting') outbox.wake();
      else void outbox.send(place, isLost(message) ? { ...message, file: null } : message, deliver);
    },
    remove: ({ clientId }: UnsentMessage): void => {
      uploads.get(clientId)?.cancel();
      outbox.forget(place, clientId);
    },
    /** These messages are known to be stored. */
    settle: (clientIds: ReadonlySet<string>): void => {
      for (const { clientId } of outbox.unsentIn(place)) if (clientIds.has(clientId)) outbox.forget(place, clientId);
    },
  };
}

/** Its file went with an earlier page. */
export const isLost = ({ clientId, file }: UnsentMessage): boolean =>
  file !== null && file.uri === null && !uploads.has(clientId);

/** The message's file as the server keeps it, which takes as long as it takes. */
async function uploaded(
  place: string,
  { clientId, file }: UnsentMessage,
): Promise<{ file: UnsentFile | null; failure: Attempt }> {
  const upload = uploads.get(clientId);
  if (!file || file.uri) return { file, failure: null };
  if (!upload) return { file, failure: { type: 'FileLost', message: lostText(file), reason: null, fields: {} } };
  const result = await upload.start();
  if (!result.ok) return { file, failure: result };
  const { uri } = result.success;
  outbox.keepUri(place, clientId, uri);
  return { file: { ...file, uri }, failure: null };
}

/** The server keeps files that are in no message for a day. */
function forgetUri(place: string, clientId: string): void {
  uploads.get(clientId)?.forgetUri();
  outbox.keepUri(place, clientId, null);
}

const failureOf = (result: ActionResult<unknown>): Attempt => (result.ok ? null : result);
