import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Photo } from '../display/Photo.tsx';
import { Icon } from '../Icon.tsx';
import styles from './ProfileHeader.module.css';

export interface ProfileLine {
  id: string;
  icon: TablerIcon;
  text: ReactNode;
}

/**
 * Who this is: a photo that can be pressed to see it large, the name, the title, where and since when, badges.
 * The photo is 200 px wide at most.
 */
export function ProfileHeader({
  name,
  photoUri,
  onPhoto,
  title,
  lines,
  badges,
  above,
}: {
  name: string;
  photoUri: string | null;
  /** Opens the photo; without it, or without a photo, it is only a picture. */
  onPhoto?: () => void;
  title?: ReactNode;
  lines: ProfileLine[];
  badges?: ReactNode;
  above?: ReactNode;
}) {
  const photo = <Photo src={photoUri} name={name} alt={`Photo of ${name}`} size={200} eager className={styles.photo} />;
  return (
    <header>
      {above}
      <div className={styles.header}>
        {onPhoto && photoUri ? (
          <button type="button" className={styles.open} onClick={onPhoto} aria-label={`See the photo of ${name} large`}>
            {photo}
          </button>
        ) : (
          <div className={styles.picture}>{photo}</div>
        )}
        <div className={styles.words}>
          <h1>{name}</h1>
          {title && <p className={styles.title}>{title}</p>}
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.id}>
                <Icon of={line.icon} size={18} />
                <span>{line.text}</span>
              </li>
            ))}
          </ul>
          {badges && <div className={styles.badges}>{badges}</div>}
        </div>
      </div>
    </header>
  );
}
