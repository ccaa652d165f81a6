import { type ReactNode, useId } from 'react';
import { classNames } from '../base/classNames.ts';
import { Container } from './Grid.tsx';
import styles from './Section.module.css';
import { Text } from './Text.tsx';

/** A section with a heading; `action` is opposite the heading. */
export function Section({
  title,
  lead,
  action,
  tone = 'paper',
  narrow,
  late = false,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** `sunken` has a background of its own. */
  tone?: 'paper' | 'sunken';
  narrow?: boolean;
  /** Far down the page: its pictures load, and it is laid out, when the reader comes near. */
  late?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(styles.section, tone === 'sunken' && styles.sunken, late && styles.late)}
    >
      <Container narrow={narrow}>
        <header className={styles.head}>
          <div>
            <h2 id={id} dir="auto">
              {title}
            </h2>
            {lead && (
              <Text look="lead" className={styles.lead}>
                {lead}
              </Text>
            )}
          </div>
          {action}
        </header>
        {children}
      </Container>
    </section>
  );
}
