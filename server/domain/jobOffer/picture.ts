import type { Prisma } from '../../generated/prisma/client.ts';
import type { Viewer } from '../account/viewer.ts';
import { InvalidInput } from '../errors.ts';
import { uploadIdOf, uriOf } from '../upload/rules.ts';

/**
 * Lets through no picture, the one that is there, and an offer image that the employer uploaded, or the admin for them;
 * in the transaction that makes the offer refer to it (trigger `upload_attached`).
 * @throws InvalidInput on `photoUri`.
 */
export async function lockPicture(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  picture: { photoUri: string | null | undefined; storedUri: string | null; employerId: number },
): Promise<void> {
  const { photoUri, storedUri, employerId } = picture;
  if (photoUri == null || photoUri === storedUri) return;
  const kind = 'OFFER_IMAGE';
  const userId = { in: viewer.kind === 'admin' ? [viewer.id, employerId] : [employerId] };
  const id = uploadIdOf(photoUri) ?? '';
  // Changes nothing but locks the row, so that the file is not removed before the offer is stored.
  const [upload] = await tx.upload.updateManyAndReturn({ where: { id, kind, userId }, data: { kind } });
  if (!upload || uriOf(upload) !== photoUri) throw InvalidInput.of('photoUri', 'Please upload the picture first.');
}
