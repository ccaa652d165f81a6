import type { ReactNode } from 'react';
import { classNames } from '../../../ui/base/classNames.ts';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { useKeyboardRoom } from '../../../ui/layout/keyboard.ts';
import styles from './ChatLayout.module.css';

/**
 * The chat list beside the open chat; on a phone one of the two. Fills a PageShell with `fills`. The heading of the page is the
 * person of the open chat, or the title of the list where that is what the address is about.
 */
export function ChatLayout({
  title,
  view,
  list,
  conversation,
}: {
  /** The page's heading for screen readers, where neither a list nor a chat has one. */
  title?: string;
  /** The part shown on a phone. */
  view: 'list' | 'conversation';
  /** Omitted with a single chat, as under a share link. */
  list?: ReactNode;
  conversation: ReactNode;
}) {
  useKeyboardRoom(true);
  return (
    <div className={classNames(styles.layout, list ? styles.both : styles.single)} data-view={view}>
      {title && (
        <h1 className={styles.heading}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      {list && <div className={styles.list}>{list}</div>}
      <div className={styles.conversation}>{conversation}</div>
    </div>
  );
}

/** The list's header and its scrolling content. */
export function ChatList({
  title,
  action,
  tools,
  heading: Heading = 'h2',
  label = 'Chats',
  children,
}: {
  title: ReactNode;
  /** Opposite the title. */
  action?: ReactNode;
  /** A filter or a search. */
  tools?: ReactNode;
  /** `h1` where no chat was chosen. */
  heading?: 'h1' | 'h2';
  label?: string;
  /** ChatListItems, or a state instead of them. */
  children: ReactNode;
}) {
  return (
    <nav aria-label={label} className={styles.listFrame}>
      <header className={styles.listHead}>
        <div className={styles.listTop}>
          <Heading className={styles.listTitle}>{title}</Heading>
          {action}
        </div>
        {tools}
      </header>
      <div className={styles.listScroll}>{children}</div>
    </nav>
  );
}

/** Header, messages and composer, from top to bottom. */
export function Conversation({
  header,
  messages,
  composer,
  aside,
}: {
  header: ReactNode;
  messages: ReactNode;
  composer: ReactNode;
  /** Beside the messages on wide windows, otherwise in the sheet of AboutChat: inquiries, share links. */
  aside?: { label: string; content: ReactNode } | undefined;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {header}
        {messages}
        <div className={styles.below}>{composer}</div>
      </div>
      {aside && (
        <aside aria-label={aside.label} className={styles.aside}>
          <p className={styles.asideLabel}>{aside.label}</p>
          {aside.content}
        </aside>
      )}
    </div>
  );
}

/** Starts another section of the aside. */
export function AsideTitle({ children }: { children: ReactNode }) {
  return <h2 className={styles.asideTitle}>{children}</h2>;
}
