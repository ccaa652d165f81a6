import { z } from 'zod';
import { encodeGlobalId } from '../../graphql/globalId.ts';
import { change, document } from '../document.ts';
import { Chat, chatSummaries, Message } from '../fragments.ts';
import { id, pageOf, paging } from '../parameters.ts';
import { changed, record } from '../row.ts';

/** Chats (document 001 §7). A chat is named by its id, or by the share link that somebody holds. */

const chat = z.union([
  id.transform((databaseId) => ({ databaseId })),
  z.string().transform((sharedHash) => ({ sharedHash })),
]);

const supportChat = (selection: string, ...fragments: string[]) =>
  change('openSupportChat', `record: chat { ${selection} }`, ...fragments);

const member = z.looseObject({ group: z.looseObject({ role: z.string() }) });
const membersOf = z.object({ self: member.nullable(), users: z.array(member) });

/** Employers and job seekers alike have one with the admins; their ids are of one kind. */
const withUser = {
  input: z.object({ path: z.object({ employerId: id }) }),
  variables: ({ path }: { path: { employerId: number } }) => ({
    input: { user: encodeGlobalId('Employer', path.employerId) },
  }),
};

export const chatCalls = {
  'GET /api/chat/{id}': record({
    summary: 'A chat with a page of its messages, newest first.',
    input: z.object({
      path: z.object({ id: chat }),
      query: z.object({ ...paging, page_size: paging.page_size.default(6), shared_hash: z.string().optional() }),
    }),
    document: document(
      `query ($chat: ChatReference!, $first: Int!, $after: String) {
        answer: chat(reference: $chat) {
          ...Chat
          messages(first: $first, after: $after) { edges { node { ...Message } } }
        }
      }`,
      Chat,
      Message,
    ),
    variables: ({ path, query }) => ({
      ...pageOf(query),
      chat: query.shared_hash ? { sharedHash: query.shared_hash } : path.id,
    }),
  }),
  'GET /api/chat/{shared_hash}/employer': record({
    summary: "Who somebody is in a chat by its share link: the employer, by the employer's.",
    input: z.object({ path: z.object({ shared_hash: z.string() }) }),
    document: document(
      `query ($hash: String!) {
        answer: chat(reference: { sharedHash: $hash }) { self: viewerMember { ...Member } users: members { ...Member } }
      }
      fragment Member on ChatMember { id: userDatabaseId name photo_uri: photoUri group: role }`,
    ),
    variables: ({ path }) => ({ hash: path.shared_hash }),
    // An admin who has not opened the chat yet is nobody in it.
    shape: {
      value: (chat) => {
        const { self, users } = membersOf.parse(chat);
        return self ?? users.find(({ group }) => group.role === 'ROLE_EMPLOYER');
      },
      described: ({ properties }) => properties?.users?.items ?? {},
    },
  }),
  'POST /api/chat/{chatId}/i-saw-last-message/{userId}': changed({
    summary: 'Notes that the one who asks has seen the latest message.',
    input: z.object({ path: z.object({ chatId: chat, userId: id }) }),
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
