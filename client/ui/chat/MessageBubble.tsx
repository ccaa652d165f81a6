import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Avatar } from '../display/Avatar.tsx';
import { Icon } from '../Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { DeliveryMark, type DeliveryState } from './DeliveryMark.tsx';
import styles from './MessageBubble.module.css';

export interface MessageBubbleProps {
  author: string;
  authorPhotoUri: string | null;
  side: 'mine' | 'theirs';
  /** Written by an admin: told apart from the two who talk. */
  admin?: boolean;
  /** Follows a message of the same author: without picture and name. */
  follows?: boolean;
  /** Beside the name, such as Premium. */
  badge?: ReactNode;
  text?: string | null;
  /** `onOpen` shows it large. */
  photo?: { src: string; onOpen?: () => void };
  /** `detail`: '240 KB, PDF'. */
  document?: { href: string; name: string; detail?: string };
  /** As shown, and for machines, ISO 8601. */
  time: string;
  dateTime: string;
  /** For my messages. */
  state?: DeliveryState;
  /** For a failed one. */
  onRetry?: () => void;
}

/** One message, an `<li>` of a MessageList. */
export function MessageBubble(props: MessageBubbleProps) {
  const { author, side, admin, follows, state } = props;
  const mine = side === 'mine';
  return (
    <li className={classNames(styles.message, styles[side], admin && styles.admin, follows && styles.follows)}>
      {!mine && (
        <span className={styles.avatar}>
          {!follows && <Avatar src={props.authorPhotoUri} name={author} size={32} />}
        </span>
      )}
      <div className={styles.column}>
        {mine || follows ? (
          <VisuallyHidden>{mine ? 'You' : author}: </VisuallyHidden>
        ) : (
          <p className={styles.author}>
            {author}
            {props.badge}
          </p>
        )}
        <div className={classNames(styles.bubble, state === 'failed' && styles.failed)}>
          {props.photo && <MessagePhoto author={mine ? 'you' : author} {...props.photo} />}
          {props.document && (
            <a href={props.document.href} download={props.document.name} className={styles.document}>
              <Icon of={IconFileText} size={24} />
              <span>
                <span className={styles.documentName}>{props.document.name}</span>
                {props.document.detail && <span className={styles.detail}>{props.document.detail}</span>}
              </span>
            </a>
          )}
          {props.text && <p className={styles.text}>{props.text}</p>}
        </div>
        <p className={styles.meta}>
          <time dateTime={props.dateTime}>{props.time}</time>
          {state && <DeliveryMark state={state} />}
          {state === 'failed' && props.onRetry && (
            <button type="button" onClick={props.onRetry} className={styles.retry}>
              Try again
            </button>
          )}
        </p>
      </div>
    </li>
  );
}

function MessagePhoto({ src, onOpen, author }: { src: string; onOpen?: () => void; author: string }) {
  // Its size is not known before it is loaded: the frame keeps the place, so that nothing jumps.
  const image = <img src={src} alt={`Sent by ${author}`} loading="lazy" decoding="async" className={styles.photo} />;
  if (!onOpen) return image;
  return (
    <button type="button" onClick={onOpen} className={styles.open}>
      {image}
    </button>
  );
}
