import type { ComponentProps } from 'react';
import { classNames } from '../base/classNames.ts';
import styles from './Card.module.css';

/** A card with a hairline and soft corners. `lifts` for a card that is a link. */
export function Card({
  lifts,
  flush,
  className,
  ...rest
}: ComponentProps<'div'> & { lifts?: boolean; flush?: boolean }) {
  return <div {...rest} className={classNames(styles.card, lifts && styles.lifts, flush && styles.flush, className)} />;
}
