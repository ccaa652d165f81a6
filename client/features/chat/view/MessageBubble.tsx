import { __iconNode as IconFileText } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import type { ReactNode } from 'react';
import { linkParts } from '../../../../server/domain/core/text/linkParts.ts';
import { classNames } from '../../../ui/base/classNames.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { UploadProgress } from '../../../ui/form/ProgressBar.tsx';
import { DeliveryMark, type DeliveryState } from './DeliveryMark.tsx';
import styles from './MessageBubble.module.css';
import messageTextClasses from './MessageText.module.css';

export interface MessageBubbleProps {
  author: string;
  authorPhotoUri: string | null;
  side: 'mine' | 'theirs';
  /** Written by an admin, with a style of its own. */
  admin?: boolean;
  /** Follows a message of the same author, without photo and name. */
  follows?: boolean;
  /** Beside the name, such as Premium. */
  badge?: ReactNode;
  text?: string | null;
  /** Shown instead of the text, which says the same. */
  card?: ReactNode;
  /** `onOpen` enlarges it. `progress` of the upload: 0 to 1. */
  photo?: { src: string; onOpen?: () => void; progress?: number | undefined } | undefined;
  /** `detail`: '240 KB, PDF'. Without `href` it cannot be downloaded yet. */
  document?: { href?: string; name: string; detail?: string; progress?: number | undefined } | undefined;
  /** The displayed time, and the time as ISO 8601. */
  time: string;
  dateTime: string;
  /** For the viewer's messages. */
  state?: DeliveryState;
  /** The error of an unsent message. */
  note?: string | undefined;
  /** Reports a message of someone else. */
  onReport?: (() => void) | undefined;
  /** Actions for an unsent message. */
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A message, an `<li>` of a MessageList. */
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
            <bdi>{author}</bdi>
            {props.badge}
          </p>
        )}
        <div className={classNames(styles.bubble, state === 'failed' && styles.failed)}>
          {props.photo && <MessagePhoto author={mine ? 'you' : author} {...props.photo} />}
          {props.photo?.progress !== undefined && <UploadProgress share={props.photo.progress} />}
          {props.document && <MessageDocument {...props.document} />}
          {props.document?.progress !== undefined && <UploadProgress share={props.document.progress} />}
          {props.card}
          {props.text && !props.card && <MessageText>{props.text}</MessageText>}
        </div>
        {props.note && <p className={styles.note}>{props.note}</p>}
        <p className={styles.meta}>
          <time dateTime={props.dateTime}>{props.time}</time>
          {state && <DeliveryMark state={state} />}
          {props.onReport && (
            <button type="button" onClick={props.onReport} className={classNames(styles.action, styles.report)}>
              Report<VisuallyHidden> this message</VisuallyHidden>
            </button>
          )}
          {props.onRetry && <MetaButton onClick={props.onRetry}>Try again</MetaButton>}
          {props.onRemove && <MetaButton onClick={props.onRemove}>Remove</MetaButton>}
        </p>
      </div>
    </li>
  );
}

function MessagePhoto({ src, onOpen, author }: { src: string; onOpen?: () => void; author: string }) {
  // The size of a loading picture is unknown: the frame reserves space, so that the layout does not jump.
  const image = <img src={src} alt={`Sent by ${author}`} loading="lazy" decoding="async" className={styles.photo} />;
  if (!onOpen) return image;
  return (
    <button type="button" onClick={onOpen} className={styles.open}>
      {image}
    </button>
  );
}

function MessageDocument({ href, name, detail }: { href?: string; name: string; detail?: string }) {
  return (
    <a href={href} download={href && name} className={styles.document}>
      <Icon of={IconFileText} size={24} />
      <span>
        <span className={styles.documentName}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </a>
  );
}

function MetaButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className={styles.action}>
      {children}
    </button>
  );
}

/** The text of a message with its line breaks. Web and mail addresses become links that open in a new tab. */
function MessageText({ children }: { children: string }) {
  let at = 0;
  return (
    <p dir="auto" className={messageTextClasses.text}>
      {linkParts(children).map(({ text, href }) => {
        const key = at;
        at += text.length;
        if (!href) return text;
        return (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={messageTextClasses.link}
          >
            {text}
          </a>
        );
      })}
    </p>
  );
}
