import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';
import styles from './Quote.module.css';

/** A quote about the product. */
export function Quote({
  name,
  line,
  photoUri,
  children,
}: {
  name: string;
  /** 'Restaurant owner, Singapore' */
  line: string;
  photoUri: string | null;
  children: ReactNode;
}) {
  return (
    <figure className={styles.quote}>
      <blockquote dir="auto" className={styles.words}>
        {children}
      </blockquote>
      <figcaption className={styles.who}>
        <Avatar src={photoUri} name={name} size={44} />
        <span>
          <strong dir="auto">{name}</strong>
          <span className={styles.line}>{line}</span>
        </span>
      </figcaption>
    </figure>
  );
}
