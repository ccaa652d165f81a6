import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Prose.module.css';

/** Longer text in a measure for reading, as people wrote it: their line breaks stay, their lists and links are set. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}
