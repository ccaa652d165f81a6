import { LoadingDots } from '../../../ui/action/LoadingDots.tsx';
import styles from './TypingIndicator.module.css';

/** 'Maria is typing…' */
export function TypingIndicator({ name }: { name: string }) {
  return (
    <p className={styles.typing}>
      <LoadingDots />
      {name} is typing…
    </p>
  );
}
