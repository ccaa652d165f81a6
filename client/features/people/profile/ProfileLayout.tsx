import type { ReactNode } from 'react';
import { Container } from '../../../ui/layout/Grid.tsx';
import styles from './ProfileLayout.module.css';

export const profileEndId = 'profile-end';

/**
 * A detail page: header and sections on one side, a sticky card with the rate and the button on the other. On phones
 * the card follows the header, and `bar` (the rate and the button) stays at the bottom.
 */
export function ProfileLayout({
  header,
  aside,
  bar,
  below,
  children,
  end,
}: {
  header: ReactNode;
  aside: ReactNode;
  bar?: ReactNode;
  /** Full-width content below the card. */
  below?: ReactNode;
  children: ReactNode;
  /** Further sections, in an element with the id `profileEndId`. */
  end?: ReactNode;
}) {
  return (
    <>
      <Container className={styles.layout}>
        <div className={styles.header}>{header}</div>
        <div className={styles.aside}>{aside}</div>
        <div className={styles.body}>
          {children}
          {end && (
            <div id={profileEndId} className={styles.body}>
              {end}
            </div>
          )}
        </div>
      </Container>
      {below && <Container className={styles.below}>{below}</Container>}
      {bar && <div className={styles.bar}>{bar}</div>}
    </>
  );
}

/** A section of a detail page. */
export function ProfileSection({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2 dir="auto" className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
