import type { DomainContext } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { uploadIdOf, uriOf } from '../upload/rules.ts';

/**
 * Lets through no picture, the one that is there, and an offer image that the employer uploaded, or the admin for them.
 * @throws InvalidInput on `photoUri`.
 */
export async function refuseForeignPicture(
  { db, viewer, now }: DomainContext,
  picture: { photoUri: string | null | undefined; storedUri: string | null; employerId: number },
): Promise<void> {
  const { photoUri, storedUri, employerId } = picture;
  if (photoUri == null || photoUri === storedUri) return;
  const id = uploadIdOf(photoUri) ?? '';
  const owners = viewer.kind === 'admin' ? [viewer.id, employerId] : [employerId];
  const [own] = await db.upload.updateManyAndReturn({
    where: { id, kind: 'OFFER_IMAGE', userId: { in: owners } },
    // Its day begins anew, so that it is not removed before the offer refers to it.
    data: { createdAt: now() },
  });
  if (!own || uriOf(own) !== photoUri) throw InvalidInput.of('photoUri', 'Please upload the picture first.');
}
