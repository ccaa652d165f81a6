import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Red and green above blue and white: shows whether a picture is upright, and still the same. */
export const mosaic = (width = 96, height = 64): Sharp => {
  const part = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3, background } } as const,
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    part('#00ff00', width / 2, 0),
    part('#0000ff', 0, height / 2),
    part('#ffffff', width / 2, height / 2),
  ]);
};
export const jpeg = (): Promise<Buffer> => mosaic().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
export const png = (): Promise<Buffer> => mosaic().png().toBuffer();
export const gif = (): Promise<Buffer> => mosaic().gif().toBuffer();
export const avif = (): Promise<Buffer> => mosaic().avif().toBuffer();

export function replaced(content: Buffer, before: string | Buffer, after: string | Buffer): Buffer {
  const at = content.indexOf(before, 0, 'latin1');
  if (at < 0) throw new Error(`The file has no ${before.toString()}.`);
  const [from, to] = [Buffer.from(before), Buffer.from(after)];
  return Buffer.concat([content.subarray(0, at), to, content.subarray(at + from.length)]);
}

export const inserted = (content: Buffer, at: number, ...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat([content.subarray(0, at), ...parts.map((part) => Buffer.from(part)), content.subarray(at)]);

export const appended = (content: Buffer, ...parts: (Buffer | string)[]): Buffer =>
  inserted(content, content.length, ...parts);

export const bigEndian = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * at);
  return bytes;
};

/** A segment of a JPEG file after its first two bytes. */
export function withSegment(file: Buffer, marker: number, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return inserted(file, 2, head, body);
}

export function pngChunk(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat([Buffer.from(type), ...content.map((part) => Buffer.from(part))]);
  return Buffer.concat([bigEndian(body.length - 4), body, bigEndian(crc32(body))]);
}

/** Where the first chunk after the header of a PNG file begins. */
const afterHeader = 33;
export const withChunks = (file: Buffer, ...chunks: Buffer[]): Buffer => inserted(file, afterHeader, ...chunks);

export function pngOf(width: number, height: number, depth: number, colour: number, ...chunks: Buffer[]): Buffer {
  const header = Buffer.concat([bigEndian(width, height), Buffer.from([depth, colour, 0, 0, 0])]);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, pngChunk('IHDR', header), ...chunks, pngChunk('IEND')]);
}

/** An EBML element with a length of eight bytes. */
export function element(id: number, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeBigUInt64BE(0x0100_0000_0000_0000n + BigInt(body.length));
  const name = id.toString(16);
  return Buffer.concat([Buffer.from(name, 'hex'), head, body]);
}
