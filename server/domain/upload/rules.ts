import type { UploadKind } from '../../generated/prisma/client.ts';
import { type ContentType, extensions, type FileRule } from '../../media/media.ts';
import {
  documentMaxBytes,
  imageLongestSide,
  imageMaxBytes,
  imageMaxPixels,
  offerImageLongestSide,
  photoSide,
  videoMaxBytes,
} from './upload.input.ts';

type UploadRule = {
  /** Where it is kept, below the store's root and below /media. */
  folder: 'photos' | 'videos' | 'offers' | 'chats';
  file: FileRule;
};

const picture = { type: 'image', maxBytes: imageMaxBytes, maxPixels: imageMaxPixels } as const;

export const uploadRules: Record<UploadKind, UploadRule> = {
  PHOTO: { folder: 'photos', file: { ...picture, shape: { square: photoSide } } },
  VIDEO: { folder: 'videos', file: { type: 'video', maxBytes: videoMaxBytes } },
  OFFER_IMAGE: { folder: 'offers', file: { ...picture, shape: { longestSide: offerImageLongestSide } } },
  CHAT_IMAGE: { folder: 'chats', file: { ...picture, shape: { longestSide: imageLongestSide } } },
  CHAT_DOCUMENT: { folder: 'chats', file: { type: 'document', maxBytes: documentMaxBytes } },
};

/** What a file's place follows from. */
export type UploadKey = { id: string; kind: UploadKind; contentType: string };

const isContentType = (text: string): text is ContentType => text in extensions;

/** Where a file is kept in the store. */
export function pathOf({ id, kind, contentType }: UploadKey): string {
  if (!isContentType(contentType)) throw new Error(`No file of ours is of the type ${contentType}.`);
  return `${uploadRules[kind].folder}/${id}.${extensions[contentType]}`;
}

/** Where a file is read from, by browsers. Another content has another address. */
export const uriOf = (upload: UploadKey): string => `/media/${pathOf(upload)}`;

const uriForm = /^\/media\/(?:photos|videos|offers|chats)\/([0-9a-f]{32})\.[a-z]{3,4}(?:\?.*)?$/;

/** The id of the upload that is read from there, with or without a signature behind it; null for any other text. */
export const uploadIdOf = (uri: string): string | null => uriForm.exec(uri)?.[1] ?? null;
