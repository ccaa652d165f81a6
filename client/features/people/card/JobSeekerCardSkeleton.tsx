import styles from '../../../ui/display/cardSkeleton.module.css';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import card from './JobSeekerCard.module.css';

/** As large as a JobSeekerCard with three lines of description. */
export function JobSeekerCardSkeleton() {
  return (
    <div className={card.card}>
      <div className={card.picture}>
        <SkeletonBlock shape="block" className={styles.square} />
      </div>
      <div className={card.head}>
        <SkeletonBlock className={styles.name} />
        <SkeletonBlock className={styles.most} />
      </div>
      <div className={card.words}>
        <SkeletonBlock className={styles.most} />
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock className={styles.half} />
      </div>
      <div className={card.foot}>
        <SkeletonBlock className={styles.half} />
      </div>
      <div className={card.deal}>
        <div className={card.rate}>
          <SkeletonBlock className={styles.rate} />
        </div>
        <div className={card.action}>
          <SkeletonBlock shape="block" className={styles.button} />
        </div>
      </div>
    </div>
  );
}
