import type { ComponentProps } from 'react';
import { classNames } from '../base/classNames.ts';
import styles from './Prose.module.css';

/** Longer text at reading width, in the direction of its words. Keeps line breaks and styles lists and links. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div dir="auto" {...rest} className={classNames(styles.prose, className)} />;
}
