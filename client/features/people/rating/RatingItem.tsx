import type { ReactNode } from 'react';
import { Stars } from '../../../ui/display/Stars.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import styles from './RatingItem.module.css';

/** What an employer says about a job seeker, and the reply. */
export function RatingItem({
  stars,
  author,
  day,
  note,
  reply,
  actions,
  children,
}: {
  stars: number;
  author: ReactNode;
  day: ReactNode;
  /** What only some viewers read, such as that it is hidden. */
  note?: ReactNode;
  reply?: { title: string; text: string } | null;
  actions?: ReactNode;
  /** The employer's words. */
  children?: ReactNode;
}) {
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <Stars value={stars} />
        <bdi className={styles.author}>{author}</bdi>
        <span className={styles.day}>{day}</span>
      </p>
      {note && <p className={styles.day}>{note}</p>}
      {children && (
        <p dir="auto" className={styles.text}>
          {children}
        </p>
      )}
      {reply && (
        <div className={styles.reply}>
          <p dir="auto" className={styles.author}>
            {reply.title}
          </p>
          <p dir="auto" className={styles.text}>
            {reply.text}
          </p>
        </div>
      )}
      {actions && <Row>{actions}</Row>}
    </li>
  );
}
