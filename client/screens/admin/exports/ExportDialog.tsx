import { useEffect, useRef, useState } from 'react';
import { type ExportName, exportPath, totalRowsHeader } from '../../../../server/domain/office/export/export.input.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { useReplacedContent } from '../../../ui/focus/useReplacedContent.ts';
import { ProgressBar } from '../../../ui/form/ProgressBar.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

const quote = 0x22;
const lineFeed = 0x0a;

/** Counts the lines of a CSV file that arrives in pieces. Line breaks between quotes belong to a cell. */
export function lineCounter(): (piece: Uint8Array) => number {
  let lines = 0;
  let isQuoted = false;
  return (piece) => {
    for (const byte of piece) {
      // A quote within a cell is doubled, which ends and begins the quoting.
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) lines += 1;
    }
    return lines;
  };
}

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

interface ExportProgress {
  rows: number;
  total: number;
}

/** Pieces are joined to a Blob when they reach this size, in bytes: browsers keep Blobs on the disk, not in memory. */
const joinAt = 4 * 1024 * 1024;

/** The server's reason for refusing an export. */
class ExportRefused extends Error {}

/**
 * Reads a file and tells how far it is. Rejects if it breaks off, so that an incomplete file is never saved.
 * @throws ExportRefused
 */
async function readExport(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<{ file: Blob; name: string }> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new ExportRefused(await reasonOf(response));
  const total = Number(response.headers.get(totalRowsHeader));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
  const count = lineCounter();
  let file = new Blob([], { type: 'text/csv' });
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const join = () => {
    file = new Blob([file, ...pieces], { type: 'text/csv' });
    pieces = [];
    size = 0;
  };
  onProgress({ rows: 0, total });
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    size += next.value.length;
    if (size >= joinAt) join();
    // The first line has the names of the columns.
    onProgress({ rows: Math.max(0, count(next.value) - 1), total });
  }
  join();
  return { file, name };
}

async function reasonOf(response: Response): Promise<string> {
  if (response.status === 404) return 'Only admins can export lists. Please log in again.';
  if (response.status === 429) return 'Too many requests. Please try again in a minute.';
  return 'The list could not be exported.';
}

/** Hands a file to the browser, as a download. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
