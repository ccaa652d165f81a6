import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';

export const picture = (width = 640, height = 480): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 40 } } });

/** The left half is red, the right half blue, with EXIF rotation and location. */
export const photoFromPhone = (): Promise<Buffer> => {
  const blue = { create: { width: 300, height: 400, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .withExif({
      IFD0: { Make: 'SecretPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '103/1 51/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
};

export const animation = (): Promise<Buffer> => {
  const [width, height, frames] = [8, 8, 3];
  const pixels = Buffer.alloc(width * height * frames * 3, Buffer.from([1, 2, 3, 200, 100, 50, 9]));
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif({ delay: [50, 50, 50] })
    .toBuffer();
};

/** An image whose header claims more pixels than it has. */
export const pngWithFalseSize = async (side: number): Promise<Buffer> => {
  const png = await picture(1, 1).png().toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
export const html = Buffer.from('<!doctype html><script>alert(1)</script>');

export const pdf = (length = 400): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
    Buffer.alloc(length, '% filler\n'),
    Buffer.from('\nstartxref\n0\n%%EOF\n'),
  ]);

/** A ZIP archive of these files. */
export const zip = (files: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

const openXml = 'application/vnd.openxmlformats-officedocument';
export const xlsx = (extra: Record<string, string> = {}): Buffer =>
  zip({
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${openXml}.spreadsheetml.sheet.main+xml"/></Types>`,
    'xl/workbook.xml': '<workbook/>',
    ...extra,
  });
export const docx = (): Buffer =>
  zip({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${openXml}.wordprocessingml.document.main+xml"/></Types>`,
    'word/document.xml': '<document/>',
  });

/** A compound file, the format of older Excel and Word files, with at most three streams of these names. */
export function compoundFile(...streams: string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0xfffffffe, 60);
  header.writeUInt32LE(0xfffffffe, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  const directory = Buffer.alloc(512);
  ['Root Entry', ...streams].forEach((name, at) => {
    directory.write(name, at * 128, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, at * 128 + 64);
    directory.writeUInt8(at === 0 ? 5 : 2, at * 128 + 66);
  });
  return Buffer.concat([header, table, directory]);
}

export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * at);
  return bytes;
};

/** The decoder configuration of H.264 in the profile Baseline. */
const baseline = box('avcC', Buffer.from('AULACv/hABFnQsAKjGgo15JqAhoMDwiEagEABGjOPIA=', 'base64'));
const sampleTimes = 1000;

/** A track of one sample, which lasts as long as the video. `codec` is the name of its sample entry. */
function track(
  kind: 'vide' | 'soun',
  codec: string,
  { seconds, at, size }: { seconds: number; at: number; size: number },
): Buffer {
  const pictureEntry = () =>
    box(
      codec,
      words(0, 1),
      Buffer.alloc(16),
      words(0x00400040),
      Buffer.alloc(50),
      ...(codec === 'avc1' ? [baseline] : []),
    );
  const soundEntry = () => {
    // AAC-LC, 8 kHz, one channel.
    const config = Buffer.from('031900010004114015000000000000000000000005021588060102', 'hex');
    return box(codec, words(0, 1), words(0, 0), words(0x00010010, 0, 8000 << 16), box('esds', words(0), config));
  };
  return box(
    'trak',
    box('tkhd', words(3, 0, 0, kind === 'vide' ? 1 : 2), Buffer.alloc(68)),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, sampleTimes, seconds * sampleTimes, 0)),
      box('hdlr', words(0, 0), kind, Buffer.alloc(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', words(0, 1), kind === 'vide' ? pictureEntry() : soundEntry()),
          box('stts', words(0, 1, 1, seconds * sampleTimes)),
          box('stsc', words(0, 1, 1, 1, 1)),
          box('stsz', words(0, 0, 1, size)),
          box('stco', words(0, 1, at)),
        ),
      ),
    ),
    box('udta', box('name', '+01.28+103.85/')),
  );
}

/**
 * A video whose structure is complete; its frames are not. `brand` is `isom` for mp4 and `qt  ` for quicktime; `codec` and
 * `sound` are sample entries (https://mp4ra.org), such as `avc1` and `mp4a`.
 */
export function film(
  brand = 'isom',
  { frames = 100, handler = 'vide', place = '+01.28+103.85/', codec = 'avc1', sound = '', seconds = 2 } = {},
): Buffer {
  const type = box('ftyp', brand, '\0\0\0\0', brand);
  const moov = (at: number) => {
    const sample = { seconds, at, size: frames };
    return box(
      'moov',
      box('mvhd', words(0, 0, 0, sampleTimes, seconds * sampleTimes), Buffer.alloc(80)),
      handler === 'vide' ? track('vide', codec, sample) : track('soun', 'mp4a', sample),
      ...(sound ? [track('soun', sound, sample)] : []),
      box('udta', box('\xa9xyz', place)),
      box('meta', words(0), box('ilst', box('\xa9cmt', box('data', words(1, 0), place)))),
    );
  };
  const at = type.length + moov(0).length + 8;
  return Buffer.concat([type, moov(at), box('mdat', Buffer.alloc(frames, 7))]);
}

/** A video with nothing to remove, not even the names of programs: it is served as it was sent. */
export const plainWebm = async (): Promise<Buffer> => {
  const demo = await readFile('prisma/demo/videos/counter.webm', 'latin1');
  return Buffer.from(demo.replaceAll('webm.ts', '\0'.repeat(7)), 'latin1');
};
