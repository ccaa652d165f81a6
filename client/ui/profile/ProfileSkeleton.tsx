import { Bone } from '../display/Skeleton.tsx';
import deal from './DealCard.module.css';
import header from './ProfileHeader.module.css';
import { ProfileLayout } from './ProfileLayout.tsx';
import styles from './ProfileSkeleton.module.css';

/** As large as a profile page above the fold. */
export function ProfileSkeleton() {
  return (
    <ProfileLayout
      header={
        <div className={header.header}>
          <div className={header.picture}>
            <Bone shape="block" className={styles.photo} />
          </div>
          <div className={header.words}>
            <Bone className={styles.name} />
            <Bone className={styles.line} />
            <Bone className={styles.line} />
          </div>
        </div>
      }
      aside={
        <div className={deal.deal}>
          <Bone className={styles.short} />
          <Bone className={styles.rate} />
          <Bone shape="block" className={styles.button} />
        </div>
      }
    >
      <div>
        <Bone className={styles.short} />
        <Bone />
        <Bone />
        <Bone />
        <Bone className={styles.line} />
      </div>
    </ProfileLayout>
  );
}
