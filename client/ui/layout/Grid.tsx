import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Grid.module.css';

/** A list of cards beside each other, as many as fit; one below the other on a phone.. */
export function Grid({ columns = 3, className, ...rest }: ComponentProps<'ul'> & { columns?: 2 | 3 | 4 }) {
  return <ul {...rest} className={classNames(styles.grid, styles[`of${columns}`], className)} />;
}

/** One below the other at an even distance. */
export function Stack({
  gap = 'medium',
  className,
  ...rest
}: ComponentProps<'div'> & { gap?: 'small' | 'medium' | 'large' }) {
  return <div {...rest} className={classNames(styles.stack, styles[gap], className)} />;
}

/** Side by side, wrapping where there is no room. */
export function Row({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.row, className)} />;
}
