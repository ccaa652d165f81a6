import { Bone } from '../display/Skeleton.tsx';
import card from './JobOfferCard.module.css';
import styles from './skeletons.module.css';

/** As large as a JobOfferCard. */
export function JobOfferCardSkeleton() {
  return (
    <div className={card.card}>
      <div className={card.head}>
        <span className={card.mark} />
        <Bone className={styles.name} />
      </div>
      <div className={card.description}>
        <Bone />
        <Bone />
        <Bone className={styles.half} />
      </div>
      <Bone className={styles.most} />
      <div className={card.deal}>
        <Bone className={styles.rate} />
        <Bone shape="block" className={styles.apply} />
      </div>
    </div>
  );
}
