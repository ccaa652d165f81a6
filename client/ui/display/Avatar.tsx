import { classNames } from '../base/classNames.ts';
import styles from './Avatar.module.css';
import { Photo } from './Photo.tsx';

/**
 * A person's round photo beside their name. `alt` makes it accessible by itself; `online` adds a green dot. `size` in
 * px.
 */
export function Avatar({
  src,
  name,
  alt = '',
  size = 40,
  online = false,
  className,
}: {
  src: string | null | undefined;
  name: string;
  alt?: string;
  size?: number;
  online?: boolean;
  className?: string | undefined;
}) {
  return (
    <span className={classNames(styles.avatar, className)}>
      <Photo src={src} name={name} alt={alt} size={size} className={styles.picture} />
      {online && <span className={styles.online} />}
    </span>
  );
}
