import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DryRun } from './useImportCheck.ts';

type Imported = DryRun['rows'][number];

const states: Record<Imported['state'], { text: string; tone: BadgeTone }> = {
  NEW: { text: 'New', tone: 'green' },
  EXISTS: { text: 'Already there', tone: 'neutral' },
  FAULTY: { text: 'Problems', tone: 'warm' },
};

/** As many columns as fit beside line and state. */
const columnsShown = 3;

/** The first rows of a file as they were read; each unfolds to all of its cells. */
export function ImportRows({
  rows,
  columns,
  total,
}: {
  rows: DryRun['rows'];
  columns: readonly string[];
  total: number;
}) {
  const cellOf = ({ cells }: Imported, column: string) => cells[columns.indexOf(column)] || null;
  return (
    <CardSection
      title={total > rows.length ? `The first ${rows.length} of ${total.toLocaleString('en')} rows` : 'Rows'}
    >
      <DataTable
        caption="Rows of the file"
        rows={rows}
        rowId={({ line }) => String(line)}
        rowLabel={({ line }) => `line ${line}`}
        columns={[
          { id: 'line', header: 'Line', names: true, cell: ({ line }) => `Line ${line}` },
          ...columns.slice(0, columnsShown).map((column, index) => ({
            id: `cell-${column}`,
            header: column,
            ...(index === 0 && { phone: 'line' as const }),
            cell: (row: Imported) => cellOf(row, column),
          })),
          {
            id: 'state',
            header: 'Result',
            phone: 'aside',
            cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
          },
        ]}
        details={(row) => <Facts facts={columns.map((column) => ({ label: column, value: cellOf(row, column) }))} />}
      />
    </CardSection>
  );
}
