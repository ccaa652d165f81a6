import { useRef } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import type { ChoosePassword_viewer$key } from '../../__generated__/ChoosePassword_viewer.graphql.ts';
import type { SharedChatScreenQuery } from '../../__generated__/SharedChatScreenQuery.graphql.ts';
import type { SimilarCandidate_jobSeeker$key } from '../../__generated__/SimilarCandidate_jobSeeker.graphql.ts';
import type { SimilarCandidate_viewer$key } from '../../__generated__/SimilarCandidate_viewer.graphql.ts';
import type { SimilarCandidates_jobSeeker$key } from '../../__generated__/SimilarCandidates_jobSeeker.graphql.ts';
import type { SimilarCandidatesQuery } from '../../__generated__/SimilarCandidatesQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import type { ScreenProps } from '../../app/routing/route.ts';
import type { Advice } from '../../features/chat/conversation/about/AboutChat.tsx';
import { Conversation } from '../../features/chat/conversation/Conversation.tsx';
import { PasswordOffer } from '../../features/chat/conversation/PasswordOffer.tsx';
import { AsideTitle, ChatLayout } from '../../features/chat/view/ChatLayout.tsx';
import { ConversationSkeleton } from '../../features/chat/view/ChatSkeleton.tsx';
import { InvalidLink } from '../../features/core/MailedPage.tsx';
import { useContact } from '../../features/hiring/contact/useContact.tsx';
import { OtherInquiries } from '../../features/hiring/introduction/OtherInquiries.tsx';
import { JobSeekerTile } from '../../features/people/jobSeeker/JobSeekerTile.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { product } from '../../ui/base/product.ts';
import { lateDialog, useDialog } from '../../ui/dialog/useDialog.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { isolated } from '../../ui/text/isolated.ts';

/** Also the fragment's default. */
const pageSize = 6;

/** Other job seekers that the employer can contact, six per page. */
function SimilarCandidates({
  jobSeeker,
  viewer,
}: {
  jobSeeker: SimilarCandidates_jobSeeker$key;
  viewer: SimilarCandidate_viewer$key;
}) {
  const list = useRef<HTMLDivElement>(null);
  const { data, hasNext, more } = usePages<SimilarCandidatesQuery, SimilarCandidates_jobSeeker$key>(
    graphql`
      fragment SimilarCandidates_jobSeeker on JobSeeker
      @argumentDefinitions(count: { type: "Int", defaultValue: 6 }, cursor: { type: "String" })
      @refetchable(queryName: "SimilarCandidatesQuery") {
        similarJobSeekers(first: $count, after: $cursor) @connection(key: "SimilarCandidates_similarJobSeekers") {
          totalCount
          edges {
            node {
              id
              ...SimilarCandidate_jobSeeker
            }
          }
        }
      }
    `,
    jobSeeker,
    pageSize,
  );
  const { edges, totalCount } = data.similarJobSeekers;

  return (
    <Stack>
      <Stack ref={list}>
        {edges.map(({ node }) => (
          <SimilarCandidate key={node.id} jobSeeker={node} viewer={viewer} />
        ))}
      </Stack>
      <LoadMore
        list={list}
        shown={edges.length}
        total={hasNext ? totalCount : edges.length}
        hidesWhenComplete
        {...more}
      />
    </Stack>
  );
}

/** Another job seeker for the job, with the same contact button as on their profile. */
function SimilarCandidate({
  jobSeeker: jobSeekerKey,
  viewer: viewerKey,
}: {
  jobSeeker: SimilarCandidate_jobSeeker$key;
  viewer: SimilarCandidate_viewer$key;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment SimilarCandidate_jobSeeker on JobSeeker {
        name
        callName
        ...JobSeekerTile_jobSeeker
        ...useContact_jobSeeker
      }
    `,
    jobSeekerKey,
  );
  const viewer = useFragment(
    graphql`
      fragment SimilarCandidate_viewer on Viewer {
        canContactJobSeekers
        ...useContact_viewer
      }
    `,
    viewerKey,
  );
  const { press, dialogs } = useContact(jobSeeker, viewer);
  return (
    <>
      <JobSeekerTile
        jobSeeker={jobSeeker}
        action={
          viewer.canContactJobSeekers && (
            <Button size="small" look="secondary" {...press}>
              Contact {calledName(jobSeeker)}
            </Button>
          )
        }
      />
      {dialogs}
    </>
  );
}

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
            callName
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
  if (!chat) return <InvalidLink of="sharedChat" />;
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
            back={
              viewer.kind === 'ANONYMOUS'
                ? { href: paths.home.to(), label: `${product.name}, home` }
                : { href: paths.chats.to() }
            }
            notice={
              isUnreachable ? howAnswersReach(chat.jobSeeker ? calledName(chat.jobSeeker) : 'The job seeker') : null
            }
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

/** For a guest who gave a WhatsApp number alone: the product sends no messages there. */
const howAnswersReach = (name: string): Advice => ({
  line: `${isolated(name)} answers in this chat. Please keep its address`,
  content: (
    <Notice quiet>
      {isolated(name)} answers in this chat. We do not write to WhatsApp, so please keep the address of this page, or{' '}
      <Link href={paths.createPassword.to()}>add an email</Link> and we tell you there.
    </Notice>
  ),
});

const PasswordDialog = lateDialog(() => import('./PasswordDialog.tsx'));

/** For a guest who has just paid: the form opens over the chat, which keeps its room for the message. */
function ChoosePassword({ viewer: key }: { viewer: ChoosePassword_viewer$key }) {
  const { contactPrefill } = useFragment(
    graphql`
      fragment ChoosePassword_viewer on Viewer {
        contactPrefill {
          name
          email
        }
      }
    `,
    key,
  );
  const { open, render } = useDialog<null>(PasswordDialog);
  return (
    <>
      <PasswordOffer onPress={() => open(null)} />
      {render((_, state) => (
        <PasswordDialog {...state} name={contactPrefill?.name ?? ''} email={contactPrefill?.email ?? ''} />
      ))}
    </>
  );
}
