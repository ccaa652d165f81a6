import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import deal from './DealCard.module.css';
import header from './ProfileHeader.module.css';
import { ProfileLayout } from './ProfileLayout.tsx';
import styles from './ProfileSkeleton.module.css';

/** As large as the first view of a profile. */
export function ProfileSkeleton() {
  return (
    <ProfileLayout
      header={
        <div className={header.header}>
          <div className={header.picture}>
            <SkeletonBlock shape="block" className={styles.photo} />
          </div>
          <div className={header.words}>
            <SkeletonBlock className={styles.name} />
            <SkeletonBlock className={styles.line} />
            <SkeletonBlock className={styles.line} />
          </div>
        </div>
      }
      aside={
        <div className={deal.deal}>
          <SkeletonBlock className={styles.short} />
          <SkeletonBlock className={styles.rate} />
          <SkeletonBlock shape="block" className={styles.button} />
        </div>
      }
    >
      <div>
        <SkeletonBlock className={styles.short} />
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock className={styles.line} />
      </div>
    </ProfileLayout>
  );
}
