import type { Prisma } from '../../../generated/prisma/client.ts';
import { write } from '../../core/write/write.ts';
import type { FileServices } from '../context.ts';
import { partPathOf } from './rules.ts';

/**
 * Removes resumable uploads: the stored parts and then their rows. Safe in several processes at once. Whatever fails is
 * repeated when they are a day old.
 */
export async function removeResumableUploads(
  services: FileServices,
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
export async function removeParts({ db, media, log }: FileServices, uploadId: string): Promise<boolean> {
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
