import type { Upload } from '../../generated/prisma/client.ts';
import type { IncomingFile } from '../../media/media.ts';
import { lockUser } from '../account/lockUser.ts';
import type { DomainContext } from '../context.ts';
import { NotFound } from '../errors.ts';
import { removeReplaced } from './removal.ts';
import { uploadIdOf, uriOf } from './rules.ts';
import { storeUpload } from './store.ts';
import { profileOwner, rolesWith, videoOwner } from './upload.policy.ts';

/**
 * Sets a user's photo, cropped to 300 by 300 pixels: the viewer's own or, for an admin, another user's. Returns the
 * user's id.
 * @throws SignInRequired, NotFound, InvalidInput, TooLarge, UnsupportedType on `image`; TooMany, Unavailable
 */
export async function uploadPhoto(ctx: DomainContext, user: number | null, image: IncomingFile): Promise<number> {
  const userId = profileOwner(ctx.viewer, user);
  await requireUser(ctx, userId, 'photoUri');
  await show(ctx, userId, 'photoUri', await storeUpload(ctx, 'PHOTO', { userId }, image));
  return userId;
}

/**
 * Sets a job seeker's video: the viewer's own or, for an admin, another job seeker's. Returns the user's id.
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput, TooLarge, UnsupportedType on `video`; TooMany, Unavailable
 */
export async function uploadVideo(ctx: DomainContext, user: number | null, video: IncomingFile): Promise<number> {
  const userId = videoOwner(ctx.viewer, user);
  await requireUser(ctx, userId, 'videoUri');
  await show(ctx, userId, 'videoUri', await storeUpload(ctx, 'VIDEO', { userId }, video));
  return userId;
}

type Column = keyof typeof rolesWith;

const withFile = (id: number, column: Column) => ({ id, deletedAt: null, role: { in: [...rolesWith[column]] } });

/** Checked before the first byte is read. */
async function requireUser(ctx: DomainContext, id: number, column: Column): Promise<void> {
  if ((await ctx.db.user.count({ where: withFile(id, column) })) === 0) throw new NotFound();
}

async function show(ctx: DomainContext, userId: number, column: Column, upload: Upload): Promise<void> {
  const before = await ctx.db.$transaction(async (tx) => {
    // Of two concurrent uploads, the second replaces the first.
    await lockUser(tx, userId);
    const user = await tx.user.findFirst({
      where: withFile(userId, column),
      select: { photoUri: true, videoUri: true },
    });
    if (!user) throw new NotFound();
    await tx.user.update({ where: { id: userId }, data: { [column]: uriOf(upload) }, select: { id: true } });
    return user[column];
  });
  const replaced = before === null ? null : uploadIdOf(before);
  if (replaced !== null) await removeReplaced(ctx, replaced);
}
