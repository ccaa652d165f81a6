import { maxCompared } from '../../../server/domain/people/shortlist/compare.input.ts';
import { paths } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import styles from './Shortlist.module.css';

/** How many are chosen for the comparison, and the link to it. */
export function CompareBar({
  ids,
  isFull,
  onClear,
}: {
  ids: readonly number[];
  /** One more was chosen than can be compared. */
  isFull: boolean;
  onClear: () => void;
}) {
  return (
    <div className={styles.compare} data-active={ids.length > 0 || undefined}>
      <div className={styles.compareRow}>
        <p role="status">
          {ids.length === 0
            ? `Choose up to ${maxCompared} people to compare them side by side.`
            : `${ids.length} of ${maxCompared} chosen${ids.length === 1 ? '. Choose one more.' : ''}`}
        </p>
        {ids.length > 1 && (
          <ButtonLink size="small" href={paths.compare.to({}, { ids: ids.join(',') })}>
            Compare
          </ButtonLink>
        )}
        {ids.length > 0 && (
          <Button look="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      {isFull && (
        <Notice tone="error">
          You can compare up to {maxCompared} people. Please remove one from the choice first.
        </Notice>
      )}
    </div>
  );
}
