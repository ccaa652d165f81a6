import { startTransition, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { readSearchFilters } from '../../../server/domain/people/search/filters.input.ts';
import { formValues } from '../../features/discovery/jobSearch/formValues.ts';
import type { Filters } from '../../features/discovery/jobSearch/jobSearch.ts';
import type { SearchValues } from '../../features/discovery/jobSearch/useLiveCount.ts';
import { Button } from '../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../ui/dialog/useDialog.tsx';
import { countSentence } from './countSentence.ts';
import FilterFields from './FilterFields.tsx';
import type { Known, Place } from './filterChoices.ts';
import { useJobSeekerCount } from './useJobSeekerCount.ts';

/** All filters of the search, with the number of people whom they find. */
export default function FilterSheet({
  known,
  place,
  filters,
  onSearch,
  ...dialog
}: DialogState & {
  known: Known;
  place: Place;
  filters: Filters;
  /** Receives the values by name. */
  onSearch: (values: Record<string, string>) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [start, setStart] = useState({ at: 0, filters });
  const [values, setValues] = useState<SearchValues | null>(null);
  const found = useJobSeekerCount(values);
  return (
    <Dialog
      {...dialog}
      title="Filters"
      footer={
        <>
          <Button
            look="secondary"
            onClick={() =>
              setStart({
                at: start.at + 1,
                filters: { ...readSearchFilters(new URLSearchParams()), sort: filters.sort },
              })
            }
          >
            Clear filters
          </Button>
          <Button type="submit" form={id}>
            {found
              ? `Show ${found.count} ${(found.count === 1 ? found.singular : found.plural).toLowerCase()}`
              : 'Show results'}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        method="post"
        onChange={({ currentTarget }) => setValues(formValues(currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = formValues(event.currentTarget);
          // After the pressed button is painted: a slow phone takes longer for the page without the sheet.
          startTransition(() => {
            onSearch(chosen);
            dialog.onClose();
          });
        }}
      >
        <FilterFields key={start.at} known={known} place={place} filters={start.filters} />
      </form>
      <AtStart key={start.at} run={() => form.current && setValues(formValues(form.current))} />
      <VisuallyHidden>
        <span role="status">{found && countSentence({ ...found, isNarrowed: true })}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

/** Runs once its neighbors are there: the dialog shows its content later than it opens. */
function AtStart({ run }: { run: () => void }) {
  const begin = useEffectEvent(run);
  useEffect(() => begin(), []);
  return null;
}
