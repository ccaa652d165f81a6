import type { Employer } from './employer.ts';
import type { JobSeeker } from './jobSeeker.ts';
import { printPaper } from './paper.ts';
import { logo, renderPicture } from './picture.ts';
import type { Random } from './random.ts';
import type { MessageRow } from './rows.ts';
import type { EnclosureKind } from './words/conversations.ts';

/** A file that goes along with a message. */
export interface Enclosure {
  /** 32 hex digits. */
  id: string;
  kind: 'CHAT_IMAGE' | 'CHAT_DOCUMENT';
  contentType: 'image/webp' | 'application/pdf';
  /** What a document is called. */
  name: string | null;
  make: () => Promise<Buffer> | Buffer;
}

/** What these two enclose: the job seeker a permit, the employer the sign at the door. */
export function enclose(random: Random, what: EnclosureKind, employer: Employer, seeker: JobSeeker): Enclosure {
  if (what === 'sign') {
    const { id, svg } = logo(random, employer.kind);
    return { id, kind: 'CHAT_IMAGE', contentType: 'image/webp', name: null, make: () => renderPicture(svg) };
  }
  const lines = [seeker.row.name, seeker.job.name, seeker.place.city.name, 'Copy for the employer'];
  return {
    id: random.hex(32),
    kind: 'CHAT_DOCUMENT',
    contentType: 'application/pdf',
    name: 'Work permit.pdf',
    make: () => printPaper('Work permit', lines),
  };
}

const ending = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

/** Where it lies in the media store. */
export const enclosurePath = ({ id, contentType }: Enclosure): string => `chats/${id}.${ending[contentType]}`;

/** How a message refers to it. */
export function enclosureColumns(
  enclosure: Enclosure | undefined,
): Pick<MessageRow, 'type' | 'photo_uri' | 'document_uri' | 'document_name'> {
  const none = { type: 'TEXT', photo_uri: null, document_uri: null, document_name: null } as const;
  if (!enclosure) return none;
  const uri = `/media/${enclosurePath(enclosure)}`;
  return enclosure.kind === 'CHAT_IMAGE'
    ? { ...none, type: 'IMAGE', photo_uri: uri }
    : { ...none, type: 'DOCUMENT', document_uri: uri, document_name: enclosure.name };
}
