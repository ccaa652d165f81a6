import type { Prisma, Upload } from '../../generated/prisma/client.ts';
import { InvalidInput } from '../errors.ts';
import { uploadIdOf } from './rules.ts';

/** An address as a client gives it back, and which uploads it may stand for. */
export type Attachment = {
  uri: string;
  /** The input field it came in. */
  field: string;
  where: Prisma.UploadWhereInput;
  /** When it is attached, and what else is known of the upload from now on. */
  data: { attachedAt: Date; chatId?: number };
};

/**
 * Makes an upload part of something, in the transaction that stores what refers to it. From then on it is kept; once a
 * profile or an offer refers to another one, the database says so (trigger `upload_released`) and it is removed.
 * @throws InvalidInput when there is no such upload, or none that may be attached there.
 */
export async function attachUpload(tx: Prisma.TransactionClient, attachment: Attachment): Promise<Upload> {
  const { uri, field, where, data } = attachment;
  const id = uploadIdOf(uri);
  const [upload] = id === null ? [] : await tx.upload.updateManyAndReturn({ where: { ...where, id }, data });
  if (!upload) throw InvalidInput.of(field, 'This file cannot be used here. Please upload it again.');
  return upload;
}

/**
 * Lets a job offer show a picture that was uploaded for one and that no offer shows yet.
 * @param ownerId who uploaded it: the employer or the admin who saves the offer.
 * @throws InvalidInput on `photoUri`.
 */
export const attachOfferImage = (
  tx: Prisma.TransactionClient,
  { uri, ownerId, now }: { uri: string; ownerId: number; now: Date },
): Promise<Upload> =>
  attachUpload(tx, {
    uri,
    field: 'photoUri',
    where: { kind: 'OFFER_IMAGE', userId: ownerId, attachedAt: null },
    data: { attachedAt: now },
  });

/**
 * Lets a message carry a file that its sender uploaded for this chat, or for none in particular.
 * @throws InvalidInput on `photoUri` or `documentUri`.
 */
export const attachChatFile = (
  tx: Prisma.TransactionClient,
  field: 'photoUri' | 'documentUri',
  { uri, chatId, senderId, now }: { uri: string; chatId: number; senderId: number; now: Date },
): Promise<Upload> =>
  attachUpload(tx, {
    uri,
    field,
    where: {
      kind: field === 'photoUri' ? 'CHAT_IMAGE' : 'CHAT_DOCUMENT',
      userId: senderId,
      OR: [{ chatId }, { chatId: null }],
    },
    data: { attachedAt: now, chatId },
  });
