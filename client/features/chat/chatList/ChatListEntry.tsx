import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { recentText } from '../../../../server/domain/core/text/format/time.ts';
import type {
  ChatListEntry_chat$data,
  ChatListEntry_chat$key,
} from '../../../__generated__/ChatListEntry_chat.graphql.ts';
import { classNames } from '../../../ui/base/classNames.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { calledMember, memberLabel, memberName } from '../memberName.ts';
import { subjectLine } from '../subjectText.ts';
import styles from './ChatListEntry.module.css';

/** A chat in the list: the counterpart, the last message, and whether it is unread. */
export function ChatListEntry({
  chat: key,
  address,
  current,
  timeZone,
  now,
}: {
  chat: ChatListEntry_chat$key;
  /** The URL of the chat. */
  address: string;
  current: boolean;
  timeZone: string;
  now: Date;
}) {
  const chat = useFragment(
    graphql`
      fragment ChatListEntry_chat on Chat {
        unread
        lastMessageAt
        viewerIsAdmin
        counterpart {
          name
          callName
          company
          role
          photoUri
          isOnline
        }
        subjectWhileEmpty {
          ...subjectText_subject
        }
        lastMessage {
          databaseId
          type
          text
          user {
            name
            role
            isViewer
          }
        }
      }
    `,
    key,
  );
  return (
    <ChatListItem
      href={address}
      name={memberLabel(chat.counterpart ?? null, chat.viewerIsAdmin)}
      photoUri={chat.counterpart?.photoUri ?? null}
      online={chat.counterpart?.isOnline ?? false}
      line={lineOf(chat)}
      time={recentText(chat.lastMessageAt, timeZone, now)}
      dateTime={chat.lastMessageAt}
      unread={chat.unread}
      current={current}
    />
  );
}

/** The last message, with its author unless that is the counterpart; before the first one, what the chat is about. */
function lineOf({
  lastMessage,
  subjectWhileEmpty: subject,
  counterpart,
  viewerIsAdmin,
}: ChatListEntry_chat$data): string {
  if (!lastMessage) {
    const names = { counterpart: calledMember(counterpart ?? null, viewerIsAdmin), viewerIsAdmin };
    return subject ? subjectLine(subject, names) : 'No messages yet';
  }
  const { user, text, type } = lastMessage;
  const said = text || (type === 'IMAGE' ? 'Image' : 'Document');
  if (user.isViewer) return `You: ${said}`;
  const isCounterpart = user.role === counterpart?.role && user.name === counterpart?.name;
  return isCounterpart ? said : `${memberName(user, viewerIsAdmin)}: ${said}`;
}

/** A chat in the list, inside a `<ul>`. */
function ChatListItem({
  href,
  name,
  photoUri,
  online,
  line,
  time,
  dateTime,
  unread,
  current,
  badge,
}: {
  href: string;
  name: string;
  photoUri: string | null;
  online?: boolean;
  /** The latest message, or 'Maria is typing…'. */
  line: ReactNode;
  /** The displayed time, and the time as ISO 8601. */
  time?: string;
  dateTime?: string;
  unread?: boolean;
  current?: boolean;
  badge?: ReactNode;
}) {
  return (
    <li>
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className={classNames(styles.item, unread && styles.unread)}
      >
        <Avatar src={photoUri} name={name} size={48} online={online} />
        <span className={styles.words}>
          <span className={styles.top}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {online && <VisuallyHidden>, online</VisuallyHidden>}
            </span>
            {badge}
            {time && (
              <time dateTime={dateTime} className={styles.time}>
                {time}
              </time>
            )}
          </span>
          <span dir="auto" className={styles.line}>
            {line}
          </span>
        </span>
        {unread && (
          <span data-badge className={styles.dot}>
            <VisuallyHidden>, unread</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
