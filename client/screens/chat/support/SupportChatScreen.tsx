import { graphql, usePreloadedQuery } from 'react-relay';
import type { SupportChatScreenQuery } from '../../../__generated__/SupportChatScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { redirectTo, signInFirst } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { OpenSupportChat } from '../../../features/chat/supportChat/OpenSupportChat.tsx';
import { ChatLayout } from '../../../features/chat/view/ChatLayout.tsx';
import { ConversationSkeleton } from '../../../features/chat/view/ChatSkeleton.tsx';

/** /chat/with-admin: opens the viewer's chat with the admins and creates it if needed. */
export default function SupportChatScreen({ queryRef }: ScreenProps<SupportChatScreenQuery>) {
  const { viewer } = usePreloadedQuery<SupportChatScreenQuery>(
    graphql`
      query SupportChatScreenQuery @preloadable {
        viewer {
          kind
          supportChat {
            databaseId
          }
        }
      }
    `,
    queryRef,
  );
  if (viewer.kind === 'ANONYMOUS') throw signInFirst();
  // Admins are the other side of all support chats.
  if (viewer.kind === 'ADMIN') throw redirectTo(paths.chats.to());
  if (viewer.supportChat) throw redirectTo(paths.chat.to({ id: viewer.supportChat.databaseId }));
  return <OpenSupportChat title="Help" addressOf={(id) => paths.chat.to({ id })} meanwhile={<Skeleton />} />;
}

export function Skeleton() {
  return (
    <>
      <PageMeta title="Help" />
      <ChatLayout title="Help" view="conversation" conversation={<ConversationSkeleton />} />
    </>
  );
}
