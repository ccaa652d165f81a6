import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Prisma, ResumableUpload } from '../../../generated/prisma/client.ts';
import { IncomingFile, MediaUnavailable } from '../../../media/media.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, TooLarge, TooMany, Unavailable } from '../../core/failures/errors.ts';
import { requireBudget, spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { removeResumableUploads } from '../stored/removal.ts';
import { oldestUnused, partPathOf } from '../stored/rules.ts';
import { unfinishedAtMost, uploadMessages, videoMaxBytes } from '../stored/upload.input.ts';
import { videoSender } from '../stored/upload.policy.ts';

/**
 * The video of a profile, arriving in several requests (docs/decisions/0059). It arrives in parts. A part is acknowledged by
 * adding its length to `received`, only if it begins there: of two requests that send the same bytes, in any processes, one
 * counts.
 */

/** How much of an upload has arrived, in bytes. */
export type ResumableState = { size: number; received: number };

export const newUploadId = (): string => randomBytes(16).toString('hex');

/**
 * Begins an upload of the viewer's video, or for an admin a job seeker's. `size` is the number of its bytes.
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput and TooLarge on `video`, TooMany
 */
export async function beginVideoUpload(ctx: Ctx, id: string, size: number): Promise<void> {
  const userId = videoSender(ctx.viewer);
  if (!Number.isSafeInteger(size) || size <= 0) throw InvalidInput.of('video', uploadMessages.video.unreadable);
  if (size > videoMaxBytes) throw new TooLarge(uploadMessages.video.tooLarge, 'video');
  await spend(ctx, 'uploads', { account: userId });
  await write(ctx, [userId], async (tx) => {
    const unfinished = await tx.resumableUpload.count({
      where: { userId, usedAt: null, createdAt: { gte: oldestUnused(ctx) } },
    });
    if (unfinished >= unfinishedAtMost)
      throw new TooMany('You have begun to upload too many videos without using them. Please try again tomorrow.');
    await tx.resumableUpload.create({ data: { id, userId, size, createdAt: ctx.now() } });
  });
}

/**
 * How much of the viewer's upload has arrived.
 * @throws SignInRequired, Forbidden; NotFound also if it is used, too old or another user's
 */
export async function videoUploadState(ctx: Ctx, id: string): Promise<ResumableState> {
  const { size, received } = await unusedUpload(ctx, id);
  return { size, received };
}

async function unusedUpload(ctx: Ctx, id: string): Promise<ResumableUpload> {
  const upload = await ownUpload(ctx, id);
  if (upload.usedAt) throw new NotFound();
  return upload;
}

/**
 * Adds what arrives to the viewer's upload, beginning at `start`. What has arrived before the sender stops is kept. Returns the
 * number of bytes that are acknowledged.
 * @throws SignInRequired, Forbidden, NotFound; Conflict if the upload does not continue at `start`; TooMany after many parts that
 *   were read in vain; Unavailable
 */
export async function continueVideoUpload(ctx: Ctx, id: string, start: number, content: Readable): Promise<number> {
  const { received, userId } = await unusedUpload(ctx, id);
  if (received !== start) throw new Conflict(notTheNextPart);
  await requireBudget(ctx, 'refusedUploads', { account: userId });
  let position = start;
  for await (const part of ctx.media.cut(content)) {
    await addPart(ctx, id, position, part).catch(async (error: unknown) => {
      if (error instanceof Conflict) await spend(ctx, 'refusedUploads', { account: userId });
      throw error;
    });
    position += part.length;
  }
  return position;
}

/**
 * Removes the viewer's upload.
 * @throws SignInRequired, Forbidden, NotFound
 */
export async function cancelVideoUpload(ctx: Ctx, id: string): Promise<void> {
  await videoUploadState(ctx, id);
  await removeResumableUploads(ctx, { id });
}

const notTheNextPart = 'Another part of this file was expected.';

async function addPart(ctx: Ctx, uploadId: string, start: number, content: Uint8Array): Promise<void> {
  // NotFound: the upload was removed meanwhile.
  const { id } = await write(ctx, [], (tx) =>
    tx.resumableUploadPart.create({ data: { id: newUploadId(), uploadId, start } }),
  );
  try {
    await ctx.media.keepPart(partPathOf(id), content);
    await write(ctx, [], async (tx) => {
      const { count } = await tx.resumableUpload.updateMany({
        where: { id: uploadId, usedAt: null, received: start, size: { gte: start + content.length } },
        data: { received: start + content.length },
      });
      if (count === 0) throw new Conflict(notTheNextPart);
      await tx.resumableUploadPart.update({ where: { id }, data: { acknowledged: true } });
    });
  } catch (error) {
    // After other failures the part may count. What does not is removed together with its upload.
    if (error instanceof Conflict) await ctx.media.remove(partPathOf(id)).catch(() => undefined);
    if (!(error instanceof MediaUnavailable)) throw error;
    ctx.log.error({ err: error }, 'a part of an upload could not be kept');
    throw new Unavailable('The file could not be saved. Please try again later.');
  }
}

/**
 * The viewer's upload as one file, or `used` if it is a profile's video already.
 * @throws SignInRequired, Forbidden, NotFound; Conflict before all of it has arrived
 */
export async function arrivedVideo(ctx: Ctx, id: string): Promise<IncomingFile | 'used'> {
  const { size, received, usedAt } = await ownUpload(ctx, id);
  if (usedAt) return 'used';
  if (received < size) throw new Conflict('The video has not arrived completely.');
  const parts = await ctx.db.resumableUploadPart.findMany({
    where: { uploadId: id, acknowledged: true },
    orderBy: { start: 'asc' },
  });
  return new IncomingFile('video', ctx.media.join(parts.map((part) => partPathOf(part.id))));
}

/** Whether the upload was still unused; it is used now. */
export async function markUsed(ctx: Pick<Ctx, 'now'>, tx: Prisma.TransactionClient, id: string): Promise<boolean> {
  const { count } = await tx.resumableUpload.updateMany({ where: { id, usedAt: null }, data: { usedAt: ctx.now() } });
  return count === 1;
}

async function ownUpload(ctx: Ctx, id: string): Promise<ResumableUpload> {
  const userId = videoSender(ctx.viewer);
  const upload = await ctx.db.resumableUpload.findFirst({
    where: { id, userId, createdAt: { gte: oldestUnused(ctx) } },
  });
  if (!upload) throw new NotFound();
  return upload;
}
