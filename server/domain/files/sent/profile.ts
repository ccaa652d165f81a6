import type { Prisma, Upload, UploadKind } from '../../../generated/prisma/client.ts';
import type { IncomingFile } from '../../../media/media.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import { personType } from '../../core/audit/records.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, Forbidden, NotFound, Unavailable } from '../../core/failures/errors.ts';
import { verb } from '../../core/viewer/verb.ts';
import { type PersonReference, requireAccount, viewerId } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { removeParts, removeReplaced } from '../stored/removal.ts';
import { uploadIdOf, uriOf } from '../stored/rules.ts';
import { fileFailures, storeUpload } from '../stored/store.ts';
import {
  endorsementImageOwner,
  logoOwner,
  offerImageOwner,
  profileOwner,
  rolesWith,
  videoOwner,
  videoSender,
} from '../stored/upload.policy.ts';
import { arrivedVideo, markUsed } from './resumable.ts';

/**
 * Sets a user's photo, cropped to 300 by 300 pixels: the viewer's own or, for an admin, another user's. Returns the
 * user's id.
 * @throws NotFound, InvalidInput, TooLarge, UnsupportedType on `image`
 */
export const uploadPhoto = verb(
  'FILES',
  requireAccount,
  [...fileFailures, NotFound],
  async (ctx: Ctx, viewer, user: number | null, image: IncomingFile): Promise<number> => {
    const userId = profileOwner(viewer, user);
    await requireUser(ctx, userId, 'photoUri');
    await show(ctx, userId, [['PHOTO', image]]);
    return userId;
  },
);

/**
 * Sets a job seeker's video: the viewer's own or, for an admin, another job seeker's. Returns the user's id.
 * @throws NotFound, InvalidInput, TooLarge, UnsupportedType on `video`
 */
export const uploadVideo = verb(
  'FILES',
  requireAccount,
  [...fileFailures, Forbidden, NotFound],
  async (ctx: Ctx, viewer, user: number | null, video: IncomingFile): Promise<number> => {
    const userId = videoOwner(viewer, user);
    await requireUser(ctx, userId, 'videoUri');
    await show(ctx, userId, [['VIDEO', video]]);
    return userId;
  },
);

/**
 * Makes a resumable upload that has arrived completely the video of a profile: the viewer's own or, for an admin, another job
 * seeker's. `poster` is the picture that is shown until it plays. Repeated with the same upload it changes nothing. Returns the user's id.
 * @throws Conflict before all of it has arrived, InvalidInput, TooLarge, UnsupportedType on `video` or `poster`
 */
export const setVideo = verb(
  'FILES',
  videoSender,
  [...fileFailures, NotFound, Conflict],
  async (ctx: Ctx, _sender, user: number | null, uploadId: string, poster: IncomingFile | null): Promise<number> => {
    const userId = videoOwner(ctx.viewer, user);
    await requireUser(ctx, userId, 'videoUri');
    const video = await arrivedVideo(ctx, uploadId);
    if (video === 'used') return userId;
    try {
      const files: NewFile[] = [['VIDEO', video]];
      if (poster) files.unshift(['VIDEO_POSTER', poster]);
      await show(ctx, userId, files, (tx) => markUsed(ctx, tx, uploadId));
    } catch (error) {
      // Another request with the same upload was first, and has removed its parts meanwhile.
      if (error instanceof Unavailable && (await arrivedVideo(ctx, uploadId)) === 'used') return userId;
      throw error;
    }
    await removeParts(ctx, uploadId);
    return userId;
  },
);

const uriOfKind = (files: readonly Upload[], kind: UploadKind): string | null => {
  const file = files.find((upload) => upload.kind === kind);
  return file ? uriOf(file) : null;
};

type Column = keyof typeof rolesWith;

const withFile = (id: number, column: Column) => ({ id, deletedAt: null, role: { in: [...rolesWith[column]] } });

/** Checked before the first byte is read. */
async function requireUser({ db }: Ctx, id: number, column: Column): Promise<void> {
  if ((await db.user.count({ where: withFile(id, column) })) === 0) throw new NotFound();
}

type Shown = { photoUri: string } | { videoUri: string | null; videoPosterUri: string | null };

type NewFile = readonly [kind: UploadKind, file: IncomingFile];

