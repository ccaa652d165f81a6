import type { Prisma, UploadKind } from '../../../generated/prisma/client.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { uploadIdOf, uriOf } from './rules.ts';

/**
 * Lets through no picture, the one that is there, and one of this kind that one of these users uploaded; in the transaction
 * that makes a record refer to it (trigger `upload_attached`).
 * @throws InvalidInput on the field
 */
export async function lockPicture(
  tx: Prisma.TransactionClient,
  kind: UploadKind,
  field: string,
  picture: { uri: string | null | undefined; storedUri: string | null; ownedBy: number[] },
): Promise<void> {
  const { uri, storedUri, ownedBy } = picture;
  if (uri == null || uri === storedUri) return;
  const where = { id: uploadIdOf(uri) ?? '', kind, userId: { in: ownedBy } };
  // Changes nothing but locks the row, so that the file is not removed before the record is stored.
  const [upload] = await tx.upload.updateManyAndReturn({ where, data: { kind } });
  if (!upload || uriOf(upload) !== uri) throw InvalidInput.of(field, 'Please upload the picture first.');
}
