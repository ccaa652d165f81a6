import type { DomainContext } from '../context.ts';
import { InvalidInput } from '../errors.ts';

/** Where offer images are served; the name is the upload's id. */
const offerImage = /^\/media\/offers\/([0-9a-f]{32})\.webp$/;

/**
 * Lets through no picture, the one that is there, and an offer image that the employer uploaded, or the admin for them.
 * @throws InvalidInput on `photoUri`.
 */
export async function refuseForeignPicture(
  { db, viewer }: DomainContext,
  picture: { photoUri: string | null | undefined; storedUri: string | null; employerId: number },
): Promise<void> {
  const { photoUri, storedUri, employerId } = picture;
  if (photoUri == null || photoUri === storedUri) return;
  const [, id] = offerImage.exec(photoUri) ?? [];
  const owners = viewer.kind === 'admin' ? [viewer.id, employerId] : [employerId];
  const own = id ? await db.upload.count({ where: { id, kind: 'OFFER_IMAGE', userId: { in: owners } } }) : 0;
  if (own === 0) throw InvalidInput.of('photoUri', 'Please upload the picture first.');
}
