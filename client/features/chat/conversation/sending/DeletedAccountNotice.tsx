import { Notice } from '../../../../ui/display/Notice.tsx';
import styles from '../Conversation.module.css';

/** Replaces the composer when the other account was deleted. */
export function DeletedAccountNotice() {
  return (
    <div className={styles.deletedAccount}>
      <Notice quiet title="You can no longer send messages here">
        The other account was deleted. You can still read this chat.
      </Notice>
    </div>
  );
}
