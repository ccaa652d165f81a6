import type { ReactNode } from 'react';
import { maxCompared } from '../../../../server/domain/people/shortlist/compare.input.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { SelectionBar } from '../../../ui/table/Selection.tsx';
import styles from './PersonRow.module.css';

/** What can be done with the people who are chosen in a list: comparing them, and what else the list offers. */
export function PeopleBar({
  people,
  count,
  onClear,
  children,
}: {
  /** The integer ids of those with a public profile. */
  people: readonly number[];
  count: number;
  onClear: () => void;
  children?: ReactNode;
}) {
  const ids = [...new Set(people)];
  return (
    <SelectionBar count={count} onClear={onClear}>
      {ids.length > 1 && ids.length <= maxCompared && (
        <ButtonLink look="secondary" size="small" href={paths.compare.to({}, { ids: ids.join(',') })}>
          Compare
        </ButtonLink>
      )}
      {ids.length === 1 && <span className={styles.full}>Choose one more to compare them.</span>}
      {ids.length > maxCompared && <span className={styles.full}>You can compare up to {maxCompared} people.</span>}
      {children}
    </SelectionBar>
  );
}
