import { graphql, usePreloadedQuery } from 'react-relay';
import { OpenSupportChat } from '../../../components/supportChat/OpenSupportChat.tsx';
import { paths } from '../../../paths.ts';
import { redirectTo, signInFirst } from '../../../routing/Outcome.ts';
import { PageMeta } from '../../../routing/PageMeta.tsx';
import type { ScreenProps } from '../../../routing/route.ts';
import { ChatLayout } from '../../../ui/chat/ChatLayout.tsx';
import { ConversationSkeleton } from '../../../ui/chat/ChatSkeleton.tsx';
import type { SupportChatScreenQuery } from './__generated__/SupportChatScreenQuery.graphql.ts';

/** /chat/with-admin: leads to the viewer's chat with the admins, and makes it the first time. */
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
  if (viewer.kind === 'ANONYMOUS') throw signInFirst(paths.chatWithAdmin.to());
  // Admins are the other side of every support chat.
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
