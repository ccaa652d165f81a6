import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import list from '../chatList/ChatListEntry.module.css';
import header from '../conversation/ChatHeader.module.css';
import styles from './ChatSkeleton.module.css';

const chats = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders for chats in the list. */
export function ChatListSkeleton() {
  return (
    <div>
      {chats.map((chat) => (
        <div key={chat} className={list.item}>
          <SkeletonBlock shape="circle" className={styles.avatar} />
          <div className={list.words}>
            <SkeletonBlock className={styles.name} />
            <SkeletonBlock className={styles.line} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder for a conversation. */
export function ConversationSkeleton() {
  return (
    <div className={styles.conversation}>
      <div className={header.header}>
        <SkeletonBlock shape="circle" className={styles.avatar} />
        <SkeletonBlock className={styles.name} />
      </div>
      <div className={styles.messages}>
        <SkeletonBlock shape="block" className={styles.theirs} />
        <SkeletonBlock shape="block" className={styles.mine} />
        <SkeletonBlock shape="block" className={styles.theirs} />
      </div>
    </div>
  );
}
