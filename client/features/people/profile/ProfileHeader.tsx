import type { ReactNode } from 'react';
import { type Drawing, Icon } from '../../../ui/base/Icon.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import styles from './ProfileHeader.module.css';

export interface ProfileLine {
  id: string;
  icon: Drawing;
  text: ReactNode;
}

/** The head of a profile: an enlargeable photo of at most 200 px, name, title, city, date and badges. */
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
  /** Enlarges the photo; without it, the photo is not a button. */
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
          <button type="button" className={styles.open} onClick={onPhoto} aria-label={`Enlarge the photo of ${name}`}>
            {photo}
          </button>
        ) : (
          <div className={styles.picture}>{photo}</div>
        )}
        <div className={styles.words}>
          <h1 dir="auto">{name}</h1>
          {title && (
            <p className={styles.title}>
              <bdi>{title}</bdi>
            </p>
          )}
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.id}>
                <Icon of={line.icon} size={18} />
                <span dir="auto">{line.text}</span>
              </li>
            ))}
          </ul>
          {badges && <div className={styles.badges}>{badges}</div>}
        </div>
      </div>
    </header>
  );
}
