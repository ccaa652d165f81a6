import { totalRowsHeader } from '../../../../server/domain/office/export/export.input.ts';
import { lineCounter } from './countRows.ts';

export interface ExportProgress {
  rows: number;
  total: number;
}

/** Pieces are joined to a Blob when they reach this size, in bytes: browsers keep Blobs on the disk, not in memory. */
const joinAt = 4 * 1024 * 1024;

/** The server's reason for refusing an export. */
export class ExportRefused extends Error {}

/**
 * Reads a file and tells how far it is. Rejects if it breaks off, so that an incomplete file is never saved.
 * @throws ExportRefused
 */
export async function readExport(
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
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
