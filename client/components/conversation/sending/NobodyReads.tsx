import { Notice } from '../../../ui/display/Notice.tsx';
import styles from '../Conversation.module.css';

/** In place of the composer, where the account on the other side was deleted. */
export function NobodyReads() {
  return (
    <div className={styles.nobody}>
      <Notice quiet title="Nobody would read a message here any more">
        The account on the other side was deleted. What was said stays here to read.
      </Notice>
    </div>
  );
}
