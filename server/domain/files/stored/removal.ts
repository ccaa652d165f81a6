import { write } from '../../core/write/write.ts';
import type { FileServices } from '../context.ts';
import { removeResumableUploads } from './resumableRemoval.ts';
import { pathOf } from './rules.ts';
import { lockUnusedUploads, type WhichUploads } from './stored.sql.ts';

const atOnce = 50;

/**
 * Removes unused files and then their rows. Safe in several processes at once; rows that are being attached are
 * skipped.
 */
async function removeUnused({ db, longDb, media }: FileServices, which: WhichUploads): Promise<number> {
  return write(
    { db, longDb },
    [],
    async (tx) => {
      const rows = await lockUnusedUploads(tx, which, atOnce);
      for (const row of rows) await media.remove(pathOf(row));
      await tx.upload.deleteMany({ where: { id: { in: rows.map((row) => row.id) } } });
      return rows.length;
    },
    { isLong: true },
  );
}

/**
 * Removes uploads from before this time that were never used or are no longer used, and those that did not arrive completely. Runs
 * every hour.
 */
export async function removeUnusedUploads(services: FileServices, before: Date): Promise<void> {
  await removeResumableUploads(services, { createdAt: { lt: before } });
  let removed: number;
  do {
    removed = await removeUnused(services, { before });
  } while (removed === atOnce);
}

/** Removes a replaced file if no record uses it. The hourly run repeats it after a failure. */
export async function removeReplaced(services: FileServices, uploadId: string): Promise<void> {
  await removeUnused(services, { id: uploadId }).catch((error: unknown) =>
    services.log.error({ err: error }, 'a replaced file could not be removed'),
  );
}
