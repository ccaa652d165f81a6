import styles from '../../../ui/display/cardSkeleton.module.css';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import card from './JobOfferCard.module.css';

/** As large as a JobOfferCard. */
export function JobOfferCardSkeleton() {
  return (
    <div className={card.card}>
      <div className={card.head}>
        <span className={card.mark} />
        <SkeletonBlock className={styles.name} />
      </div>
      <div className={card.description}>
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock className={styles.half} />
      </div>
      <SkeletonBlock className={styles.most} />
      <div className={card.deal}>
        <SkeletonBlock className={styles.rate} />
        <SkeletonBlock shape="block" className={styles.apply} />
      </div>
    </div>
  );
}
