import type { ComponentProps } from 'react';
import { classNames } from '../base/classNames.ts';
import styles from './Container.module.css';

/** The page's width: at most 1200 px; `narrow` for reading and for forms. */
export function Container({ narrow, className, ...rest }: ComponentProps<'div'> & { narrow?: boolean }) {
  return <div {...rest} className={classNames(styles.container, narrow && styles.narrow, className)} />;
}
