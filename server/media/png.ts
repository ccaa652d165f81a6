/** A PNG file is a signature and chunks: length, four letters, content, checksum (PNG specification §5). */

const signatureLength = 8;
/** Length, letters and checksum. */
const frameLength = 12;

/** What colours and orientation depend on. */
const needed = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * The same picture without its texts. The decoder unpacks compressed texts before it knows their length: a file of 200 kB could
 * take a gigabyte of memory.
 */
export function withoutTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, signatureLength)];
  for (let at = signatureLength; at < png.length; ) {
    const whole = at + frameLength <= png.length;
    const end = whole ? at + frameLength + png.readUInt32BE(at) : png.length;
    // The decoder refuses the incomplete end of a truncated file.
    if (!whole || needed.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
