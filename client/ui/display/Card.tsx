import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../base/classNames.ts';
import { Stack } from '../layout/Grid.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './Card.module.css';

/** A card with a hairline and soft corners. `lifts` for a card that is a link. */
export function Card({
  lifts,
  flush,
  className,
  ...rest
}: ComponentProps<'div'> & { lifts?: boolean; flush?: boolean }) {
  return <div {...rest} className={classNames(styles.card, lifts && styles.lifts, flush && styles.flush, className)} />;
}

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
