import {
  type ImportColumn,
  type ImportName,
  importColumns,
} from '../../../../server/domain/office/bulkAction/import/import.input.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { Whole } from './Whole.tsx';

const needs: Record<ImportColumn['need'], { text: string; tone: 'green' | 'neutral' }> = {
  required: { text: 'Required', tone: 'green' },
  optional: { text: 'Optional', tone: 'neutral' },
  ignored: { text: 'Ignored', tone: 'neutral' },
};

/** The columns that a file may have. */
export function ImportColumns({ name }: { name: ImportName }) {
  return (
    <DataTable
      caption="Columns"
      rows={importColumns[name]}
      rowId={(column) => column.name}
      rowLabel={(column) => column.name}
      columns={[
        { id: 'name', header: 'Column', names: true, cell: (column) => column.name },
        {
          id: 'need',
          header: 'Needed',
          phone: 'aside',
          cell: ({ need }) => <Badge tone={needs[need].tone}>{needs[need].text}</Badge>,
        },
        { id: 'what', header: 'Content', phone: 'line', cell: ({ what }) => <Whole>{what}</Whole> },
      ]}
    />
  );
}
