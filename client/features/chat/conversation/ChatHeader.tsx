import { __iconNode as IconArrowLeft } from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChatHeader_chat$key } from '../../../__generated__/ChatHeader_chat.graphql.ts';
import { currentTime } from '../../../app/clock.ts';
import { useConnectionState } from '../../../app/relay/connection.ts';
import { useIsPolling } from '../../../app/relay/polling.ts';
import { UnreadCount } from '../../../app/routing/PageMeta.tsx';
import { LoadingDots } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { Badge, PremiumBadge } from '../../../ui/display/Badge.tsx';
import { useOnline } from '../../../ui/layout/useOnline.ts';
import { jobSeekerPath } from '../../people/jobSeeker/jobSeekerPath.ts';
import { memberLabel } from '../memberName.ts';
import styles from './ChatHeader.module.css';
import { type ChatMembers, useChatMembers } from './useChatMembers.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 'Online', 'Last seen 5 minutes ago'; null for a user who was never online. Times in milliseconds since 1970. */
export function presenceText(
  { isOnline, lastSeenAt }: { isOnline: boolean; lastSeenAt?: string | null | undefined },
  now: number,
): string | null {
  if (isOnline) return 'Online';
  if (!lastSeenAt) return null;
  const ago = now - Date.parse(lastSeenAt);
  if (ago < minute) return 'Last seen just now';
  if (ago < hour) return `Last seen ${counted(ago / minute, 'minute')} ago`;
  if (ago < day) return `Last seen ${counted(ago / hour, 'hour')} ago`;
  if (ago < 30 * day) return `Last seen ${counted(ago / day, 'day')} ago`;
  return 'Last seen a while ago';
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}

/**
 * The header of a chat: a link to a job seeker's profile, 'Employer', or the product for its admins (docs/product/chat.md,
 * 'The counterpart'). On a phone it is the head of the page.
 */
export function ChatHeader({
  chat: key,
  back,
  title,
  heading: Heading = 'h1',
  actions,
}: {
  chat: ChatHeader_chat$key;
  back: { href: string; label?: string };
  /** Replaces the name: 'Chat now with Maria'. */
  title?: string | undefined;
  /** `h2` where the page has another heading. */
  heading?: 'h1' | 'h2' | undefined;
  actions: ReactNode;
}) {
  const chat = useFragment(
    graphql`
      fragment ChatHeader_chat on Chat {
        ...useChatMembers_chat
        outcome
        counterpart {
          company
        }
        jobSeeker {
          ...jobSeekerPath_jobSeeker
        }
      }
    `,
    key,
  );
  const members = useChatMembers(chat);
  const { counterpart, viewerIsAdmin } = members;
  const unread = use(UnreadCount);
  const presence = usePresence(members);
  const name = memberLabel(counterpart ? { ...counterpart, company: chat.counterpart?.company } : null, viewerIsAdmin);
  return (
    <header className={styles.header}>
      <Link
        href={back.href}
        aria-label={back.label ?? (unread ? `All chats, ${unread} unread` : 'All chats')}
        className={styles.back}
      >
        <Icon of={IconArrowLeft} size={22} />
        {unread && <span data-badge className={styles.unread} />}
      </Link>
      <Avatar
        src={counterpart?.photoUri}
        name={name}
        size={44}
        online={presence?.isOnline ?? false}
        className={styles.face}
      />
      <div className={styles.words}>
        <div className={styles.top}>
          <Heading dir="auto" className={styles.name}>
            {title ?? name}
          </Heading>
          {counterpart?.isPremium && <PremiumBadge />}
          <OutcomeBadge outcome={chat.outcome} />
        </div>
        <div dir="auto" className={styles.line}>
          <Line members={members} profile={chat.jobSeeker ? jobSeekerPath(chat.jobSeeker) : null} />
          {presence?.text && ` · ${presence.text}`}
        </div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}

/** The counterpart's presence. The admins are online while any of them is, and are otherwise not shown. */
function usePresence({ counterpart, members, viewerIsAdmin }: ChatMembers) {
  const now = useMinute();
  if (now === null) return null;
  if (counterpart && (viewerIsAdmin || counterpart.role !== 'ROLE_ADMIN')) {
    return { isOnline: counterpart.isOnline, text: presenceText(counterpart, now) };
  }
  const isOnline = members.some((member) => member.role === 'ROLE_ADMIN' && !member.isViewer && member.isOnline);
  return { isOnline, text: isOnline ? 'Online' : null };
}

function Line({ members: chat, profile }: { members: ChatMembers; profile: string | null }) {
  const { kind, counterpart, viewerIsAdmin, members } = chat;
  if (counterpart?.role === 'ROLE_EMPLOYER') return 'Employer';
  if (counterpart?.role !== 'ROLE_CANDIDATE') return 'Support';
  const employer = viewerIsAdmin && kind === 'CONTACT' && members.find(({ role }) => role === 'ROLE_EMPLOYER');
  return (
    <>
      {profile ? (
        // Opens a new tab, so that the chat stays open.
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

/** What an employer has decided about a job seeker. Nothing while it is open. */
function OutcomeBadge({ outcome }: { outcome: string | null | undefined }) {
  if (outcome === 'HIRED') return <Badge tone="solid">Hired</Badge>;
  return outcome === 'DECLINED' ? <Badge>Not this time</Badge> : null;
}

/** Shorter interruptions are not reported. In milliseconds. */
const patience = 1500;

/** Reports an interrupted live connection. */
export function ConnectionNotice() {
  const lost = useConnectionState() === 'lost';
  const polling = useIsPolling();
  const online = useOnline();
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!lost) {
      setLasts(false);
      return;
    }
    const timer = setTimeout(() => setLasts(true), patience);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    <div role="status">
      {/* The offline banner reports a missing network. */}
      {online && (lasts || polling) && (
        <p className={styles.notice}>
          <LoadingDots />
          {polling
            ? 'Live updates are unavailable. New messages appear every few seconds.'
            : 'Reconnecting… New messages will appear when you are back online.'}
        </p>
      )}
    </div>
  );
}

function everyFewSeconds(look: () => void): () => void {
  const timer = setInterval(look, 5_000);
  return () => clearInterval(timer);
}

/** The current minute, in milliseconds since 1970; null during server rendering and hydration. */
function useMinute(): number | null {
  return useSyncExternalStore(
    everyFewSeconds,
    () => Math.floor(currentTime() / minute) * minute,
    () => null,
  );
}
