import { deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { animation, box, picture, pngWithFalseSize, svg } from '../../support/files.ts';
import {
  animatedPicture,
  brokenPicture,
  type HostileFile,
  heicPicture,
  hugePicture,
  noPicture,
  php,
  place,
  rewritten,
  script,
  secret,
} from './file.ts';
import {
  appended,
  avif,
  bigEndian,
  gif,
  jpeg,
  mosaic,
  png,
  pngChunk,
  pngOf,
  replaced,
  riffChunk,
  startOf,
  webp,
  withChunks,
  withSegment,
} from './parts.ts';

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}"/></rdf:RDF></x:xmpmeta>`;

const withPlace = (picture: Sharp): Sharp =>
  picture.withExif({
    IFD0: { Make: secret, Artist: secret },
    IFD2: { UserComment: secret },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '103/1 51/1 0/1' },
  });

/** What must be done to a picture so that the orientation in its EXIF makes it upright again. */
const turned: ((picture: Sharp) => Sharp)[] = [
  (it) => it,
  (it) => it.flop(),
  (it) => it.rotate(180),
  (it) => it.flip(),
  (it) => it.rotate(90).flop(),
  (it) => it.rotate(270),
  (it) => it.rotate(90).flip(),
  (it) => it.rotate(90),
];

async function taken(orientation: number): Promise<Buffer> {
  const steps = { 5: (it: Sharp) => it.flop(), 7: (it: Sharp) => it.flip() };
  const first = turned[orientation - 1] ?? ((it: Sharp) => it);
  // In two passes, because sharp has an order of its own.
  const isBoth = orientation === 5 || orientation === 7;
  const once = await (isBoth ? sharp(await png()).rotate(90) : first(sharp(await png()))).png().toBuffer();
  const twice = isBoth ? await steps[orientation](sharp(once)).png().toBuffer() : once;
  return withPlace(sharp(twice)).withMetadata({ orientation }).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
}

/** EXIF by hand: a small picture in the second directory, and notes of the camera's maker in the first. */
async function exifWithThumbnail(): Promise<Buffer> {
  const small = await sharp(await png())
    .resize(16)
    .jpeg()
    .toBuffer();
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const directory = (next: number, ...entries: Buffer[]) => {
    const [count, link] = [Buffer.alloc(2), Buffer.alloc(4)];
    count.writeUInt16LE(entries.length);
    link.writeUInt32LE(next);
    return Buffer.concat([count, ...entries, link]);
  };
  const note = `${secret}${place}`;
  const first = directory(26, entry(0x927c, 7, note.length, 56));
  const second = directory(0, entry(0x0201, 4, 1, 56 + note.length), entry(0x0202, 4, 1, small.length));
  return Buffer.concat([Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'), first, second, Buffer.from(note), small]);
}

/** A colour profile whose copyright is a name. */
async function namedProfile(): Promise<Buffer> {
  const file = await mosaic().withIccProfile('p3').jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
  const profile = file.indexOf('ICC_PROFILE') + 14;
  const entry = file.indexOf('cprt', profile);
  const text = profile + file.readUInt32BE(entry + 4);
  file.write('text\0\0\0\0', text, 'latin1');
  file.write(secret, text + 8, 'latin1');
  return file;
}

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
async function jpegOfTwoFrames(): Promise<Buffer> {
  const [file, other] = [await jpeg(), await jpegOfSize(65_500)];
  const frame = other.indexOf(Buffer.from([0xff, 0xc0]));
  const at = file.indexOf(Buffer.from([0xff, 0xc0]));
  const second = other.subarray(frame, frame + 2 + other.readUInt16BE(frame + 2));
  return Buffer.concat([file.subarray(0, at), second, file.subarray(at)]);
}
/** Each scan of a progressive picture passes over all of its pixels. */
async function jpegOfManyScans(): Promise<Buffer> {
  const file = await picture(5000, 5000).jpeg({ progressive: true }).toBuffer();
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = file.subarray(last, -2);
  const count = Math.floor(9_000_000 / scan.length);
  return Buffer.concat([file.subarray(0, last), ...Array(count).fill(scan), file.subarray(-2)]);
}
/** The header is that of another size, or also the frame. */
async function gifOfSize(side: number, isWhole: boolean): Promise<Buffer> {
  const file = await gif();
  const frame = file.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0, 96, 0, 64, 0])) + 5;
  for (const at of isWhole ? [6, 8, frame, frame + 2] : [6, 8]) file.writeUInt16LE(side, at);
  return file;
}
async function gifOfManyFrames(): Promise<Buffer> {
  const file = await picture(1, 1).gif().toBuffer();
  const frame = file.subarray(file.indexOf(Buffer.from([0x21, 0xf9])), -1);
  return Buffer.concat([file.subarray(0, -1), ...Array(200_000).fill(frame), file.subarray(-1)]);
}
/** The size is in the header of the frame, 14 bits each. */
async function webpOfSize(side: number): Promise<Buffer> {
  const file = await webp();
  file.writeUInt16LE(side, 26);
  file.writeUInt16LE(side, 28);
  return file;
}
async function avifOfSize(side: number): Promise<Buffer> {
  const file = await avif();
  const size = file.indexOf('ispe');
  file.writeUInt32BE(side, size + 8);
  file.writeUInt32BE(side, size + 12);
  return file;
}

