import { graphql, usePreloadedQuery } from 'react-relay';
import { Conversation } from '../../components/conversation/Conversation.tsx';
import { JobSeekerTile } from '../../components/jobSeeker/JobSeekerTile.tsx';
import { paths } from '../../paths.ts';
import { notFound } from '../../routing/Outcome.ts';
import { PageMeta } from '../../routing/PageMeta.tsx';
import type { ScreenProps } from '../../routing/route.ts';
import { ChatLayout } from '../../ui/chat/ChatLayout.tsx';
import { ConversationSkeleton } from '../../ui/chat/ChatSkeleton.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import type { SharedChatScreenQuery } from './__generated__/SharedChatScreenQuery.graphql.ts';

/** The chat that a share link opens, for whoever holds the link (spec 001 §2). */
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
            job {
              plural
            }
            similarJobSeekers(first: 6) {
              edges {
                node {
                  id
                  ...JobSeekerTile_jobSeeker
                }
              }
            }
          }
          ...Conversation_chat
        }
        ...useMessageHistory_query @arguments(reference: $reference, first: 6)
      }
    `,
    queryRef,
  );
  const { chat } = query;
  if (!chat) throw notFound();
  const hires = chat.members.some(({ isViewer, role }) => isViewer && role === 'ROLE_EMPLOYER');
  const similar = chat.jobSeeker?.similarJobSeekers.edges.map(({ node }) => node) ?? [];
  const plural = chat.jobSeeker?.job?.plural.toLowerCase() ?? 'job seekers';
  return (
    <>
      <PageMeta title="Chat" />
      <ChatLayout
        title="Chat"
        view="conversation"
        conversation={
          <Conversation
            key={chat.id}
            chat={chat}
            history={query}
            reference={{ sharedHash: params.hash }}
            returnPath={paths.sharedChat.to({ hash: params.hash })}
            title={(name) => `Chat now with ${name}`}
            aside={
              hires && similar.length > 0
                ? {
                    label: `Other ${plural} in the same city`,
                    content: (
                      <Stack>
                        {similar.map((jobSeeker) => (
                          <JobSeekerTile key={jobSeeker.id} jobSeeker={jobSeeker} />
                        ))}
                      </Stack>
                    ),
                  }
                : undefined
            }
          />
        }
      />
    </>
  );
}

export function Skeleton() {
  return <ChatLayout title="Chat" view="conversation" conversation={<ConversationSkeleton />} />;
}
