import { builder } from '../../../graphql/builder.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { Chat } from './chat.graph.ts';
import { countUnreadChats, unreadCountLimit } from './lists.ts';
import { supportUserId } from './supportChat.ts';

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
