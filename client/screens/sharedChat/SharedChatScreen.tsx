import { graphql, usePreloadedQuery } from 'react-relay';
import type { SharedChatScreenQuery } from '../../__generated__/SharedChatScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { notFound } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { Conversation } from '../../features/chat/conversation/Conversation.tsx';
import { AsideTitle, ChatLayout } from '../../features/chat/view/ChatLayout.tsx';
import { ConversationSkeleton } from '../../features/chat/view/ChatSkeleton.tsx';
import { OtherInquiries } from '../../features/hiring/introduction/OtherInquiries.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { HowAnswersReach } from './HowAnswersReach.tsx';
import { SimilarCandidates } from './SimilarCandidates.tsx';

/** The chat of a share link (docs/product/chat.md, 'Share links'). */
export default function SharedChatScreen({ queryRef, params }: ScreenProps<SharedChatScreenQuery, { hash: string }>) {
  const query = usePreloadedQuery<SharedChatScreenQuery>(
    graphql`
      query SharedChatScreenQuery($reference: ChatReference) @preloadable {
        chat(reference: $reference) {
          id
          members {
            role
            isViewer
          }
          jobSeeker {
            name
            job {
              plural
            }
            similar: similarJobSeekers(first: 1) {
              edges {
                __typename
              }
            }
            ...SimilarCandidates_jobSeeker
          }
          inquiries: pendingIntroductions(first: 1) {
            edges {
              __typename
            }
          }
          ...OtherInquiries_chat
          ...Conversation_chat
        }
        viewer {
          kind
          contactPrefill {
            email
          }
          ...SimilarCandidate_viewer
          ...ChoosePassword_viewer
        }
        ...useMessageHistory_query @arguments(reference: $reference, first: 6)
      }
    `,
    queryRef,
  );
  const { chat, viewer } = query;
  if (!chat) throw notFound();
  const reference = { sharedHash: params.hash };
  const hires = chat.members.some(({ isViewer, role }) => isViewer && role === 'ROLE_EMPLOYER');
  const isLike = hires && (chat.jobSeeker?.similar.edges.length ?? 0) > 0 ? chat.jobSeeker : null;
  const isAsked = chat.inquiries.edges.length > 0;
  const similarTitle = `Other ${isLike?.job?.plural.toLowerCase() ?? 'job seekers'} in the same city`;
  // A guest's own chat: the holder of another employer's link is told nothing.
  const isUnreachable = hires && viewer.kind === 'GUEST' && !viewer.contactPrefill?.email;
  const content = (
    <Stack>
      {isAsked && <OtherInquiries chat={chat} />}
      {isAsked && isLike && <AsideTitle>{similarTitle}</AsideTitle>}
      {isLike && <SimilarCandidates jobSeeker={isLike} viewer={viewer} />}
    </Stack>
  );
  return (
    <>
      <PageMeta title="Chat" />
      <ChatLayout
        view="conversation"
        conversation={
          <Conversation
            key={chat.id}
            chat={chat}
            history={query}
            reference={reference}
            returnPath={paths.sharedChat.to(params)}
            title={(name) => `Chat now with ${name}`}
            notice={isUnreachable && <HowAnswersReach name={firstName(chat.jobSeeker?.name ?? 'The job seeker')} />}
            choosePassword={<ChoosePassword viewer={viewer} />}
            aside={isAsked || isLike ? { label: isAsked ? 'Other inquiries' : similarTitle, content } : undefined}
          />
        }
      />
    </>
  );
}

export function Skeleton() {
  return <ChatLayout title="Chat" view="conversation" conversation={<ConversationSkeleton />} />;
}
