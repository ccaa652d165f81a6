import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { databaseId, encodeGlobalId } from '../../../graphql/globalId.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { JobSeeker } from '../../accounts/access/user.graph.ts';
import { visibleName } from '../../accounts/access/visibleName.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { type Blocked, blockUser, ownBlocks, unblockUser, viewerHasBlocked } from '../block/block.ts';
import { Message } from '../message/message.graph.ts';
import { sendMessage } from '../message/message.ts';
import { announceTyping, markDelivered, markSeen } from '../reading/reading.ts';
import { chatNow, newMessage } from '../reading/wholeChat.graph.ts';
import { Chat } from './chat.graph.ts';
import { ChatReferenceInput, chatReference } from './chatMember.graph.ts';
import { ownShareSide, renewShareLink } from './contactChat.ts';
import { countUnreadChats, unreadCountLimit } from './lists.ts';
import { openSupportChat, supportUserId } from './supportChat.ts';

mutation('sendMessage', sendMessage, {
  description:
    'Sends a message. A successful result is committed. Refused if the account on the other side was deleted. ' +
    'If the chat is locked for too long, nothing is stored and the same message can be sent again.',
  inputDescription: 'The message and its chat.',
  input: (t) => ({
    chat: t.field({ type: ChatReferenceInput, required: true, description: 'The chat, by id or share link.' }),
    text: t.string({ description: 'At most 5000 characters. Required if neither an image nor a document is sent.' }),
    photoUri: t.string({ description: 'The URI returned by `uploadChatImage` for this chat and sender.' }),
    documentUri: t.string({ description: 'The URI returned by `uploadChatDocument` for this chat and sender.' }),
    clientId: t.string({
      description: 'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key stores nothing new.',
    }),
  }),
  run: async (ctx, input) => {
    const { chatId, messageId, isNew } = await sendMessage(ctx, {
      chat: chatReference(input.chat),
      text: input.text,
      photoUri: input.photoUri,
      documentUri: input.documentUri,
      clientId: input.clientId,
    });
    return { chatId, messageId, isNew };
  },
  payloadDescription: 'The stored message.',
  payload: (t) => ({
    isNew: t.boolean({
      description: 'False if the same `clientId` was sent before: then nothing is stored and no event is published.',
      resolve: ({ isNew }) => isNew,
    }),
    // Not named `message`, because every failure has a field of that name.
    sentMessage: t.prismaField({
      type: Message,
      description: 'The stored message; for a repeated `clientId`, the one stored first.',
      resolve: (query, sent, _args, ctx) => newMessage(ctx, sent, query),
    }),
    chat: t.prismaField({
      type: Chat,
      description: 'The updated chat.',
      resolve: (query, { chatId }, _args, ctx) => chatNow(ctx, chatId, query),
    }),
  }),
});

mutation('markChatSeen', markSeen, {
  description: 'Marks the messages of a chat as seen, up to one. The read position never moves back.',
  input: (t) => ({
    chat: t.field({ type: ChatReferenceInput, required: true, description: 'The chat, by id or share link.' }),
    upTo: t.int({
      description: 'Integer id of the newest message that was displayed. Defaults to the latest message.',
    }),
    user: t.globalID({
      description: "The user who has seen the messages. Defaults to the viewer's participant; other users are refused.",
    }),
  }),
  run: async (ctx, { chat, upTo, user }) => {
    const as = user && (databaseId(user, 'JobSeeker', 'Employer', 'Admin') ?? 0);
    return { chatId: (await markSeen(ctx, chatReference(chat), { upTo, as })).chat.id };
  },
  payload: (t) => ({
    chat: t.prismaField({
      type: Chat,
      description: 'The updated chat.',
      resolve: storedRow('chat', 'chatId'),
    }),
  }),
});

mutation('markChatDelivered', markDelivered, {
  description: "Marks messages as delivered to the viewer's client, up to one of them.",
  input: (t) => ({
    chat: t.field({ type: ChatReferenceInput, required: true, description: 'The chat, by id or share link.' }),
    upTo: t.int({ required: true, description: 'Integer id of the newest message that has arrived.' }),
  }),
  run: async (ctx, { chat, upTo }) => ({
    chatId: (await markDelivered(ctx, chatReference(chat), upTo)).chat.id,
  }),
  payload: (t) => ({
    chatId: t.id({
      description: 'The global id of the chat.',
      resolve: ({ chatId }) => encodeGlobalId('Chat', chatId),
    }),
  }),
});

mutation('announceTyping', announceTyping, {
  description: 'Tells the other members of the chat that the viewer is typing. Nothing is stored.',
  input: (t) => ({
    chat: t.field({ type: ChatReferenceInput, required: true, description: 'The chat, by id or share link.' }),
  }),
  run: async (ctx, input) => ({
    chatId: (await announceTyping(ctx, chatReference(input.chat))).chat.id,
  }),
  payload: (t) => ({
    chatId: t.id({
      description: 'The global id of the chat.',
      resolve: ({ chatId }) => encodeGlobalId('Chat', chatId),
    }),
  }),
});

