import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';
import styles from './Person.module.css';

/** A photo and a name with a second line below, for table cells and lists. */
export function Person({
  name,
  photoUri,
  line,
  size = 32,
}: {
  name: ReactNode;
  photoUri: string | null;
  line?: ReactNode;
  size?: number;
}) {
  return (
    <span className={styles.person}>
      <Avatar src={photoUri} name={typeof name === 'string' ? name : ''} size={size} />
      <span className={styles.words}>
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        {line && (
          <span dir="auto" className={styles.line}>
            {line}
          </span>
        )}
      </span>
    </span>
  );
}