const gifExtension = (label: number, ...blocks: string[]) =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.flatMap((block) => [Buffer.from([block.length]), Buffer.from(block)]),
    Buffer.from([0]),
  ]);
const withExtensions = (file: Buffer, ...extensions: Buffer[]) =>
  Buffer.concat([file.subarray(0, -1), ...extensions, file.subarray(-1)]);

const heic = (brand: string) =>
  Buffer.concat([
    box('ftyp', brand, '\0\0\0\0', 'mif1', brand),
    box('meta', Buffer.alloc(4), secret),
    box('mdat', script),
  ]);

const metadata: HostileFile[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(
    (orientation): HostileFile => ({
      what: `a photo with its place and the orientation ${orientation}`,
      name: `IMG_${orientation}.JPG`,
      content: () => taken(orientation),
      outcome: rewritten,
    }),
  ),
  {
    what: 'a JPEG with a thumbnail and notes of its maker',
    name: 'thumbnail.jpg',
    content: async () => withSegment(await jpeg(), 0xe1, await exifWithThumbnail()),
    outcome: rewritten,
  },
  {
    what: 'a JPEG whose EXIF is broken',
    name: 'exif.jpg',
    content: async () => withSegment(await jpeg(), 0xe1, 'Exif\0\0II*\0', Buffer.alloc(40, 0xff), secret),
    outcome: rewritten,
  },
  {
    what: 'a JPEG with XMP',
    name: 'xmp.jpg',
    content: () => mosaic().withXmp(xmp).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    outcome: rewritten,
  },
  {
    what: 'a JPEG with IPTC',
    name: 'iptc.jpg',
    content: async () => {
      const caption = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, secret.length]), Buffer.from(secret)]);
      const resource = Buffer.from([0x04, 0x04, 0, 0, 0, 0, 0, caption.length]);
      return withSegment(await jpeg(), 0xed, 'Photoshop 3.0\0', '8BIM', resource, caption);
    },
    outcome: rewritten,
  },
  {
    what: 'a JPEG with a named colour profile',
    name: 'icc.jpg',
    content: namedProfile,
    outcome: rewritten,
    by: 'rest',
  },
  {
    what: 'a JPEG with comments',
    name: 'comment.jpg',
    content: async () => withSegment(withSegment(await jpeg(), 0xfe, secret), 0xfe, script),
    outcome: rewritten,
  },
  {
    what: 'a progressive JPEG with EXIF',
    name: 'progressive.jpg',
    content: () => withPlace(mosaic()).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    outcome: rewritten,
  },
  {
    what: 'a photo that moves: a video after a JPEG',
    name: 'MVIMG.jpg',
    content: async () => appended(await jpeg(), box('ftyp', 'isom', '\0\0\0\0'), box('moov', place)),
    outcome: rewritten,
  },
  {
    what: 'several pictures in a JPEG',
    name: 'several.jpg',
    content: async () => appended(withSegment(await jpeg(), 0xe2, 'MPF\0II*\0', secret), await taken(6)),
    outcome: rewritten,
  },
  {
    what: 'a JPEG in CMYK',
    name: 'cmyk.jpg',
    content: () => withPlace(mosaic().toColourspace('cmyk')).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    outcome: rewritten,
  },
  {
    what: 'a PNG with 16 bits for each colour',
    name: 'deep.png',
    content: () => withPlace(mosaic().toColourspace('rgb16')).png().toBuffer(),
    outcome: rewritten,
  },
  {
    what: 'a PNG with texts and EXIF',
    name: 'texts.png',
    content: async () =>
      withChunks(
        await withPlace(mosaic()).png().toBuffer(),
        pngChunk('tEXt', `Author\0${secret}`),
        pngChunk('zTXt', 'Comment\0\0', compressed(secret)),
        pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', xmp),
      ),
    outcome: rewritten,
  },
  {
    what: 'a PNG with times, densities and private chunks',
    name: 'chunks.png',
    content: async () =>
      withChunks(
        await png(),
        pngChunk('tIME', Buffer.from([7, 0xea, 6, 1, 12, 0, 0])),
        pngChunk('pHYs', bigEndian(9, 9), '\x01'),
        pngChunk('seCr', secret),
      ),
    outcome: rewritten,
  },
  {
    what: 'a WebP with EXIF, XMP and a profile',
    name: 'metadata.webp',
    content: () => withPlace(mosaic()).withXmp(xmp).withIccProfile('p3').webp().toBuffer(),
    outcome: rewritten,
    by: 'rest',
  },
  {
    what: 'a GIF with a comment and XMP',
    name: 'comment.gif',
    content: async () =>
      withExtensions(await gif(), gifExtension(0xfe, secret), gifExtension(0xff, 'XMP DataXMP', secret)),
    outcome: rewritten,
  },
  {
    what: 'an AVIF with EXIF and XMP',
    name: 'metadata.avif',
    content: () => withPlace(mosaic()).withXmp(xmp).avif().toBuffer(),
    outcome: rewritten,
  },
];