mutation('openSupportChat', openSupportChat, {
  description:
    "Opens a user's chat with the admins and creates it if needed: the viewer's own or, for an admin, another user's.",
  input: (t) => ({
    user: t.globalID({ description: 'For admins: the user whose chat is opened. Other viewers open their own.' }),
  }),
  run: async (ctx, { user }) => ({
    // An id of another type matches no record.
    chatId: await openSupportChat(ctx, user ? (databaseId(user, 'JobSeeker', 'Employer') ?? 0) : null),
  }),
  payload: (t) => ({
    chat: t.prismaField({
      type: Chat,
      description: 'The updated chat.',
      resolve: storedRow('chat', 'chatId'),
    }),
  }),
});

const ShareSide = builder.enumType('ShareSide', {
  description: 'The participant that a share link represents.',
  values: {
    EMPLOYER: { description: 'The employer of the chat.', value: 'employer' },
    JOB_SEEKER: { description: 'The job seeker of the chat.', value: 'jobSeeker' },
  } as const,
});

builder.prismaObjectField(Chat, 'viewerShareSide', (t) =>
  t.field({
    type: ShareSide,
    nullable: true,
    description:
      'The side of a contact chat that is the viewer, who may renew its share link. Null for admins, and for the holder of a link.',
    resolve: (chat, _args, { viewer }) => ownShareSide(viewer, chat),
  }),
);

mutation('renewShareLink', renewShareLink, {
  description:
    'Renews the share link of one side of a contact chat. The old link and all connections opened with it end at once. For the ' +
    'participant on that side, and admins; the link itself does not permit it.',
  inputDescription: 'The share link to renew.',
  input: (t) => ({
    chat: t.globalID({ required: true, description: 'A contact chat.' }),
    side: t.field({ type: ShareSide, required: true, description: 'The participant whose link is renewed.' }),
  }),
  run: async (ctx, { chat, side }) => {
    const chatId = knownId(chat, 'Chat');
    await renewShareLink(ctx, chatId, side);
    return { chatId };
  },
  payloadDescription: 'The chat with its new share link.',
  payload: (t) => ({
    chat: t.prismaField({
      type: Chat,
      description: 'The chat with its current links.',
      resolve: storedRow('chat', 'chatId'),
    }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  supportChat: t.prismaField({
    type: Chat,
    nullable: true,
    description:
      "The viewer's chat with the admins. Null if it has not been opened yet, or for viewers who cannot have one.",
    resolve: async (query, viewer, _args, { db }) => {
      const id = supportUserId(viewer);
      return id === null ? null : db.chat.findUnique({ ...query, where: { supportUserId: id } });
    },
  }),
  unreadChatCount: t.int({
    description: `Number of chats with unread messages; ${unreadCountLimit} means that many or more.`,
    resolve: (_viewer, _args, ctx) => countUnreadChats(ctx),
  }),
}));

const BlockedPerson = builder.objectRef<Blocked>('BlockedPerson').implement({
  extensions: readBy('CHAT'),
  description: 'A person whom the viewer has blocked.',
  fields: (t) => ({
    userDatabaseId: t.exposeInt('blockedId', { description: "The user's integer id." }),
    name: t.string({
      description: 'The name, as far as the viewer may see it.',
      resolve: ({ blocked }, _args, ctx) => visibleName(ctx, blocked),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the viewer blocked them.' }),
  }),
});

builder.objectField(Viewer, 'blockedPeople', (t) =>
  t.field({
    type: [BlockedPerson],
    description: 'Whom the viewer has blocked, the latest first. Empty for visitors, guests and admins.',
    resolve: (_viewer, _args, ctx) => ownBlocks(ctx),
  }),
);

mutation('blockUser', blockUser, {
  description:
    'Blocks a person: neither of the two can write to the other, contact them again or see whether they are there. Chats ' +
    'stay readable. The blocked person is not told who blocked them. For job seekers and employers.',
  inputDescription: 'One of the two.',
  input: (t) => ({
    chat: t.field({ type: ChatReferenceInput, description: 'The chat with the person to block.' }),
    jobSeeker: t.globalID({ description: 'A job seeker, for employers.' }),
  }),
  run: async (ctx, { chat, jobSeeker }) => {
    if (jobSeeker) return blockUser(ctx, { jobSeekerId: knownId(jobSeeker, 'JobSeeker') });
    if (chat) return blockUser(ctx, { chat: chatReference(chat) });
    throw InvalidInput.of('chat', 'Please name a chat or a job seeker.');
  },
  payload: (t) => ({
    blocked: t.field({ type: BlockedPerson, description: 'Who is blocked.', resolve: (block) => block }),
  }),
});

mutation('unblockUser', unblockUser, {
  description: "Takes the viewer's block back. Repeating it has no effect. For job seekers and employers.",
  input: (t) => ({ userDatabaseId: t.int({ required: true, description: "The user's integer id." }) }),
  run: async (ctx, { userDatabaseId }) => {
    await unblockUser(ctx, userDatabaseId);
    return { userDatabaseId };
  },
  payload: (t) => ({
    userDatabaseId: t.exposeInt('userDatabaseId', { description: 'Who is not blocked by the viewer any more.' }),
  }),
});

builder.prismaObjectField(JobSeeker, 'viewerHasBlocked', (t) =>
  t.boolean({
    description: 'Whether the viewer has blocked this job seeker.',
    resolve: ({ id }, _args, ctx) => viewerHasBlocked(ctx, id),
  }),
);
