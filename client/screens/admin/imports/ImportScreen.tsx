import { __iconNode as IconFileUpload } from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type ImportColumn,
  type ImportName,
  importColumns,
  importNames,
  templatePath,
} from '../../../../server/domain/office/bulkAction/import/import.input.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Disclosure } from '../../../ui/action/Disclosure.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { useReplacedContent } from '../../../ui/focus/useReplacedContent.ts';
import { DropZone } from '../../../ui/form/DropZone.tsx';
import { FileButton } from '../../../ui/form/FileButton.tsx';
import { ProgressBar } from '../../../ui/form/ProgressBar.tsx';
import { Segments } from '../../../ui/form/Segments.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { DryRunResult } from './DryRunResult.tsx';
import styles from './ImportFile.module.css';
import { importOf, importWords } from './importWords.ts';
import { useImportCheck } from './useImportCheck.ts';
import { Whole } from './Whole.tsx';

const titles = { checking: 'Checking', refused: 'Not checked', checked: 'Checked' };

/** Takes a file, checks it, and shows what importing it would do. */
function ImportFile({ name }: { name: ImportName }) {
  const place = useRef<HTMLDivElement>(null);
  const { state, check, clear } = useImportCheck(importWords[name].list);
  const heading = useReplacedContent<HTMLHeadingElement>(state.at);
  return (
    <Stack>
      <div ref={place} className={styles.place}>
        <h2 ref={heading} className={styles.heading}>
          {state.at === 'nothing' ? 'Drop a CSV file here, or choose one' : `${titles[state.at]}: ${state.file.name}`}
        </h2>
        {state.at === 'checking' ? (
          <>
            <Text role="status">
              {state.share < 1 ? `Sending … ${Math.floor(state.share * 100)}%` : 'Checking the rows …'}
            </Text>
            <ProgressBar percent={Math.floor(state.share * 100)} label="Sent" />
            <Button look="secondary" onClick={clear}>
              Cancel
            </Button>
          </>
        ) : (
          <FileButton icon={IconFileUpload} accept=".csv,text/csv" onFile={(file) => void check(file)}>
            {state.at === 'nothing' ? 'Choose a file' : 'Choose another file'}
          </FileButton>
        )}
        <DropZone place={place} onFiles={([file]) => file && void check(file)}>
          Drop your file here
        </DropZone>
      </div>
      {state.at === 'refused' && (
        <Notice
          tone="error"
          title="The file was not checked"
          action={
            <Button look="secondary" size="small" onClick={() => void check(state.file)}>
              Try again
            </Button>
          }
        >
          {state.message}
        </Notice>
      )}
      {state.at === 'checked' && (
        <DryRunResult
          key={state.file.name + state.file.lastModified}
          name={name}
          file={state.file}
          dryRun={state.dryRun}
          onCheckAgain={() => void check(state.file)}
        />
      )}
    </Stack>
  );
}

const needs: Record<ImportColumn['need'], { text: string; tone: 'green' | 'neutral' }> = {
  required: { text: 'Required', tone: 'green' },
  optional: { text: 'Optional', tone: 'neutral' },
  ignored: { text: 'Ignored', tone: 'neutral' },
};

/** The columns that a file may have. */
function ImportColumns({ name }: { name: ImportName }) {
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

export const { Skeleton } = officeFaces('Import', <SkeletonBlock shape="block" />);

/** /admin/imports: job seekers and job offers from CSV files, with a dry run before. */
export default function ImportScreen() {
  const name = importOf(new URLSearchParams(useLocation().search));
  const navigate = useNavigate();
  const { rules } = importWords[name];
  return (
    <OfficeScreen
      title="Import"
      lead="Adds records from a CSV file. You see what would happen before anything is stored. Existing records are never changed."
    >
      <Stack>
        <Segments
          label="What to import"
          options={importNames.map((value) => ({ value, label: importWords[value].title }))}
          value={name}
          onChange={(list) => void navigate(paths.adminImports.to({}, { list }), { replace: true })}
        />
        <Card>
          <Stack>
            <Text look="soft">{rules}</Text>
            <Text look="soft">
              CSV in UTF-8, with commas or semicolons; at most 10 MB and 10,000 rows.{' '}
              <Link href={templatePath(name)} download>
                Download a template
              </Link>
            </Text>
            <Disclosure more="Show the columns" less="Hide the columns">
              <ImportColumns name={name} />
            </Disclosure>
          </Stack>
        </Card>
        <ImportFile key={name} name={name} />
      </Stack>
    </OfficeScreen>
  );
}
