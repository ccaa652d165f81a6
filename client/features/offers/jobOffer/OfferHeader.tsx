import type { ReactNode } from 'react';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import { Mark } from '../../../ui/layout/Wordmark.tsx';
import type { ProfileLine } from '../../people/profile/ProfileHeader.tsx';
import styles from './OfferHeader.module.css';

/** The head of an offer or an employer: the title and a few lines; with the product's logo if the employer has no picture. */
export function OfferHeader({
  title,
  photoUri,
  alt,
  employer,
  lines,
  badges,
  above,
}: {
  title: ReactNode;
  photoUri: string | null;
  /** The picture in words; unless given, it is that of an offer. */
  alt?: string;
  employer: string;
  lines: ProfileLine[];
  badges?: ReactNode;
  above?: ReactNode;
}) {
  return (
    <header>
      {above}
      <div className={styles.header}>
        {photoUri ? (
          <Photo
            src={photoUri}
            name={employer}
            alt={alt ?? `Picture of ${employer}’s offer`}
            size={112}
            eager
            className={styles.photo}
          />
        ) : (
          <span className={styles.mark}>
            <Mark size={56} />
          </span>
        )}
        <div className={styles.words}>
          <h1 dir="auto">{title}</h1>
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
