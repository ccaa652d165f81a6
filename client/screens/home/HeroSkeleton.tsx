import { Loading } from '../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import styles from './HomeScreen.module.css';

/** As large as the search. */
export function HeroSkeleton() {
  return (
    <Loading>
      <Hero>
        <SkeletonBlock className={styles.sentence} />
        <SkeletonBlock className={styles.sentence} />
        <SkeletonBlock className={styles.lead} />
      </Hero>
    </Loading>
  );
}
