import type { ExportName } from '../../../../server/domain/office/export/export.input.ts';
import { BlockableButton } from '../../../ui/action/BlockableButton.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';

const ExportDialog = lateDialog(() => import('./ExportDialog.tsx'));

/** Downloads the rows of a list that match its filter, as CSV. */
export function ExportButton({
  name,
  filter,
  plural,
  total,
}: {
  name: ExportName;
  /** As the query of the list has it. */
  filter: Readonly<Record<string, unknown>>;
  plural: string;
  /** How many rows match. */
  total: number;
}) {
  const dialog = useDialog<Readonly<Record<string, unknown>>>(ExportDialog);
  return (
    <>
      <BlockableButton
        look="secondary"
        blocked={total === 0 ? 'There is nothing to export.' : null}
        {...dialog.opens(filter)}
      >
        Export
      </BlockableButton>
      {dialog.render((chosen, state) => (
        <ExportDialog {...state} name={name} filter={chosen} plural={plural} />
      ))}
    </>
  );
}
