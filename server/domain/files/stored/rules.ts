import type { UploadKind } from '../../../generated/prisma/client.ts';
import { type ContentType, extensions, type FileRule } from '../../../media/media.ts';
import { type KeptDays, startOf } from '../../core/limits/periods.ts';
import {
  documentMaxBytes,
  endorsementImageSide,
  imageLongestSide,
  imageMaxBytes,
  imageMaxPixels,
  logoSide,
  offerImageLongestSide,
  photoSide,
  posterLongestSide,
  type uploadMessages,
  videoMaxBytes,
  videoProblem,
} from './upload.input.ts';

type UploadRule = {
  /** The folder below the store's root and below /media. */
  folder: 'photos' | 'videos' | 'offers' | 'logos' | 'endorsements' | 'chats';
  file: FileRule;
  /** The input field that brings it; its failures are reported there. */
  field: keyof typeof uploadMessages;
};

const picture = { type: 'image', maxBytes: imageMaxBytes, maxPixels: imageMaxPixels } as const;

export const uploadRules: Record<UploadKind, UploadRule> = {
  PHOTO: { folder: 'photos', file: { ...picture, shape: { square: photoSide } }, field: 'image' },
  VIDEO: {
    folder: 'videos',
    file: { type: 'video', maxBytes: videoMaxBytes, problemOf: videoProblem },
    field: 'video',
  },
  VIDEO_POSTER: {
    folder: 'videos',
    file: { ...picture, shape: { longestSide: posterLongestSide } },
    field: 'poster',
  },
  OFFER_IMAGE: {
    folder: 'offers',
    file: { ...picture, shape: { longestSide: offerImageLongestSide } },
    field: 'image',
  },
  LOGO: { folder: 'logos', file: { ...picture, shape: { square: logoSide } }, field: 'image' },
  ENDORSEMENT_IMAGE: {
    folder: 'endorsements',
    file: { ...picture, shape: { square: endorsementImageSide } },
    field: 'image',
  },
  CHAT_IMAGE: { folder: 'chats', file: { ...picture, shape: { longestSide: imageLongestSide } }, field: 'image' },
  CHAT_DOCUMENT: { folder: 'chats', file: { type: 'document', maxBytes: documentMaxBytes }, field: 'document' },
};

/** Uploads from before this time are removed if no record uses them. */
export const oldestUnused = (settings: { keptDays: KeptDays; now: () => Date }): Date => startOf('uploads', settings);

/** The parts of a file's path. */
export type UploadKey = { id: string; kind: UploadKind; contentType: string };

const isContentType = (text: string): text is ContentType => Object.hasOwn(extensions, text);

/** The path of a file in the store. */
export function pathOf({ id, kind, contentType }: UploadKey): string {
  if (!isContentType(contentType)) throw new Error(`Files of the type ${contentType} are not supported.`);
  return `${uploadRules[kind].folder}/${id}.${extensions[contentType]}`;
}

/** The URL path for browsers. Different content has a different path. */
export const uriOf = (upload: UploadKey): string => `/media/${pathOf(upload)}`;

const folders = new Set<string>(Object.values(uploadRules).map(({ folder }) => folder));
const endings = new Set<string>(Object.values(extensions));

/** The id of the upload at this URL path, with or without a signature; null for any other text. */
export function uploadIdOf(uri: string): string | null {
  const [, folder = '', id = '', ending = ''] =
    /^\/media\/([a-z]+)\/([0-9a-f]{32})\.([a-z0-9]+)(?:$|\?)/.exec(uri) ?? [];
  return folders.has(folder) && endings.has(ending) ? id : null;
}

/** The path of a part of a resumable upload in the store. It has no URL. */
export const partPathOf = (id: string): string => `parts/${id}`;
