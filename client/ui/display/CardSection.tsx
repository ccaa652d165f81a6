import { type ReactNode, useId } from 'react';
import { Stack } from '../layout/Grid.tsx';
import { Text } from '../layout/Text.tsx';
import { Card } from './Card.tsx';
import styles from './CardSection.module.css';

/** A part of a page as a card with a heading; `action` is opposite the heading. */
export function CardSection({
  title,
  lead,
  action,
  anchor,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** The fragment of the addresses that lead to it. */
  anchor?: string;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id} id={anchor} className={styles.section}>
        <Stack>
          <header className={styles.head}>
            <div className={styles.words}>
              <h2 id={id} dir="auto">
                {title}
              </h2>
              {lead && (
                <Text look="soft" className={styles.lead}>
                  {lead}
                </Text>
              )}
            </div>
            {action}
          </header>
          {children}
        </Stack>
      </section>
    </Card>
  );
}
