import { cleanText, visibleLength } from '../../../server/domain/core/text/cleanText.ts';
import { classNames } from '../base/classNames.ts';
import styles from './Counter.module.css';

/** '48 characters left' or '120 characters missing', counted as the rules of the fields count. Its color warns above the maximum and confirms from the minimum on. */
export function Counter({
  id,
  text: typed,
  min,
  max,
}: {
  id?: string | undefined;
  text: string;
  min?: number;
  max?: number;
}) {
  const length = min === undefined ? cleanText(typed).length : visibleLength(typed);
  const missing = min === undefined ? 0 : Math.max(0, min - length);
  const left = max === undefined ? undefined : max - length;
  const text =
    missing > 0
      ? `${missing} ${characters(missing)} missing`
      : left !== undefined
        ? left >= 0
          ? `${left} ${characters(left)} left`
          : `${-left} ${characters(-left)} too many`
        : `${length} characters`;
  return (
    <p
      id={id}
      // Not a live region: it changes with every key, and the error tells what is missing.
      className={classNames(
        styles.counter,
        left !== undefined && left < 0 && styles.over,
        min !== undefined && missing === 0 && styles.reached,
      )}
    >
      {text}
    </p>
  );
}

function characters(count: number): string {
  return count === 1 ? 'character' : 'characters';
}