const bombs: HostileFile[] = (
  [
    ['a PNG of a billion white pixels', 'white.png', gigapixels, hugePicture],
    ['a PNG that claims 65,535 by 65,535 pixels', 'claim.png', () => pngWithFalseSize(65_535), hugePicture],
    [
      'a PNG that claims two billion by two billion pixels',
      'most.png',
      () => pngWithFalseSize(0x7fffffff),
      brokenPicture,
    ],
    ['a JPEG that claims 65,500 by 65,500 pixels', 'claim.jpg', () => jpegOfSize(65_500), hugePicture],
    ['a GIF that claims 65,535 by 65,535 pixels', 'claim.gif', () => gifOfSize(65_535, true), hugePicture],
    // The decoder believes the frame.
    ['a GIF whose header claims 65,535 by 65,535 pixels', 'header.gif', () => gifOfSize(65_535, false), rewritten],
    ['a WebP that claims 16,383 by 16,383 pixels', 'claim.webp', () => webpOfSize(16_383), hugePicture],
    ['an AVIF that claims 65,535 by 65,535 pixels', 'claim.avif', () => avifOfSize(65_535), hugePicture],
    ['a JPEG with two headers of frames', 'frames.jpg', jpegOfTwoFrames, brokenPicture],
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
    [
      'a PNG with compressed international texts of 1.6 GB',
      'iTXt.png',
      async () => {
        const text = longText();
        return withChunks(await png(), ...many(200, (at) => pngChunk('iTXt', `text${at}\0\x01\0\0\0`, text)));
      },
      rewritten,
    ],
    [
      'a PNG with a colour profile of 200 MB',
      'iCCP.png',
      async () => withChunks(await png(), pngChunk('iCCP', 'name\0\0', compressed(Buffer.alloc(200_000_000)))),
      rewritten,
    ],
    [
      'a PNG of 400,000 empty chunks',
      'chunks.png',
      async () => {
        const chunk = pngChunk('tEXt', 'a\0b');
        return withChunks(await png(), Buffer.concat(Array(400_000).fill(chunk)));
      },
      rewritten,
    ],
  ] as const
).map(([what, name, content, outcome]) => ({ what, name, content, outcome, bomb: true }));

const broken: HostileFile[] = [
  { what: 'an empty picture', name: 'empty.jpg', content: () => Buffer.alloc(0), outcome: noPicture },
  { what: 'a picture of one byte', name: 'byte.png', content: () => Buffer.from([0xff]), outcome: noPicture },
  ...(
    [
      ['JPEG', jpeg, noPicture, 2],
      ['PNG', png, noPicture, 8],
      ['WebP', webp, brokenPicture, 12],
      ['GIF', gif, brokenPicture, 6],
      ['AVIF', avif, brokenPicture, 32],
    ] as const
  ).flatMap(([type, make, startOutcome, length]): HostileFile[] => [
    {
      what: `the signature of a ${type}`,
      name: `signature.${type}`,
      content: async () => (await make()).subarray(0, length),
      outcome: startOutcome,
    },
    {
      what: `the first two thirds of a ${type}`,
      name: `truncated.${type}`,
      content: async () => startOf(await make(), 0.67),
      outcome: brokenPicture,
    },
  ]),
  {
    what: 'a PNG whose header has a wrong checksum',
    name: 'checksum.png',
    content: async () => {
      const file = await png();
      file.writeUInt32BE(1, 29);
      return file;
    },
    outcome: brokenPicture,
  },
  {
    what: 'a PNG with a chunk that is longer than the file',
    name: 'length.png',
    content: async () => withChunks(await png(), bigEndian(0x7fffffff), Buffer.from('IDAT')),
    outcome: brokenPicture,
  },
  { what: 'an animated PNG', name: 'animated.png', content: animatedPng, outcome: animatedPicture },
  { what: 'an animated GIF', name: 'animated.gif', content: animation, outcome: animatedPicture, by: 'rest' },
  {
    what: 'an animated WebP',
    name: 'animated.webp',
    content: async () =>
      sharp(await animation(), { animated: true })
        .webp()
        .toBuffer(),
    outcome: animatedPicture,
  },
];

