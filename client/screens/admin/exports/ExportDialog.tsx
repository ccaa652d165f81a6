import { useEffect, useRef, useState } from 'react';
import { type ExportName, exportPath } from '../../../../server/domain/office/export/export.input.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { useReplacedContent } from '../../../ui/focus/useReplacedContent.ts';
import { ProgressBar } from '../../../ui/form/ProgressBar.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { type ExportProgress, ExportRefused, readExport, save } from './download.ts';

type State =
  | { at: 'reading'; progress: ExportProgress | null }
  | { at: 'saved'; name: string; rows: number }
  | { at: 'failed'; message: string };

/** Downloads a list as CSV and shows how far it is. Closing cancels it. */
export default function ExportDialog({
  name,
  filter,
  plural,
  ...dialog
}: DialogState & { name: ExportName; filter: Readonly<Record<string, unknown>>; plural: string }) {
  const [state, setState] = useState<State>({ at: 'reading', progress: null });
  const running = useRef<AbortController>(null);
  const beginning = useReplacedContent<HTMLDivElement>(state.at);

  async function read() {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setState({ at: 'reading', progress: null });
    let rows = 0;
    try {
      const { file, name: fileName } = await readExport(exportPath(name, filter), controller.signal, (progress) => {
        rows = progress.rows;
        setState({ at: 'reading', progress });
      });
      save(file, fileName);
      setState({ at: 'saved', name: fileName, rows });
    } catch (error) {
      if (controller.signal.aborted) return;
      const message =
        error instanceof ExportRefused ? error.message : 'The connection was lost before the file was complete.';
      setState({ at: 'failed', message });
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with the dialog, and ends with it
  useEffect(() => {
    void read();
    return () => running.current?.abort();
  }, []);

  function close() {
    running.current?.abort();
    dialog.onClose();
  }

  return (
    <Dialog
      {...dialog}
      onClose={close}
      keepsOnOutsidePress
      title={`Export ${plural}`}
      footer={
        <>
          <Button look="secondary" onClick={close}>
            {state.at === 'reading' ? 'Cancel' : 'Close'}
          </Button>
          {state.at === 'failed' && <Button onClick={() => void read()}>Try again</Button>}
        </>
      }
    >
      <div ref={beginning}>
        {state.at === 'reading' && <Reading progress={state.progress} />}
        {state.at === 'saved' && (
          <Notice tone="success" title={`${state.rows.toLocaleString('en')} rows are saved`}>
            The file is called {state.name}.
          </Notice>
        )}
        {state.at === 'failed' && (
          <Notice tone="error" title="Nothing was saved">
            {state.message}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function Reading({ progress }: { progress: ExportProgress | null }) {
  const { rows, total } = progress ?? { rows: 0, total: 0 };
  return (
    <Stack>
      <Text>
        {progress ? `${rows.toLocaleString('en')} of ${total.toLocaleString('en')} rows` : 'Counting the rows …'}
      </Text>
      <ProgressBar
        percent={total === 0 ? 0 : Math.min(100, Math.floor((rows / total) * 100))}
        label="Rows in the file"
      />
    </Stack>
  );
}
