import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { AdminChatScreen_chat$key } from '../../../__generated__/AdminChatScreen_chat.graphql.ts';
import type { AdminChatScreenPending_chat$key } from '../../../__generated__/AdminChatScreenPending_chat.graphql.ts';
import type { AdminChatScreenQuery } from '../../../__generated__/AdminChatScreenQuery.graphql.ts';
import type { ShareLinks_chat$key } from '../../../__generated__/ShareLinks_chat.graphql.ts';
import type { ShareLinksMutation } from '../../../__generated__/ShareLinksMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { notFound } from '../../../app/routing/PageResult.ts';
import { useOrigin } from '../../../app/routing/page.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import type { Advice } from '../../../features/chat/conversation/about/AboutChat.tsx';
import { Conversation } from '../../../features/chat/conversation/Conversation.tsx';
import { AsideTitle, ChatLayout } from '../../../features/chat/view/ChatLayout.tsx';
import { ConversationSkeleton } from '../../../features/chat/view/ChatSkeleton.tsx';
import { IntroduceButton } from '../../../features/hiring/introduction/IntroduceButton.tsx';
import { OtherInquiries } from '../../../features/hiring/introduction/OtherInquiries.tsx';
import { useActivation } from '../../../features/hiring/introduction/useActivation.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { CopyButton } from '../../../ui/display/CopyButton.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { isolated } from '../../../ui/text/isolated.ts';
import styles from './ShareLinks.module.css';

/** /admin/chat/{id}: a chat from an admin's point of view, with its share links. */
export default function AdminChatScreen({ queryRef, params }: ScreenProps<AdminChatScreenQuery, { id: number }>) {
  const query = usePreloadedQuery<AdminChatScreenQuery>(
    graphql`
      query AdminChatScreenQuery($reference: ChatReference) @preloadable {
        chat(reference: $reference) {
          id
          kind
          ...Conversation_chat
          ...AdminChatScreen_chat
          ...AdminChatScreenPending_chat
        }
        ...useMessageHistory_query @arguments(reference: $reference, first: 6)
      }
    `,
    queryRef,
  );
  const address = paths.adminChat.to(params);
  const { chat } = query;
  const pending = usePendingNotice(chat ?? null);
  if (!chat) throw notFound();
  return (
    <>
      <PageMeta title={`Chat ${params.id}`} />
      <ChatLayout
        view="conversation"
        conversation={
          <Conversation
            key={chat.id}
            chat={chat}
            history={query}
            reference={{ id: chat.id }}
            returnPath={address}
            back={{ href: paths.chats.to() }}
            notice={pending}
            aside={{
              label: chat.kind === 'CONTACT' ? 'Share links' : 'Introductions',
              content: <AdminChatAside chat={chat} />,
            }}
          />
        }
      />
    </>
  );
}

export function Skeleton() {
  return <ChatLayout title="Chat" view="conversation" conversation={<ConversationSkeleton />} />;
}

/** In a chat that is closed until its introduction is activated: who is introduced, and the button that activates it. */
function usePendingNotice(key: AdminChatScreenPending_chat$key | null): Advice | null {
  const chat = useFragment(
    graphql`
      fragment AdminChatScreenPending_chat on Chat {
        kind
        isOpen
        contactRequests(first: 1) {
          edges {
            node {
              id
              isPending
              viewerCanActivate
              employerName
              jobSeekerName
            }
          }
        }
      }
    `,
    key,
  );
  const [activate, isActivating] = useActivation();
  if (chat?.kind !== 'CONTACT' || chat.isOpen) return null;
  const introduction = chat.contactRequests.edges.map(({ node }) => node).find(({ isPending }) => isPending);
  const closed = 'Only admins see this chat';
  if (!introduction) return { line: closed, content: <Notice quiet>{closed}.</Notice> };
  const { id, employerName, jobSeekerName, viewerCanActivate } = introduction;
  const line = `${isolated(jobSeekerName)} was introduced to ${isolated(employerName)}`;
  return {
    line,
    action: viewerCanActivate && (
      <Button size="small" loading={isActivating} onClick={() => void activate(id)}>
        Activate
      </Button>
    ),
    content: (
      <Notice quiet title={line}>
        {closed} until one of the two, or an admin, activates the introduction.
      </Notice>
    ),
  };
}

/** Actions beside a chat for admins: share links, support chats with the two members, and introductions. */
function AdminChatAside({ chat: key }: { chat: AdminChatScreen_chat$key }) {
  const chat = useFragment(
    graphql`
      fragment AdminChatScreen_chat on Chat {
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

const sides = [
  { side: 'EMPLOYER', label: 'Employer support link', whose: 'employer' },
  { side: 'JOB_SEEKER', label: 'Job seeker support link', whose: 'job seeker' },
] as const;

/** The secret links that give the two members of a chat access without a login. Each can be renewed. */
function ShareLinks({ chat: key }: { chat: ShareLinks_chat$key }) {
  const chat = useFragment(
    graphql`
      fragment ShareLinks_chat on Chat {
        id
        sharedHash
        jobSeekerSharedHash
        isOpen
        viewerCanRenewShareLinks
      }
    `,
    key,
  );
  const [renewShareLink] = useAction<ShareLinksMutation>(graphql`
    mutation ShareLinksMutation($input: RenewShareLinkInput!) {
      renewShareLink(input: $input) {
        ... on RenewShareLinkPayload @alias(as: "success") {
          chat {
            ...ShareLinks_chat
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function ask({ side, label, whose }: (typeof sides)[number]) {
    const renewed = await confirm({
      title: `Renew the ${label.toLowerCase()}`,
      text: `The old link stops working at once and every page opened with it closes. Send the ${whose} the new link.`,
      confirmLabel: 'Renew link',
      destructive: true,
      action: () => renewShareLink({ input: { chat: chat.id, side } }),
    });
    if (renewed) showToast('Link renewed. The old one no longer works.');
  }

  if (!chat.isOpen) return <Text look="small">The share links work once the introduction is activated.</Text>;
  const hashes = { EMPLOYER: chat.sharedHash, JOB_SEEKER: chat.jobSeekerSharedHash };
  return (
    <Stack>
      <Text look="small">
        Anyone with a link can read and write in this chat as its owner. Share it with the owner only.
      </Text>
      {sides.map((side) => (
        <ShareLink
          key={side.side}
          label={side.label}
          hash={hashes[side.side]}
          onRenew={chat.viewerCanRenewShareLinks ? () => void ask(side) : undefined}
        />
      ))}
    </Stack>
  );
}

function ShareLink({
  label,
  hash,
  onRenew,
}: {
  label: string;
  hash: string | null | undefined;
  onRenew: (() => void) | undefined;
}) {
  const origin = useOrigin();
  if (!hash) return null;
  const address = origin + paths.sharedChat.to({ hash });
  return (
    <div className={styles.link}>
      <p className={styles.label}>{label}</p>
      <p className={styles.address} title={address}>
        {address}
      </p>
      <Row>
        <CopyButton text={address} label={`Copy ${label.toLowerCase()}`} />
        {onRenew && (
          <Button look="quiet" size="small" aria-label={`Renew ${label.toLowerCase()}`} onClick={onRenew}>
            Renew
          </Button>
        )}
      </Row>
    </div>
  );
}
