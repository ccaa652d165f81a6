import {
  acceptedTypes,
  documentMaxBytes,
  imageMaxBytes,
  uploadMessages,
} from '../../../../server/domain/upload/upload.input.ts';

/** What can go with a message. */
export type ChatFileKind = 'image' | 'document';

const maxBytes = { image: imageMaxBytes, document: documentMaxBytes } as const;
const documentEnding = /\.(?:pdf|xlsx?)$/i;

/** `null` for what is neither a picture nor a document that may be sent. Not every system knows a workbook's type. */
export function chatFileKind({ name, type }: { name: string; type: string }): ChatFileKind | null {
  if (acceptedTypes.image.split(',').includes(type)) return 'image';
  if (acceptedTypes.document.split(',').includes(type)) return 'document';
  return !type.startsWith('image/') && documentEnding.test(name) ? 'document' : null;
}

/** What is wrong with a file that can be said before it is sent; the server looks at its content. `null`: nothing. */
export function chatFileProblem(file: { name: string; type: string; size: number }): string | null {
  const kind = chatFileKind(file);
  if (!kind) {
    return file.type.startsWith('image/')
      ? uploadMessages.image.wrongType
      : 'Please choose a picture (JPEG, PNG, WebP, GIF, AVIF), a PDF or an Excel document.';
  }
  if (file.size > maxBytes[kind]) return uploadMessages[kind].tooLarge;
  return file.size === 0 ? 'This file is empty.' : null;
}

/** '240 KB', as files are measured: of 1024. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** 'PDF', 'Excel': what a document is, by its name. */
export function documentKindText(name: string): string {
  if (/\.pdf$/i.test(name)) return 'PDF';
  return /\.xlsx?$/i.test(name) ? 'Excel' : 'Document';
}

/** 'Image, 240 KB', 'PDF, 1.2 MB'; of a document of which no size is known, 'PDF'. */
export function fileDetail({ kind, name, size }: { kind: ChatFileKind; name: string; size: number | null }): string {
  const what = kind === 'image' ? 'Image' : documentKindText(name);
  return size === null ? what : `${what}, ${sizeText(size)}`;
}

/** For the `accept` of a file input: by ending too, where the system does not know the type. */
export const acceptedFiles: Record<ChatFileKind, string> = {
  image: acceptedTypes.image,
  document: `${acceptedTypes.document},.pdf,.xls,.xlsx`,
};