const otherTypes: HostileFile[] = (
  [
    ['an SVG with a script', 'drawing.png', () => svg, noPicture],
    ['a compressed SVG', 'drawing.svgz', () => gzipSync(svg), noPicture],
    ['an SVG after a declaration of XML', 'drawing.svg', () => Buffer.from(`<?xml version="1.0"?>${svg}`), noPicture],
    ['a HEIC photo', 'IMG_1.HEIC', () => heic('heic'), heicPicture],
    ['a HEIC photo of the brand AVIF', 'IMG_2.avif', () => heic('avif'), brokenPicture],
    ['a HEIC photo of the brand for sequences', 'IMG_3.heif', () => heic('hevc'), heicPicture],
    ['a TIFF', 'scan.jpg', () => mosaic().tiff().toBuffer(), noPicture],
    [
      'a raw photo of a camera',
      'IMG.CR2',
      () => Buffer.from('49492a0010000000435202000000000000000000', 'hex'),
      noPicture,
    ],
    ['a BMP', 'paint.png', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), noPicture],
    [
      'an ICO',
      'favicon.png',
      () => Buffer.concat([Buffer.from('0000010001001010', 'hex'), Buffer.alloc(60)]),
      noPicture,
    ],
    ['a PSD', 'layers.jpg', () => Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(60)]), noPicture],
    ['a JPEG 2000', 'new.jpg', () => Buffer.from('0000000c6a5020200d0a870a00000014667479706a703220', 'hex'), noPicture],
    ['a JPEG XL', 'new.jxl', () => Buffer.from('0000000c4a584c200d0a870a00000014667479706a786c20', 'hex'), noPicture],
    ['a PPM that claims a gigapixel', 'plain.png', () => Buffer.from('P6 65535 65535 255\n'), noPicture],
    [
      'a Radiance picture',
      'light.png',
      () => Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 9 +X 9\n'),
      noPicture,
    ],
    [
      'commands of ImageMagick',
      'exploit.jpg',
      () => Buffer.from('push graphic-context\nfill \'url(https://a.test/x.jpg"|ls "-la)\'\n'),
      noPicture,
    ],
    [
      'a PostScript program',
      'ghost.jpg',
      () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n(x) (w) file\n'),
      noPicture,
    ],
    ['a page', 'page.jpg', () => Buffer.from(`<!doctype html>${script}`), noPicture],
    ['a script', 'script.png', () => Buffer.from('alert(1)'), noPicture],
    ['a PHP program', 'shell.php.jpg', () => Buffer.from(php), noPicture],
    ['a shell script', 'run.gif', () => Buffer.from('#!/bin/sh\nrm -rf ~\n'), noPicture],
    ['a program for Windows', 'setup.jpg', () => Buffer.from(`MZ\x90\0${'\0'.repeat(60)}PE\0\0`, 'latin1'), noPicture],
    [
      'a program for Linux',
      'a.out.jpg',
      () => Buffer.from(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`, 'latin1'),
      noPicture,
    ],
    ['a film', 'film.jpg', () => Buffer.concat([box('ftyp', 'isom', '\0\0\0\0'), box('mdat', script)]), noPicture],
    [
      'a page with the signature of JPEG',
      'page.jpeg',
      () => Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1'),
      brokenPicture,
    ],
    [
      'a page with the signature of PNG',
      'page.png',
      () => Buffer.from(`\x89PNG\r\n\x1a\n${script}`, 'latin1'),
      noPicture,
    ],
    [
      'a page with the signature of WebP',
      'page.webp',
      () => riffChunk('RIFF', 'WEBP', riffChunk('VP8 ', script)),
      brokenPicture,
    ],
    ['a PHP program with the signature of GIF', 'shell.gif', () => Buffer.from(`GIF89a;${php}`), brokenPicture],
    [
      'a TIFF with the name of a PNG and a path',
      '../../../../etc/cron.d/x.png',
      () => mosaic().tiff({ compression: 'lzw' }).toBuffer(),
      noPicture,
    ],
    [
      'an AVIF with the brand of sequences',
      'sequence.avif',
      async () => replaced(await avif(), 'ftypavif', 'ftypavis'),
      brokenPicture,
    ],
  ] as const
).map(([what, name, content, outcome]) => ({ what, name, content, outcome }));

export const pictures = [...metadata, ...bombs, ...broken, ...otherTypes];
