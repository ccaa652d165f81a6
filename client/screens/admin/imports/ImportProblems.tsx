import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DryRun } from './useImportCheck.ts';
import { Whole } from './Whole.tsx';

/** What is wrong with a file, cell by cell. */
export function ImportProblems({ problems, count }: { problems: DryRun['problems']; count: number }) {
  const rows = problems.map((problem, index) => ({ ...problem, id: String(index) }));
  return (
    <CardSection title="Problems" lead="These rows are skipped. Correct them in the file and choose it again.">
      <DataTable
        caption="Problems by line"
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ line, column }) => (column === null ? `line ${line}` : `line ${line}, ${column}`)}
        columns={[
          { id: 'line', header: 'Line', names: true, cell: ({ line }) => `Line ${line}` },
          { id: 'column', header: 'Column', phone: 'aside', cell: ({ column }) => column ?? 'Whole row' },
          { id: 'message', header: 'Problem', phone: 'line', cell: ({ message }) => <Whole>{message}</Whole> },
          { id: 'value', header: 'Cell', cell: ({ value }) => value },
        ]}
      />
      {count > problems.length && (
        <Text look="soft">
          These are the first {problems.length.toLocaleString('en')} of {count.toLocaleString('en')} problems.
        </Text>
      )}
    </CardSection>
  );
}
