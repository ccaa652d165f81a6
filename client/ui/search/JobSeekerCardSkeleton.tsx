import { Bone } from '../display/Skeleton.tsx';
import card from './JobSeekerCard.module.css';
import styles from './skeletons.module.css';

/** As large as a JobSeekerCard with three lines of description. */
export function JobSeekerCardSkeleton() {
  return (
    <div className={card.card}>
      <div className={card.picture}>
        <Bone shape="block" className={styles.square} />
      </div>
      <div className={card.head}>
        <Bone className={styles.name} />
        <Bone className={styles.most} />
      </div>
      <div className={card.words}>
        <Bone className={styles.most} />
        <Bone />
        <Bone />
        <Bone className={styles.half} />
      </div>
      <div className={card.foot}>
        <Bone className={styles.half} />
      </div>
      <div className={card.deal}>
        <Bone className={styles.rate} />
        <Bone shape="block" className={styles.button} />
      </div>
    </div>
  );
}
