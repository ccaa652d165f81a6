import { deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import { box, picture } from '../../support/files.ts';
import {
  animatedPicture,
  brokenPicture,
  hostile,
  hugePicture,
  noPicture,
  php,
  place,
  rewritten,
  script,
  secret,
} from './file.ts';
import { appended, bigEndian, gif, jpeg, mosaic, png, pngChunk, pngOf, withChunks, withSegment } from './parts.ts';

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}"/></rdf:RDF></x:xmpmeta>`;

const withPlace = (picture: Sharp): Sharp =>
  picture.withExif({
    IFD0: { Make: secret, Artist: secret },
    IFD2: { UserComment: secret },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '103/1 51/1 0/1' },
  });

const compressed = (text: string | Buffer) => deflateSync(text);
/** Just under the length that the decoder takes, in 8 kB. */
const longText = () => compressed(Buffer.alloc(7_900_000, 65));
const many = (count: number, make: (number: number) => Buffer) => Array.from({ length: count }, (_, at) => make(at));

async function animatedPng(): Promise<Buffer> {
  const control = Buffer.concat([bigEndian(0, 96, 64, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
  const next = Buffer.concat([bigEndian(1, 96, 64, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
  const file = withChunks(await png(), pngChunk('acTL', bigEndian(2, 0)), pngChunk('fcTL', control));
  const frame = pngChunk('fdAT', bigEndian(2), compressed(Buffer.alloc(64 * (96 * 3 + 1), 9)));
  return Buffer.concat([file.subarray(0, -12), pngChunk('fcTL', next), frame, file.subarray(-12)]);
}

/** A billion white pixels in 120 kB, with no false claim. */
const gigapixels = () => pngOf(40_000, 25_000, 1, 0, pngChunk('IDAT', compressed(Buffer.alloc(25_000 * 5001))));

/** The header of the frame is that of another size. */
async function jpegOfSize(side: number): Promise<Buffer> {
  const file = await jpeg();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(side, frame + 5);
  file.writeUInt16BE(side, frame + 7);
  return file;
}
/** Each scan of a progressive picture passes over all of its pixels. */
async function jpegOfManyScans(): Promise<Buffer> {
  const file = await picture(5000, 5000).jpeg({ progressive: true }).toBuffer();
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = file.subarray(last, -2);
  const count = Math.floor(9_000_000 / scan.length);
  return Buffer.concat([file.subarray(0, last), ...Array(count).fill(scan), file.subarray(-2)]);
}
async function gifOfManyFrames(): Promise<Buffer> {
  const file = await picture(1, 1).gif().toBuffer();
  const frame = file.subarray(file.indexOf(Buffer.from([0x21, 0xf9])), -1);
  return Buffer.concat([file.subarray(0, -1), ...Array(200_000).fill(frame), file.subarray(-1)]);
}

const gifExtension = (label: number, ...blocks: string[]) =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.flatMap((block) => [Buffer.from([block.length]), Buffer.from(block)]),
    Buffer.from([0]),
  ]);
const withExtensions = (file: Buffer, ...extensions: Buffer[]) =>
  Buffer.concat([file.subarray(0, -1), ...extensions, file.subarray(-1)]);

const metadata = hostile([
  [
    'a JPEG whose EXIF is broken',
    'exif.jpg',
    async () => withSegment(await jpeg(), 0xe1, 'Exif\0\0II*\0', Buffer.alloc(40, 0xff), secret),
    rewritten,
  ],
  [
    'a JPEG with IPTC',
    'iptc.jpg',
    async () => {
      const caption = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, secret.length]), Buffer.from(secret)]);
      const resource = Buffer.from([0x04, 0x04, 0, 0, 0, 0, 0, caption.length]);
      return withSegment(await jpeg(), 0xed, 'Photoshop 3.0\0', '8BIM', resource, caption);
    },
    rewritten,
  ],
  [
    'a JPEG with comments',
    'comment.jpg',
    async () => withSegment(withSegment(await jpeg(), 0xfe, secret), 0xfe, script),
    rewritten,
  ],
  [
    'a photo that moves: a video after a JPEG',
    'MVIMG.jpg',
    async () => appended(await jpeg(), box('ftyp', 'isom', '\0\0\0\0'), box('moov', place)),
    rewritten,
  ],
  [
    'a JPEG in CMYK',
    'cmyk.jpg',
    () => withPlace(mosaic().toColourspace('cmyk')).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    rewritten,
  ],
  [
    'a PNG with texts and EXIF',
    'texts.png',
    async () =>
      withChunks(
        await withPlace(mosaic()).png().toBuffer(),
        pngChunk('tEXt', `Author\0${secret}`),
        pngChunk('zTXt', 'Comment\0\0', compressed(secret)),
        pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', xmp),
      ),
    rewritten,
  ],
  [
    'a WebP with EXIF, XMP and a profile',
    'metadata.webp',
    () => withPlace(mosaic()).withXmp(xmp).withIccProfile('p3').webp().toBuffer(),
    rewritten,
    'rest',
  ],
  [
    'a GIF with a comment and XMP',
    'comment.gif',
    async () => withExtensions(await gif(), gifExtension(0xfe, secret), gifExtension(0xff, 'XMP DataXMP', secret)),
    rewritten,
  ],
  ['an AVIF with EXIF and XMP', 'metadata.avif', () => withPlace(mosaic()).withXmp(xmp).avif().toBuffer(), rewritten],
]);

const bombs = hostile(
  [
    ['a PNG of a billion white pixels', 'white.png', gigapixels, hugePicture],
    ['a JPEG that claims 65,500 by 65,500 pixels', 'claim.jpg', () => jpegOfSize(65_500), hugePicture],
    ['a JPEG with many scans', 'scans.jpg', jpegOfManyScans, brokenPicture],
    ['a GIF with 200,000 frames', 'frames.gif', gifOfManyFrames, animatedPicture],
    [
      'a PNG with compressed texts of 1.6 GB',
      'zTXt.png',
      async () => {
        const text = longText();
        return withChunks(await png(), ...many(200, (at) => pngChunk('zTXt', `text${at}\0\0`, text)));
      },
      rewritten,
    ],
  ],
  () => true,
);

async function pngWithWrongChecksum(): Promise<Buffer> {
  const file = await png();
  file.writeUInt32BE(1, 29);
  return file;
}

const broken = hostile([
  ['the signature of a PNG', 'a.png', async () => (await png()).subarray(0, 8), noPicture],
  ['a PNG whose header has a wrong checksum', 'checksum.png', pngWithWrongChecksum, brokenPicture],
  ['an animated PNG', 'animated.png', animatedPng, animatedPicture],
  ['a PHP program with the signature of GIF', 'shell.gif', () => Buffer.from(`GIF89a;${php}`), brokenPicture],
]);

export const pictures = [...metadata, ...bombs, ...broken];
