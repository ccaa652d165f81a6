import { __iconNode as IconFileUpload } from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useRef } from 'react';
import type { ImportName } from '../../../../server/domain/office/bulkAction/import/import.input.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { useReplacedContent } from '../../../ui/focus/useReplacedContent.ts';
import { DropZone } from '../../../ui/form/DropZone.tsx';

import { FileButton } from '../../../ui/form/FileButton.tsx';
import { ProgressBar } from '../../../ui/form/ProgressBar.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DryRunResult } from './DryRunResult.tsx';
import styles from './ImportFile.module.css';
import { importWords } from './importWords.ts';
import { useImportCheck } from './useImportCheck.ts';

const titles = { checking: 'Checking', refused: 'Not checked', checked: 'Checked' };

/** Takes a file, checks it, and shows what importing it would do. */
export function ImportFile({ name }: { name: ImportName }) {
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
