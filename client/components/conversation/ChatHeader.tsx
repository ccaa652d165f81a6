import { graphql, useFragment } from 'react-relay';
import { ConversationHeader } from '../../ui/chat/ConversationHeader.tsx';
import { PremiumBadge } from '../../ui/display/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { jobSeekerPath } from '../jobSeeker/jobSeekerPath.ts';
import type { ChatHeader_chat$key } from './__generated__/ChatHeader_chat.graphql.ts';
import { memberName } from './memberName.ts';
import { type ChatMembers, useChatMembers } from './useChatMembers.ts';

/** Whom the chat is with: a way to a job seeker's profile, 'Employer', or the product for its admins (spec 001 §2). */
export function ChatHeader({
  chat: key,
  backHref,
  title,
}: {
  chat: ChatHeader_chat$key;
  backHref?: string | undefined;
  title?: string | undefined;
}) {
  const chat = useFragment(
    graphql`
      fragment ChatHeader_chat on Chat {
        ...useChatMembers_chat
        jobSeeker {
          ...jobSeekerPath_jobSeeker
        }
      }
    `,
    key,
  );
  const members = useChatMembers(chat);
  const { counterpart, viewerIsAdmin } = members;
  return (
    <ConversationHeader
      backHref={backHref}
      name={memberName(counterpart ?? null, viewerIsAdmin)}
      title={title}
      photoUri={counterpart?.photoUri ?? null}
      badge={counterpart?.isPremium ? <PremiumBadge /> : undefined}
      line={<Line members={members} profile={chat.jobSeeker ? jobSeekerPath(chat.jobSeeker) : null} />}
    />
  );
}

function Line({ members: chat, profile }: { members: ChatMembers; profile: string | null }) {
  const { kind, counterpart, viewerIsAdmin, members } = chat;
  if (counterpart?.role === 'ROLE_EMPLOYER') return 'Employer';
  if (counterpart?.role !== 'ROLE_CANDIDATE') return 'Support';
  const employer = viewerIsAdmin && kind === 'CONTACT' && members.find(({ role }) => role === 'ROLE_EMPLOYER');
  return (
    <>
      {profile ? (
        // In a tab of its own: the chat stays where it is.
        <Link href={profile} target="_blank">
          View profile
        </Link>
      ) : (
        'Job seeker'
      )}
      {employer && ` · with ${employer.name}${employer.isPremium ? ' (Premium)' : ''}`}
    </>
  );
}
