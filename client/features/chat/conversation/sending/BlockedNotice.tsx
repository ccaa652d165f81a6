import { Button } from '../../../../ui/action/Button.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { useBlock } from '../../block/useBlock.tsx';
import styles from '../Conversation.module.css';

/** Replaces the composer when one of the two has blocked the other. `blocked`: whom the viewer has blocked. */
export function BlockedNotice({ blocked }: { blocked: { name: string; userDatabaseId: number } | null }) {
  const { takeBack } = useBlock();
  return (
    <div className={styles.deletedAccount}>
      <Notice
        quiet
        title="You can no longer send messages here"
        action={
          blocked && (
            <Button look="secondary" size="small" onClick={() => void takeBack(blocked.name, blocked.userDatabaseId)}>
              Unblock {blocked.name}
            </Button>
          )
        }
      >
        {blocked ? `You have blocked ${blocked.name}. ` : ''}You can still read this chat.
      </Notice>
    </div>
  );
}

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
