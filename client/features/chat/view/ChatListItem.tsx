import type { ReactNode } from 'react';
import { classNames } from '../../../ui/base/classNames.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import styles from './ChatListItem.module.css';

/** A chat in the list, inside a `<ul>`. */
export function ChatListItem({
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
