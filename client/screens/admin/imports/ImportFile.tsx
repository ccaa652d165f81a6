import { __iconNode as IconFileUpload } from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useRef } from 'react';
import type { ImportName } from '../../../../server/domain/import/import.input.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { DropZone } from '../../../ui/form/DropZone.tsx';
import { FileButton } from '../../../ui/form/FileButton.tsx';
import { ProgressBar } from '../../../ui/form/ProgressBar.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DryRunResult } from './DryRunResult.tsx';
import styles from './ImportFile.module.css';
import { importWords } from './importWords.ts';
import { useImportCheck } from './useImportCheck.ts';

/** Takes a file, checks it, and shows what importing it would do. */
export function ImportFile({ name }: { name: ImportName }) {
  const place = useRef<HTMLDivElement>(null);
  const { state, check, clear } = useImportCheck(importWords[name].list);
  return (
    <Stack>
      <div ref={place} className={styles.place}>
        {state.at === 'nothing' ? (
          <Text look="soft">Drop a CSV file here, or choose one.</Text>
        ) : (
          <Text>{state.file.name}</Text>
        )}
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
