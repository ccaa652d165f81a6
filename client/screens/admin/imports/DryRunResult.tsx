import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportName } from '../../../../server/domain/office/bulkAction/import/import.input.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Figures } from '../../../ui/display/Figures.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { countText } from '../bulkActions/bulkWords.ts';
import { ImportProblems } from './ImportProblems.tsx';
import { ImportRows } from './ImportRows.tsx';
import { importWords } from './importWords.ts';
import type { DryRun } from './useImportCheck.ts';
import { useImportStart } from './useImportStart.ts';

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
