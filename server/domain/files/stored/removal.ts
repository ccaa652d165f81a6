import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { write } from '../../core/write/write.ts';
import { partPathOf, pathOf } from './rules.ts';
import { lockUnusedUploads, type WhichUploads } from './stored.sql.ts';

const atOnce = 50;

/**
 * Removes unused files and then their rows. Safe in several processes at once; rows that are being attached are
 * skipped.
 */
async function removeUnused({ db, longDb, media }: Services, which: WhichUploads): Promise<number> {
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
export async function removeUnusedUploads(services: Services, before: Date): Promise<void> {
  await removeResumableUploads(services, { createdAt: { lt: before } });
  let removed: number;
  do {
    removed = await removeUnused(services, { before });
  } while (removed === atOnce);
}

/** Removes a replaced file if no record uses it. The hourly run repeats it after a failure. */
export async function removeReplaced(services: Services, uploadId: string): Promise<void> {
  await removeUnused(services, { id: uploadId }).catch((error: unknown) =>
    services.log.error({ err: error }, 'a replaced file could not be removed'),
  );
}

/**
 * Removes these files if no record uses them, and what has arrived of the user's resumable uploads.
 * @throws when something is left
 */
export async function removeFiles(
  services: Services,
  { files, userId }: { files: readonly string[]; userId: number },
): Promise<void> {
  for (const id of files) await removeUnused(services, { id });
  await removeResumableUploads(services, { userId });
  if ((await services.db.resumableUpload.count({ where: { userId } })) > 0)
    throw new Error('Parts of uploads are left.');
}

/**
 * Removes resumable uploads: the stored parts and then their rows. Safe in several processes at once. Whatever fails is
 * repeated when they are a day old.
 */
export async function removeResumableUploads(
  services: Services,
  where: Prisma.ResumableUploadWhereInput,
): Promise<void> {
  const uploads = await services.db.resumableUpload.findMany({ where, select: { id: true } });
  for (const { id } of uploads) {
    if (await removeParts(services, id)) {
      await write({ db: services.db }, [], (tx) => tx.resumableUpload.deleteMany({ where: { id } }));
    }
  }
}

/** Removes what is stored of an upload. Returns whether all of it is removed; the reason is in the log. */
export async function removeParts({ db, media, log }: Services, uploadId: string): Promise<boolean> {
  try {
    const parts = await db.resumableUploadPart.findMany({ where: { uploadId }, select: { id: true } });
    for (const { id } of parts) await media.remove(partPathOf(id));
    const ids = parts.map(({ id }) => id);
    await write({ db }, [], (tx) => tx.resumableUploadPart.deleteMany({ where: { id: { in: ids } } }));
    return true;
  } catch (error) {
    log.error({ err: error }, 'the parts of an upload could not be removed');
    return false;
  }
}
