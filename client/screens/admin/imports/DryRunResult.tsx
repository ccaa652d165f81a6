import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import type { ImportName } from '../../../../server/domain/office/bulkAction/import/import.input.ts';
import type { useImportStartMutation } from '../../../__generated__/useImportStartMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { randomKey } from '../../../features/core/randomKey.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import { Card, CardSection } from '../../../ui/display/Card.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Figures } from '../../../ui/display/Figures.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { countText } from '../bulkActions/bulkWords.ts';
import { importWords } from './importWords.ts';
import type { DryRun } from './useImportCheck.ts';
import { Whole } from './Whole.tsx';

/** What importing a file would do, and the button that does it. */
export function DryRunResult({
  name,
  file,
  dryRun,
  onCheckAgain,
}: {
  name: ImportName;
  file: File;
  dryRun: DryRun;
  onCheckAgain: () => void;
}) {
  const { list, noun } = importWords[name];
  const [mails, setMails] = useState(false);
  const [problem, setProblem] = useState<{ message: string; isOutdated: boolean } | null>(null);
  const { start, starting } = useImportStart();
  const navigate = useNavigate();
  const { added, existing, faulty } = dryRun;

  async function begin() {
    setProblem(null);
    const result = await start({ list, file, mails, expected: added });
    if (result.ok) void navigate(paths.adminBulkAction.to({ id: result.success.bulkAction.databaseId }));
    else setProblem({ message: result.message, isOutdated: result.type === 'Conflict' });
  }

  return (
    <Stack>
      <Card>
        <Stack>
          <Text role="status">
            {added === 0
              ? 'No row of this file can be imported.'
              : `${countText(added, noun)} would be added. Nothing is stored yet.`}
          </Text>
          <Figures
            label="Dry run"
            figures={[
              { id: 'added', value: added.toLocaleString('en'), what: 'would be added' },
              { id: 'existing', value: existing.toLocaleString('en'), what: 'there already, skipped' },
              { id: 'faulty', value: faulty.toLocaleString('en'), what: 'with problems, left out' },
            ]}
          />
          {dryRun.ignored.length > 0 && (
            <Text look="soft">These columns are not imported: {dryRun.ignored.join(', ')}.</Text>
          )}
          {added > 0 && name === 'job-seekers' && (
            <Checkbox
              label="Send each job seeker who is added an email"
              hint="It says that a profile was prepared, and how to choose a password."
              checked={mails}
              onChange={(event) => setMails(event.currentTarget.checked)}
            />
          )}
          {problem && (
            <Notice
              tone="error"
              title="The import was not started"
              action={
                problem.isOutdated && (
                  <Button look="secondary" size="small" onClick={onCheckAgain}>
                    Check again
                  </Button>
                )
              }
            >
              {problem.message}
            </Notice>
          )}
          {added > 0 && (
            <Row>
              <Button loading={starting} onClick={() => void begin()}>
                Import {added.toLocaleString('en')} {added === 1 ? 'row' : 'rows'}
              </Button>
              {starting && <Text role="status">Sending and checking the file again …</Text>}
            </Row>
          )}
        </Stack>
      </Card>
      {dryRun.problems.length > 0 && <ImportProblems problems={dryRun.problems} count={dryRun.problemCount} />}
      <ImportRows rows={dryRun.rows} columns={dryRun.columns} total={dryRun.total} />
    </Stack>
  );
}

/** Starts an import. Sent again after a lost answer, it starts no second one. */
function useImportStart() {
  const clientKey = useRef(randomKey());
  const [send, starting] = useAction<useImportStartMutation>(graphql`
    mutation useImportStartMutation($input: StartImportInput!) {
      startImport(input: $input) {
        ... on StartImportPayload @alias(as: "success") {
          bulkAction {
            databaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const start = (input: Omit<useImportStartMutation['variables']['input'], 'clientKey'>) =>
    send({ input: { ...input, clientKey: clientKey.current } });
  return { start, starting };
}

/** What is wrong with a file, cell by cell. */
function ImportProblems({ problems, count }: { problems: DryRun['problems']; count: number }) {
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

type Imported = DryRun['rows'][number];

const states: Record<Imported['state'], { text: string; tone: BadgeTone }> = {
  NEW: { text: 'New', tone: 'green' },
  EXISTS: { text: 'Already there', tone: 'neutral' },
  FAULTY: { text: 'Problems', tone: 'warm' },
};

/** As many columns as fit beside line and state. */
const columnsShown = 3;

/** The first rows of a file as they were read; each unfolds to all of its cells. */
function ImportRows({ rows, columns, total }: { rows: DryRun['rows']; columns: readonly string[]; total: number }) {
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
