import { graphql, useFragment } from 'react-relay';
import type { LatestChats_chats$key } from '../../__generated__/LatestChats_chats.graphql.ts';
import { paths } from '../../app/paths.ts';
import { ChatListEntry } from '../../features/chat/chatList/ChatListEntry.tsx';
import { useNow } from '../../features/core/time/useNow.ts';
import { useTimeZone } from '../../features/core/time/useTimeZone.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { CardSection } from '../../ui/display/Card.tsx';
import { Text } from '../../ui/layout/Text.tsx';

/** The chats with the latest messages. */
export function LatestChats({
  chats: key,
  empty,
}: {
  chats: LatestChats_chats$key | null | undefined;
  /** What will appear here. */
  empty: string;
}) {
  const chats = useFragment(
    graphql`
      fragment LatestChats_chats on ChatConnection {
        edges {
          node {
            id
            databaseId
            ...ChatListEntry_chat
          }
        }
      }
    `,
    key,
  );
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <CardSection
      title="Chats"
      action={
        <ButtonLink href={paths.chats.to()} look="secondary" size="small">
          All chats
        </ButtonLink>
      }
    >
      {chats && chats.edges.length > 0 ? (
        <ul>
          {chats.edges.map(({ node }) => (
            <ChatListEntry
              key={node.id}
              chat={node}
              address={paths.chat.to({ id: node.databaseId })}
              current={false}
              timeZone={timeZone}
              now={now}
            />
          ))}
        </ul>
      ) : (
        <Text look="soft">{empty}</Text>
      )}
    </CardSection>
  );
}
