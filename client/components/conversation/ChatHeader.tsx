import { graphql, useFragment } from 'react-relay';
import { paths } from '../../paths.ts';
import { ConversationHeader } from '../../ui/chat/ConversationHeader.tsx';
import { PremiumBadge } from '../../ui/display/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import type { ChatHeader_chat$data, ChatHeader_chat$key } from './__generated__/ChatHeader_chat.graphql.ts';
import { memberName } from './memberName.ts';

/** Whom the chat is with: a way to a job seeker's profile, 'Employer', or the product for its admins (spec 001 §2). */
export function ChatHeader({ chat: key, backHref }: { chat: ChatHeader_chat$key; backHref?: string }) {
  const chat = useFragment(
    graphql`
      fragment ChatHeader_chat on Chat {
        kind
        viewerIsAdmin
        counterpart {
          name
          role
          photoUri
          isPremium
        }
        members {
          name
          role
          isPremium
        }
        jobSeeker {
          databaseId
          name
          title
          city {
            name
          }
          job {
            name
          }
        }
      }
    `,
    key,
  );
  const { counterpart, viewerIsAdmin } = chat;
  return (
    <ConversationHeader
      backHref={backHref}
      name={memberName(counterpart ?? null, viewerIsAdmin)}
      photoUri={counterpart?.photoUri ?? null}
      badge={counterpart?.isPremium ? <PremiumBadge /> : undefined}
      line={<Line chat={chat} />}
    />
  );
}

function Line({ chat }: { chat: ChatHeader_chat$data }) {
  const { kind, counterpart, viewerIsAdmin, members } = chat;
  if (counterpart?.role === 'ROLE_EMPLOYER') return 'Employer';
  if (counterpart?.role !== 'ROLE_CANDIDATE') return 'Support';
  const employer = viewerIsAdmin && kind === 'CONTACT' && members.find(({ role }) => role === 'ROLE_EMPLOYER');
  const profile = profileHref(chat.jobSeeker);
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

/** Null while the profile has no address: no city or job yet. */
export function profileHref(
  jobSeeker:
    | {
        readonly databaseId: number;
        readonly name: string;
        readonly title: string | null | undefined;
        readonly city: { readonly name: string } | null | undefined;
        readonly job: { readonly name: string } | null | undefined;
      }
    | null
    | undefined,
): string | null {
  if (!jobSeeker?.city || !jobSeeker.job) return null;
  const { databaseId, name, title, city, job } = jobSeeker;
  return paths.jobSeeker.to({ id: databaseId, name, city: city.name, title: title ?? null, job: job.name });
}