/**
 * Stores files and shows them in the profile unless `claim` says that another request was first. Removes those that are not shown,
 * which are all of them if this fails.
 */
async function show(
  ctx: Ctx,
  userId: number,
  files: readonly NewFile[],
  claim: (tx: Prisma.TransactionClient) => Promise<boolean> = async () => true,
): Promise<void> {
  const stored: Upload[] = [];
  try {
    for (const [kind, file] of files) stored.push(await storeUpload(ctx, kind, { userId }, file));
    await remove(ctx, await replace(ctx, userId, shownOf(stored), claim));
  } catch (error) {
    await remove(ctx, stored.map(uriOf));
    throw error;
  }
}

const shownOf = (stored: readonly Upload[]): Shown => {
  const photoUri = uriOfKind(stored, 'PHOTO');
  return photoUri === null
    ? { videoUri: uriOfKind(stored, 'VIDEO'), videoPosterUri: uriOfKind(stored, 'VIDEO_POSTER') }
    : { photoUri };
};

async function remove(ctx: Ctx, uris: readonly (string | null)[]): Promise<void> {
  for (const uri of uris) {
    const id = uri === null ? null : uploadIdOf(uri);
    if (id !== null) await removeReplaced(ctx, id);
  }
}

/** Returns the addresses that are shown no longer, or never are. */
async function replace(
  ctx: Ctx,
  userId: number,
  shown: Shown,
  claim: (tx: Prisma.TransactionClient) => Promise<boolean>,
): Promise<(string | null)[]> {
  const column = 'photoUri' in shown ? 'photoUri' : 'videoUri';
  const unused = await write(ctx, [userId], async (tx) => {
    // Of two concurrent uploads, the second replaces the first.
    const before = await tx.user.findFirst({
      where: withFile(userId, column),
      select: { role: true, photoUri: true, videoUri: true, videoPosterUri: true },
    });
    if (!before) throw new NotFound();
    if (!(await claim(tx))) return shown;
    // The transcript was of the video before.
    const data = column === 'videoUri' ? { ...shown, videoTranscript: null } : shown;
    await tx.user.update({ where: { id: userId }, data, select: { id: true } });
    const { role, photoUri, videoUri, videoPosterUri } = before;
    await noteFile(ctx, tx, { id: userId, role }, column);
    return column === 'photoUri' ? { photoUri } : { videoUri, videoPosterUri };
  });
  return Object.values(unused);
}

/** What admins do to their own account is not in the audit log. */
async function noteFile(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id, role }: PersonReference,
  column: 'photoUri' | 'videoUri',
): Promise<void> {
  if (viewerId(ctx.viewer) === id) return;
  const action = column === 'photoUri' ? 'user.setPhoto' : 'user.setVideo';
  await auditedValues(ctx, tx, { action, type: personType(role), id, personal: [column] });
}

/**
 * Stores a picture for a job offer (docs/product/offers.md, 'The form of an offer'). Returns its URI.
 * @throws InvalidInput, TooLarge, UnsupportedType on `image`
 */
export const uploadJobOfferImage = verb(
  'FILES',
  offerImageOwner,
  fileFailures,
  async (ctx: Ctx, userId, image: IncomingFile): Promise<string> => {
    return uriOf(await storeUpload(ctx, 'OFFER_IMAGE', { userId }, image));
  },
);

/**
 * Stores a picture for a client or a testimonial, which shows it once it is saved with it. Returns its URI.
 * @throws InvalidInput, TooLarge, UnsupportedType on `image`
 */
export const uploadEndorsementImage = verb(
  'FILES',
  endorsementImageOwner,
  fileFailures,
  async (ctx: Ctx, userId, image: IncomingFile): Promise<string> => {
    return uriOf(await storeUpload(ctx, 'ENDORSEMENT_IMAGE', { userId }, image));
  },
);

/**
 * Stores a logo for the viewer's company page, which shows it once the employer is saved with it. Returns its URI.
 * @throws InvalidInput, TooLarge, UnsupportedType on `image`
 */
export const uploadLogo = verb(
  'FILES',
  logoOwner,
  fileFailures,
  async (ctx: Ctx, userId, image: IncomingFile): Promise<string> => {
    return uriOf(await storeUpload(ctx, 'LOGO', { userId }, image));
  },
);
