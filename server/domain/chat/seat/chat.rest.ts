import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { textIn } from '../../../rest/authorize.ts';
import { change, document } from '../../../rest/document.ts';
import { Chat, chatSummaries, Member, Message } from '../../../rest/fragments.ts';
import { id, pageOf, paging } from '../../../rest/parameters.ts';
import { type Authorize, changed, type RestRequest, record, type Tag, uploaded } from '../../../rest/row.ts';
import type { Ctx } from '../../core/context.ts';
import { chatFileSender } from '../message/chatFile.ts';
import { resolveSeat } from './access.ts';
import { chatReference } from './chatMember.graph.ts';
import { supportChatOwner } from './supportChat.ts';

/** Chats. A chat is referenced by its id or by the hash of a share link. */

const chat = z.union([
  id.transform((databaseId) => ({ databaseId })),
  z.string().transform((sharedHash) => ({ sharedHash })),
]);

/** Checks the viewer's access to the chat in the path. */
async function seatIn(path: unknown, name: string, ctx: Ctx): Promise<void> {
  const { data } = z.record(z.string(), z.unknown()).safeParse(path);
  const named = chat.safeParse(data?.[name]);
  if (named.success) await resolveSeat(ctx, chatReference(named.data));
}

const supportChat = (selection: string, ...fragments: string[]) =>
  change('openSupportChat', `record: chat { ${selection} }`, ...fragments);

const member = z.looseObject({ group: z.looseObject({ role: z.string() }) });
const membersOf = z.object({ self: member.nullable(), users: z.array(member) });

/** Employers and job seekers alike have a support chat. Their ids are all user ids. */
const userPath = z.object({ path: z.object({ employerId: id }) });
const withUser = {
  input: userPath,
  authorize: async (request: RestRequest, ctx: Ctx) => {
    const { data } = userPath.safeParse(request);
    if (data) await supportChatOwner(ctx, data.path.employerId);
  },
  variables: ({ path }: { path: { employerId: number } }) => ({
    input: { user: encodeGlobalId('Employer', path.employerId) },
  }),
};

/**
 * A user (docs/product/rest-calls.md, 'Chats over REST') for the holder of a share link, which gives access to one chat and
 * no account.
 */
const LinkUser = `fragment LinkUser on ChatMember {
  ...Member
  email__none: userDatabaseId
  chats__none: userDatabaseId
}`;

export const chatsTag: Tag = {
  name: 'Chats',
  description: 'Chats with their messages and files. New messages come by the event socket, described above.',
  paths: ['/api/chat', '/api/support-chat'],
  examples: {
    'ChatSummary.id': 31,
    'ChatWithMessages.id': 31,
    'chat.id': 31,
    'users.id': 12,
    'users.name': 'Erin',
    'user.id': 12,
    'user.name': 'Erin',
    'Member.id': 12,
    'Member.name': 'Erin',
    'Message.id': 815,
    'Message.text': 'Hello Maria, could you start on Friday?',
    'Message.photo_uri': '/media/chats/1c5e9a3d7f2b46c8a0d4e8f6b2c7a9d3.webp',
    'Message.type': 'text',
  },
};

export const chatCalls = {
  'GET /api/chat/{id}': record({
    summary: 'A chat with a page of its messages, newest first.',
    input: z.object({
      path: z.object({ id: chat }),
      query: z.object({ ...paging, page_size: paging.page_size.default(6), shared_hash: z.string().optional() }),
    }),
    authorize: ({ path, query }, ctx) => {
      const shareHash = textIn(query, 'shared_hash', 'sharedHash');
      return shareHash === null ? seatIn(path, 'id', ctx) : resolveSeat(ctx, { shareHash });
    },
    document: document(
      `query ($chat: ChatReference!, $first: Int!, $after: String) {
        answer: chat(reference: $chat) {
          ...Chat
          messages(first: $first, after: $after) { edges { node { ...Message } } }
        }
      }`,
      Chat,
      Member,
      Message,
    ),
    variables: ({ path, query }) => ({
      ...pageOf(query),
      chat: query.shared_hash ? { sharedHash: query.shared_hash } : path.id,
    }),
  }),
  'GET /api/chat/{shared_hash}/employer': record({
    summary: "The user that a share link of a chat represents: the employer, for the employer's link.",
    input: z.object({ path: z.object({ shared_hash: z.string() }) }),
    document: document(
      `query ($hash: String!) {
        answer: chat(reference: { sharedHash: $hash }) {
          self: viewerMember { ...LinkUser }
          users: members { ...LinkUser }
        }
      }`,
      LinkUser,
      Member,
    ),
    variables: ({ path }) => ({ hash: path.shared_hash }),
    // An admin who has not opened the chat yet is not its member.
    shape: {
      value: (chat) => {
        const { self, users } = membersOf.parse(chat);
        return self ?? users.find(({ group }) => group.role === 'ROLE_EMPLOYER');
      },
      described: ({ properties }) => properties?.users?.items ?? {},
    },
  }),
  'POST /api/chat/{chatId}/i-saw-last-message/{userId}': changed({
    summary: 'Marks the latest message as seen by the viewer.',
    input: z.object({ path: z.object({ chatId: chat, userId: id }) }),
    authorize: ({ path }, ctx) => seatIn(path, 'chatId', ctx),
    document: change('markChatSeen', 'record: chat { ...ChatSummary }', ...chatSummaries),
    variables: ({ path }) => ({
      input: { chat: path.chatId, user: encodeGlobalId('JobSeeker', path.userId) },
    }),
  }),
  'POST /api/support-chat-with-user-{employerId}': changed({
    summary: "Makes or opens a user's chat with the admins.",
    document: supportChat('chat_id: databaseId'),
    ...withUser,
  }),
  'GET /api/chat-with-user-{employerId}': changed({
    summary: "Makes or opens a user's chat with the admins, and answers it.",
    document: supportChat('...ChatSummary', ...chatSummaries),
    ...withUser,
  }),
};

/** The share link for the upload. Without it, the viewer's own access counts. */
const underLink = z.object({ query: z.object({ shared_hash: z.string().optional() }) });
const chatOf = ({ query }: z.output<typeof underLink>) =>
  query.shared_hash ? { sharedHash: query.shared_hash } : null;

const address = (mutation: string) => change(mutation, 'record: uri');

const mayUpload: Authorize = ({ query }, ctx) => {
  const shareHash = textIn(query, 'shared_hash', 'sharedHash');
  return chatFileSender(ctx, shareHash === null ? null : { shareHash });
};

/** Files of messages. They return their URI. */
export const chatFileCalls = {
  'POST /api/chat-upload-image': uploaded({
    summary: 'A picture for a message.',
    file: 'image',
    input: underLink,
    knownOnly: true,
    authorize: mayUpload,
    document: address('uploadChatImage'),
    variables: (given, _ctx, image) => ({ input: { chat: chatOf(given), image } }),
  }),
  'POST /api/chat-upload-document': uploaded({
    summary:
      'A document for a message. It is served as it was sent, for download only, and is not checked for macros or scripts.',
    file: 'document',
    input: underLink,
    knownOnly: true,
    authorize: mayUpload,
    document: address('uploadChatDocument'),
    variables: (given, _ctx, document) => ({ input: { chat: chatOf(given), document } }),
  }),
};
