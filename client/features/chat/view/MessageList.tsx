import type { ReactNode, Ref } from 'react';
import styles from './MessageList.module.css';

/**
 * The messages, oldest first in `children` (MessageBubble and DaySeparator, all `<li>`). Stays at the newest message
 * unless scrolled away, and keeps its position when older ones are added: it scrolls from the bottom.
 */
export function MessageList({
  label,
  previous,
  typing,
  children,
  ref,
}: {
  label: string;
  /** The 'Get previous messages' button, or a state. */
  previous?: ReactNode;
  typing?: ReactNode;
  children: ReactNode;
  /** The scrolling element; its `scrollTop` is 0 at the newest message. */
  ref?: Ref<HTMLElement>;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section ref={ref} aria-label={label} tabIndex={0} className={styles.scroll}>
      <div className={styles.inner}>
        {previous && <div className={styles.previous}>{previous}</div>}
        {/* What arrives is announced by itself, without the buttons and the states around it. */}
        <div role="log" aria-live="off" aria-label={label}>
          <ol className={styles.messages}>{children}</ol>
        </div>
        <div aria-live="polite" className={styles.typing}>
          {typing}
        </div>
      </div>
    </section>
  );
}

/** 'Today', '21 Nov 2026': separates the messages of two days. */
export function DaySeparator({ children }: { children: ReactNode }) {
  return <li className={styles.day}>{children}</li>;
}
