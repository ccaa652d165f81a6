import { randomBytes } from 'node:crypto';
import type { Upload, UploadKind } from '../../generated/prisma/client.ts';
import { FileRefused, type FileRule, type IncomingFile, MediaUnavailable } from '../../media/media.ts';
import type { DomainContext } from '../context.ts';
import { type Failure, InvalidInput, TooLarge, TooMany, Unavailable, UnsupportedType } from '../errors.ts';
import { documentName } from './documentName.ts';
import { pathOf, uploadRules } from './rules.ts';
import { pictureMessages, unusedAtMost, uploadMessages } from './upload.input.ts';

/** Whose file it is, and for which chat. */
export type UploadOwner = { userId: number; chatId?: number | null };

/**
 * Receives a file, checks it, makes of it what its kind asks for, and keeps it. What nothing refers to within a day is
 * removed. Its row is there before its file is, so that no file is without one.
 * @throws InvalidInput, TooLarge, UnsupportedType on `image`, `video` or `document`; TooMany, Unavailable.
 */
export async function storeUpload(
  ctx: DomainContext,
  kind: UploadKind,
  owner: UploadOwner,
  file: IncomingFile,
): Promise<Upload> {
  const rule = uploadRules[kind].file;
  // Nobody fills the store with what nothing will ever refer to.
  const unused = await ctx.db.upload.count({ where: { userId: owner.userId, attachedAt: null } });
  if (unused >= unusedAtMost)
    throw new TooMany('Too many files were uploaded and not used. Please try again tomorrow.');
  try {
    const prepared = await ctx.media.prepare(file, rule);
    try {
      const { contentType, size } = prepared;
      const upload = await ctx.db.upload.create({
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
      });
      await prepared.keep(pathOf(upload));
      return upload;
    } finally {
      await prepared.discard();
    }
  } catch (error) {
    if (error instanceof FileRefused) throw failureOf(error, rule.type);
    if (!(error instanceof MediaUnavailable)) throw error;
    ctx.log.error({ err: error }, 'an upload could not be kept');
    throw new Unavailable('The file could not be kept. Please try again later.');
  }
}

/** What a refusal is to the sender, at the field that is called as the type is. */
function failureOf({ refusal }: FileRefused, field: FileRule['type']): Failure {
  const messages = uploadMessages[field];
  switch (refusal) {
    case 'tooLarge':
      return new TooLarge(messages.tooLarge, field);
    case 'tooManyPixels':
      return new TooLarge(pictureMessages.tooManyPixels, field);
    case 'wrongType':
      return new UnsupportedType(messages.wrongType, field);
    case 'animated':
      return InvalidInput.of(field, pictureMessages.animated);
    case 'unreadable':
    case 'incomplete':
      return InvalidInput.of(field, messages[refusal]);
  }
}
