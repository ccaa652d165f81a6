import { graphql, useFragment } from 'react-relay';
import type { LastMessage_chat$key } from '../../../__generated__/LastMessage_chat.graphql.ts';
import { classNames } from '../../../ui/base/classNames.ts';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import styles from './LastMessage.module.css';

/** The latest message of a chat as a cell of a table, with a dot where the viewer has not seen it. */
export function LastMessage({ chat: key }: { chat: LastMessage_chat$key | null | undefined }) {
  const chat = useFragment(
    graphql`
      fragment LastMessage_chat on Chat {
        unread
        lastMessage {
          text
          type
          user {
            name
          }
        }
      }
    `,
    key,
  );
  const message = chat?.lastMessage;
  if (!message) return '–';
  const text = message.text || (message.type === 'IMAGE' ? 'Image' : 'Document');
  return (
    <span className={classNames(styles.message, chat.unread && styles.unread)} title={text}>
      {chat.unread && <VisuallyHidden>Unread: </VisuallyHidden>}
      {message.user.name}: {text}
    </span>
  );
}

/** The same dot beside the name of a row on a phone, where the message is folded. */
export const UnreadDot = () => <span data-badge className={styles.phoneDot} />;
