import { readFile } from 'node:fs/promises';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type MetadataTags,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { box } from '../../support/files.ts';
import { brokenVideo, hostile, notPlayable, place, rewrittenVideo, script, secret, tooLong } from './file.ts';
import { appended, bigEndian, element } from './parts.ts';

const clip = () => readFile('tests/support/clip.mp4');
const webm = () => readFile('prisma/demo/videos/counter.webm');

const tags = {
  title: secret,
  artist: secret,
  comment: place,
  date: new Date('2026-05-05'),
  images: [{ data: Buffer.from(script), mimeType: 'image/png', kind: 'coverFront' }],
  raw: { '©xyz': place, LOCATION: place },
} satisfies MetadataTags;

/** The same frames in another file, with all the metadata that its format has. */
async function packedAs(format: OutputFormat, original: Buffer): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(original), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  const codec = await track?.getCodec();
  if (!track || !decoderConfig || !codec) throw new Error('The file has no video.');
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation: 90, name: secret });
  output.setMetadataTags(tags);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** A camera's record of its positions: a track of its own, whose samples are among the frames. */
async function withPlaces(): Promise<Buffer> {
  const file = await clip();
  const at = file.indexOf('moov') - 4;
  const samples = Buffer.from(place.repeat(3));
  const track = box(
    'trak',
    box('tkhd', bigEndian(3, 0, 0, 9), Buffer.alloc(68)),
    box(
      'mdia',
      box('mdhd', bigEndian(0, 0, 0, 1000, 3000, 0)),
      box('hdlr', bigEndian(0, 0), 'meta', Buffer.alloc(13), secret),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', bigEndian(0, 1), box('gpmd', Buffer.alloc(8))),
          box('stts', bigEndian(0, 1, 3, 1000)),
          box('stsc', bigEndian(0, 2, 1, 1, 1, 2, 2, 1)),
          box('stsz', bigEndian(0, 0, 3, place.length, place.length, place.length)),
          box('stco', bigEndian(0, 2, at + 8, at + 8 + place.length)),
        ),
      ),
    ),
  );
  return Buffer.concat([file.subarray(0, at), box('mdat', samples), box('moov', file.subarray(at + 8), track)]);
}

/** The same chunk again and again: little to read, and much to overwrite. */
async function withRepeatedPlaces(): Promise<Buffer> {
  const file = await withPlaces();
  const list = file.lastIndexOf('stsz');
  file.writeUInt32BE(file.length - 1, list + 8);
  return file;
}

async function withNames(): Promise<Buffer> {
  const file = await clip();
  file.write(secret, file.indexOf('vide') + 16);
  // The encoder's name in the first description of samples.
  file.write(secret, file.indexOf('avc1', file.indexOf('stsd')) + 46);
  for (const type of ['mvhd', 'tkhd', 'mdhd']) file.write(secret.slice(0, 8), file.indexOf(type) + 8);
  return file;
}

/** In the segment of a WebM file, before its end. The segment's length is in the eight bytes after its id. */
async function withElements(...elements: Buffer[]): Promise<Buffer> {
  const file = appended(await webm(), ...elements);
  const segment = file.indexOf(Buffer.from('18538067', 'hex'));
  file.writeBigUInt64BE(0x0100_0000_0000_0000n + BigInt(file.length - segment - 12), segment + 4);
  return file;
}

const simpleTag = element(0x7373, element(0x67c8, element(0x45a3, 'LOCATION'), element(0x4487, place)));
const attachment = element(0x61a7, element(0x466e, 'page.html'), element(0x4660, 'text/html'), element(0x465c, script));

const rewritten = hostile([
  [
    'an MP4 with tags of iTunes',
    'tags.mp4',
    async () => packedAs(new Mp4OutputFormat({ fastStart: 'in-memory', metadataFormat: 'mdir' }), await clip()),
    rewrittenVideo('video/mp4'),
  ],
  [
    'an MP4 in fragments',
    'fragments.mp4',
    async () => packedAs(new Mp4OutputFormat({ fastStart: 'fragmented' }), await clip()),
    rewrittenVideo('video/mp4'),
    'parts',
  ],
  [
    'a QuickTime film with tags',
    'IMG_1.MOV',
    async () => packedAs(new MovOutputFormat(), await clip()),
    rewrittenVideo('video/quicktime'),
  ],
  [
    'an MP4 with a page in free space',
    'free.mp4',
    async () => appended(await clip(), box('free', script), box('skip', script)),
    rewrittenVideo('video/mp4'),
  ],
  ['an MP4 with the names of its programs and its times', 'names.mp4', withNames, rewrittenVideo('video/mp4')],
  ["an MP4 with a camera's record of its positions", 'drone.mp4', withPlaces, rewrittenVideo('video/mp4')],
  [
    'a WebM with tags, a cover and an attachment',
    'tags.webm',
    async () => packedAs(new WebMOutputFormat(), await webm()),
    rewrittenVideo('video/webm'),
    'parts',
  ],
  [
    'a WebM with tags after the film',
    'late.webm',
    () => withElements(element(0x1254c367, simpleTag)),
    rewrittenVideo('video/webm'),
  ],
  [
    'a WebM with a page attached',
    'page.webm',
    () => withElements(element(0x1941a469, attachment)),
    rewrittenVideo('video/webm'),
  ],
]);

const refused = hostile([
  ['a Matroska film that says it is a WebM', 'false.webm', matroskaAsWebm, notPlayable],
  ['an MP4 with a page after it', 'after.mp4', async () => appended(await clip(), script), brokenVideo],
  [
    'an MP4 of empty boxes',
    'boxes.mp4',
    async () => appended(await clip(), Buffer.concat(Array(60_000).fill(box('free')))),
    brokenVideo,
    'parts',
  ],
  ['an MP4 with samples that overlap', 'overlap.mp4', withRepeatedPlaces, brokenVideo],
  ['a WebM of 19 hours', 'hours.webm', longWebm, tooLong(65_536.011), 'rest'],
  [
    'a WebM of empty elements',
    'elements.webm',
    () => withElements(Buffer.alloc(500_000, Buffer.from('ec80', 'hex'))),
    brokenVideo,
  ],
]);

async function matroskaAsWebm(): Promise<Buffer> {
  const file = await packedAs(new MkvOutputFormat(), await clip());
  const type = file.indexOf('matroska');
  file.write('webm\0\0\0\0', type, 'latin1');
  return file;
}

/** The last group of frames begins later. */
async function longWebm(): Promise<Buffer> {
  const file = await webm();
  const cluster = file.lastIndexOf(Buffer.from('1f43b675', 'hex'));
  file.writeUInt32BE(65_536_000, cluster + 12 + 9);
  return file;
}

export const videos = [...rewritten, ...refused];
