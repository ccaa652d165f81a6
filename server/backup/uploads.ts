import { createReadStream, existsSync } from 'node:fs';
import { cp, open, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { NewBackup } from './folder.ts';

/** Of DATA_DIR and of a backup. */
const MEDIA = 'media';

/** The uploads of `dataDir`, as paths from their folder. What was not written to its end is left out. */
export async function listUploads(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, MEDIA);
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Copies these uploads. One that was deleted meanwhile is left out, as people wanted. */
export async function saveUploads(
  dataDir: string,
  paths: readonly string[],
  backup: NewBackup,
): Promise<{ files: number; bytes: number }> {
  let [files, bytes] = [0, 0];
  for (const path of paths) {
    // Opened first: an open file can still be read after it is deleted.
    const handle = await open(join(dataDir, MEDIA, path)).catch(nullIfMissing);
    if (!handle) continue;
    bytes += await backup.add(`${MEDIA}/${path}`, createReadStream('', { fd: handle }));
    files += 1;
  }
  return { files, bytes };
}

/**
 * Copies a backup's uploads beside those of `dataDir`. `swap` puts them in their place and removes those that were there, `discard`
 * removes the copy.
 */
export async function stageUploads(
  folder: string,
  dataDir: string,
): Promise<{ swap: () => Promise<void>; discard: () => Promise<void> }> {
  const place = join(dataDir, MEDIA);
  const [staged, former] = [`${place}.restoring`, `${place}.replaced`];
  const discard = () => rm(staged, { recursive: true, force: true });
  // Of a process that was killed.
  await discard();
  await rm(former, { recursive: true, force: true });
  try {
    if (existsSync(join(folder, MEDIA))) await cp(join(folder, MEDIA), staged, { recursive: true });
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    swap: async () => {
      if (existsSync(place)) await rename(place, former);
      if (existsSync(staged)) await rename(staged, place);
      await rm(former, { recursive: true, force: true });
    },
    discard,
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
