import {
  acceptedTypes,
  documentMaxBytes,
  imageMaxBytes,
  uploadMessages,
  wrongPicture,
} from '../../../../../server/domain/files/stored/upload.input.ts';

/** The kinds of files in a message. */
export type ChatFileKind = 'image' | 'document';

const maxBytes = { image: imageMaxBytes, document: documentMaxBytes } as const;
const documentEnding = /\.(?:pdf|xlsx?)$/i;

/**
 * `null` for a file that is neither an accepted image nor an accepted document. Not every system knows the type of a
 * workbook.
 */
export function chatFileKind({ name, type }: { name: string; type: string }): ChatFileKind | null {
  if (acceptedTypes.image.split(',').includes(type)) return 'image';
  if (acceptedTypes.document.split(',').includes(type)) return 'document';
  return !type.startsWith('image/') && documentEnding.test(name) ? 'document' : null;
}

/** The problem of a file that is known before sending; the server checks its content. `null` if there is none. */
export function chatFileProblem(file: { name: string; type: string; size: number }): string | null {
  const kind = chatFileKind(file);
  if (!kind) {
    return file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name)
      ? wrongPicture(file)
      : 'Please choose an image (JPEG, PNG, WebP, GIF, AVIF), a PDF or an Excel document.';
  }
  if (file.size > maxBytes[kind]) return uploadMessages[kind].tooLarge;
  return file.size === 0 ? 'This file is empty.' : null;
}

/** '240 KB', in units of 1024. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** 'PDF', 'Excel': the kind of a document, by its name. */
export function documentKindText(name: string): string {
  if (/\.pdf$/i.test(name)) return 'PDF';
  return /\.xlsx?$/i.test(name) ? 'Excel' : 'Document';
}

/** 'Image, 240 KB', 'PDF, 1.2 MB'; 'PDF' for a document of unknown size. */
export function fileDetail({ kind, name, size }: { kind: ChatFileKind; name: string; size: number | null }): string {
  const what = kind === 'image' ? 'Image' : documentKindText(name);
  return size === null ? what : `${what}, ${sizeText(size)}`;
}

/** For the `accept` attribute of a file input, with extensions for systems that do not know the types. */
export const acceptedFiles: Record<ChatFileKind, string> = {
  image: acceptedTypes.image,
  document: `${acceptedTypes.document},.pdf,.xls,.xlsx`,
};
