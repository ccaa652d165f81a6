import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

/** A thin line at the top while the next page is loading. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
