import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../database/sql.ts';
import type { Prisma, Upload, UploadKind } from '../../../generated/prisma/client.ts';
import { FileRefused, type IncomingFile, MediaUnavailable } from '../../../media/media.ts';
import type { Ctx } from '../../core/context.ts';
import {
  type Failure,
  InvalidInput,
  TooLarge,
  TooMany,
  Unavailable,
  UnsupportedType,
} from '../../core/failures/errors.ts';
import { requireBudget, spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { documentName } from './documentName.ts';
import { pathOf, uploadIdOf, uploadRules, uriOf } from './rules.ts';
import { attachToChat } from './stored.sql.ts';
import { documentMessages, pictureMessages, unusedAtMost, uploadMessages } from './upload.input.ts';

/** How receiving a file can fail. */
export const fileFailures = [InvalidInput, TooLarge, UnsupportedType, Unavailable];

/** The owner of the file and its chat. */
export type UploadOwner = { userId: number; chatId?: number | null };

/**
 * Receives a file, checks and converts it according to its kind, and stores it. It is removed if no record uses it
 * within a day. The row is created before the file, so that no file lacks a row.
 * @throws InvalidInput, TooLarge, UnsupportedType on `image`, `video`, `poster` or `document`; TooMany, Unavailable
 */
export async function storeUpload(ctx: Ctx, kind: UploadKind, owner: UploadOwner, file: IncomingFile): Promise<Upload> {
  const { file: rule, field } = uploadRules[kind];
  const account = owner.userId;
  await spend(ctx, 'uploads', { account });
  await requireBudget(ctx, 'refusedUploads', { account });
  // Limits how much unused data one user can store.
  const unused = await ctx.db.upload.count({ where: { userId: owner.userId, attachedAt: null } });
  if (unused >= unusedAtMost)
    throw new TooMany('You have uploaded too many files without using them. Please try again tomorrow.');
  try {
    const prepared = await ctx.media.prepare(file, rule);
    try {
      const { contentType, size } = prepared;
      const upload = await write(ctx, [owner.userId], (tx) =>
        tx.upload.create({
          data: {
            id: randomBytes(16).toString('hex'),
            kind,
            userId: owner.userId,
            chatId: owner.chatId ?? null,
            contentType,
            size,
            name: rule.type === 'document' ? documentName(file.name, contentType) : null,
            createdAt: ctx.now(),
          },
        }),
      );
      await prepared.keep(pathOf(upload));
      return upload;
    } finally {
      await prepared.discard();
    }
  } catch (error) {
    if (error instanceof FileRefused) {
      await spend(ctx, 'refusedUploads', { account });
      throw failureOf(error, field);
    }
    if (!(error instanceof MediaUnavailable)) throw error;
    ctx.log.error({ err: error }, 'an upload could not be kept');
    throw new Unavailable('The file could not be saved. Please try again later.');
  }
}

/** Translates a rejection of the media pipeline into an error at the field. */
function failureOf({ refusal, reason }: FileRefused, field: keyof typeof uploadMessages): Failure {
  const messages = uploadMessages[field];
  switch (refusal) {
    case 'tooLarge':
      return new TooLarge(messages.tooLarge, field);
    case 'tooManyPixels':
      return new TooLarge(pictureMessages.tooManyPixels, field);
    case 'wrongType':
      return new UnsupportedType(messages.wrongType, field);
    case 'heic':
      return new UnsupportedType(pictureMessages.heic, field);
    case 'animated':
      return InvalidInput.of(field, pictureMessages.animated);
    case 'locked':
      return InvalidInput.of(field, documentMessages.locked);
    case 'unsuitable':
      return InvalidInput.of(field, reason ?? messages.unreadable);
    case 'unreadable':
    case 'tooSlow':
    case 'incomplete':
      return InvalidInput.of(field, messages[refusal]);
  }
}

/** Which kind of chat file belongs in which field of a message. */
const kinds = { photoUri: 'CHAT_IMAGE', documentUri: 'CHAT_DOCUMENT' } as const;

/**
 * Assigns a file to the chat for which its sender uploaded it, or in which it is sent now, in the transaction that
 * stores the message. The message then keeps the file (trigger `upload_attached`).
 * @throws InvalidInput on `photoUri` or `documentUri` if this sender has no such file for this chat
 */
export async function attachChatFile(
  tx: Tx,
  field: keyof typeof kinds,
  { uri, chatId, senderId }: { uri: string; chatId: number; senderId: number },
): Promise<Pick<Upload, 'id' | 'kind' | 'contentType' | 'name' | 'size'>> {
  const id = uploadIdOf(uri);
  const upload = await attachToChat(tx, { id, kind: kinds[field], chatId, senderId });
  if (!upload) throw InvalidInput.of(field, 'This file cannot be used here. Please upload it again.');
  return upload;
}

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
