import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../base/classNames.ts';
import { Row } from '../layout/Grid.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './SaveBar.module.css';

/**
 * The buttons of a long form. While something has changed, they stay at the window's lower edge and say what is not saved;
 * otherwise they are at the form's end. Belongs beside the form's column, because it sticks within its parent.
 */
export function SaveBar({
  unsaved,
  children,
}: {
  /** The names of what has changed. */
  unsaved: readonly string[];
  children: ReactNode;
}) {
  const isSticky = unsaved.length > 0;
  const bar = useRef<HTMLDivElement>(null);
  // It appears at the first key, perhaps above the field that is being typed in.
  useEffect(() => {
    const field = document.activeElement;
    const form = bar.current?.closest('form');
    if (isSticky && field instanceof HTMLElement && form?.contains(field)) field.scrollIntoView({ block: 'nearest' });
  }, [isSticky]);
  return (
    <div ref={bar} className={classNames(styles.bar, isSticky && styles.sticky)}>
      {isSticky && (
        <Text look="small" className={styles.words}>
          Not saved yet: {unsavedText(unsaved)}
        </Text>
      )}
      <Row className={styles.buttons}>{children}</Row>
    </div>
  );
}

/** At most three names: the bar is low. */
export function unsavedText(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
