import { pictureMessages, uploadMessages, videoMessages } from '../../../server/domain/files/stored/upload.input.ts';

export type HostileFile = {
  what: string;
  name: string;
  content: () => Promise<Buffer> | Buffer;
  outcome: Outcome;
  /** Sent by another way than the graph. */
  by?: 'rest' | 'parts';
  /** Small, but large when it is decoded: the server needs little time and memory. */
  bomb?: boolean;
};

export type Outcome =
  /**
   * Accepted, and stored anew. A picture is decoded and encoded. A video keeps its pictures and its sound; all else is blanked.
   * `looks` is `mosaic` unless the picture shows something else; videos have none.
   */
  | { kind: 'rewritten'; type: string; looks?: 'mosaic' | 'anything' }
  /** Documents cannot be written anew. They are downloaded as they were sent, never shown, under a safe name. */
  | { kind: 'attached'; type: string; name: string }
  | { kind: 'refused'; failure: string; message: string };

type Row = readonly [
  what: string,
  name: string,
  content: HostileFile['content'],
  outcome: Outcome,
  by?: HostileFile['by'],
];

/** @param isBomb whether they are small, but large when they are decoded */
export const hostile = (rows: readonly Row[], isBomb: (what: string) => boolean = () => false): HostileFile[] =>
  rows.map(([what, name, content, outcome, by]) => ({ what, name, content, outcome, by, bomb: isBomb(what) }));

/** What every file may contain that must not be served. */
export const secret = 'SecretPhone';
export const place = '+01.2345+103.8765/';
export const script = '<script>alert(1)</script>';
export const php = '<?php system($_GET["c"]); ?>';
export const leaks = [secret.slice(0, 8), '+01.2345', 'alert(1)', '<?php', 'PK\x03\x04', 'MZ\x90'];

const refused = (failure: string, message: string): Outcome => ({ kind: 'refused', failure, message });

export const rewritten = { kind: 'rewritten', type: 'image/webp' } as const satisfies Outcome;

export const noPicture = refused('UnsupportedType', uploadMessages.image.wrongType);
export const brokenPicture = refused('InvalidInput', uploadMessages.image.unreadable);
export const hugePicture = refused('TooLarge', pictureMessages.tooManyPixels);
export const animatedPicture = refused('InvalidInput', pictureMessages.animated);

export const rewrittenVideo = (type: string): Outcome => ({ kind: 'rewritten', type });
export const brokenVideo = refused('InvalidInput', uploadMessages.video.unreadable);
export const notPlayable = refused('InvalidInput', videoMessages.notPlayable);
export const tooLong = (seconds: number): Outcome => refused('InvalidInput', videoMessages.tooLong(seconds));

export const noDocument = refused('UnsupportedType', uploadMessages.document.wrongType);
export const brokenDocument = refused('InvalidInput', uploadMessages.document.unreadable);
const attachedTypes = new Map([
  ['pdf', 'application/pdf'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]);
export const attached = (name: string): Outcome => ({
  kind: 'attached',
  type: attachedTypes.get(name.split('.').at(-1) ?? '') ?? '',
  name,
});
