import { Bone } from '../display/Skeleton.tsx';
import list from './ChatListItem.module.css';
import styles from './ChatSkeleton.module.css';
import header from './ConversationHeader.module.css';

const chats = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Chats in the list. */
export function ChatListSkeleton() {
  return (
    <div>
      {chats.map((chat) => (
        <div key={chat} className={list.item}>
          <Bone shape="circle" className={styles.avatar} />
          <div className={list.words}>
            <Bone className={styles.name} />
            <Bone className={styles.line} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A conversation before its messages have come. */
export function ConversationSkeleton() {
  return (
    <div className={styles.conversation}>
      <div className={header.header}>
        <Bone shape="circle" className={styles.avatar} />
        <Bone className={styles.name} />
      </div>
      <div className={styles.messages}>
        <Bone shape="block" className={styles.theirs} />
        <Bone shape="block" className={styles.mine} />
        <Bone shape="block" className={styles.theirs} />
      </div>
    </div>
  );
}
