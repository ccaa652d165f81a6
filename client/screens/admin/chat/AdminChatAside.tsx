import { graphql, useFragment } from 'react-relay';
import type { AdminChatAside_chat$key } from '../../../__generated__/AdminChatAside_chat.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { AsideTitle } from '../../../features/chat/view/ChatLayout.tsx';
import { IntroduceButton } from '../../../features/hiring/introduction/IntroduceButton.tsx';
import { OtherInquiries } from '../../../features/hiring/introduction/OtherInquiries.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { ShareLinks } from './ShareLinks.tsx';

/** Actions beside a chat for admins: share links, support chats with the two members, and introductions. */
export function AdminChatAside({ chat: key }: { chat: AdminChatAside_chat$key }) {
  const chat = useFragment(
    graphql`
      fragment AdminChatAside_chat on Chat {
        kind
        members {
          name
          role
          userDatabaseId
        }
        inquiries: pendingIntroductions(first: 1) {
          edges {
            __typename
          }
        }
        ...ShareLinks_chat
        ...OtherInquiries_chat
      }
    `,
    key,
  );
  const { kind, members, inquiries } = chat;
  const people = members.filter(({ role }) => role !== 'ROLE_ADMIN');
  return (
    <Stack>
      {kind === 'CONTACT' && (
        <>
          <ShareLinks chat={chat} />
          <AsideTitle>Support chats</AsideTitle>
          <Row>
            {people.map(({ userDatabaseId, name, role }) => (
              <ButtonLink
                key={userDatabaseId}
                href={paths.adminSupportChat.to({ userId: userDatabaseId })}
                target="_blank"
                look="secondary"
                size="small"
              >
                {role === 'ROLE_EMPLOYER' ? 'Employer' : 'Job seeker'}
                <VisuallyHidden>: support chat with {name}, in a new tab</VisuallyHidden>
              </ButtonLink>
            ))}
          </Row>
          <AsideTitle>Introductions</AsideTitle>
        </>
      )}
      {inquiries.edges.length > 0 && <OtherInquiries chat={chat} />}
      <Row>
        <IntroduceButton small look="secondary" />
        <ButtonLink href={paths.adminIntroductions.to()} look="quiet" size="small">
          All pending introductions
        </ButtonLink>
      </Row>
    </Stack>
  );
}
