import { Prisma, type UploadKind } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { pathOf } from './rules.ts';

/** What nobody has attached to anything within a day is forgotten. */
const unusedLifetimeMs = 24 * 3_600_000;
const atOnce = 50;

type Unused = { id: string; kind: UploadKind; content_type: string };

/**
 * Removes files that nothing refers to, and then their rows. Any number of processes may do it at the same time; what
 * somebody is attaching just now is left alone.
 */
async function removeUnused({ db, media }: Services, which: Prisma.Sql): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<Unused[]>`
        SELECT id, kind::text, content_type FROM upload WHERE attached_at IS NULL AND ${which}
        ORDER BY created_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`;
      for (const { id, kind, content_type } of rows)
        await media.remove(pathOf({ id, kind, contentType: content_type }));
      await tx.upload.deleteMany({ where: { id: { in: rows.map((row) => row.id) } } });
      return rows.length;
    },
    { timeout: 60_000 },
  );
}

/** Uploads of more than a day ago that were never used, or no longer are. Every hour. */
export async function removeUnusedUploads(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - unusedLifetimeMs);
  let removed: number;
  do {
    removed = await removeUnused(services, Prisma.sql`created_at < ${before}`);
  } while (removed === atOnce);
}

/** Removes the file that has just been replaced, if nothing refers to it. What fails here is made up for within the hour. */
export async function removeReplaced(services: Services, uploadId: string): Promise<void> {
  await removeUnused(services, Prisma.sql`id = ${uploadId}`).catch((error: unknown) =>
    services.log.error({ err: error }, 'a replaced file could not be removed'),
  );
}
