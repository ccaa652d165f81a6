import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** The names in a PDF file of what a reader of contracts does not need: programs, and other files (ISO 32000-1 §7.11.4, §12.6.4). */
const activeName = /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|Encrypt)(?![A-Za-z0-9])/;

/** Any letter of a name can be written as `#` and its code (§7.3.5). */
const escapedLetter = /#([0-9A-Fa-f]{2})/g;
const letterOf = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
const namesActivePart = (objects: string) => activeName.test(objects.replace(escapedLetter, letterOf));

/** Letters may be escaped here too. */
const packedObjects = /\/(?:O|#4[Ff])(?:b|#62)(?:j|#6[Aa])(?:S|#53)(?:t|#74)(?:m|#6[Dd])/g;
const streamStart = /stream\r?\n/;

const unpack = promisify(inflate);
/** Bytes between the type of packed objects and the objects. */
const longestHead = 2048;
/** More than a document needs: groups of packed objects, and their bytes. */
const mostGroups = 10_000;
const mostUnpacked = 32 * 1024 * 1024;

/** The end marker is followed by blank space only (§7.5.5). */
export const endsAsPdf = (pdf: Buffer): boolean => {
  const tail = pdf.toString('latin1', Math.max(0, pdf.length - 1024));
  return /%%EOF[\s\0]*$/.test(tail.slice(Math.max(0, tail.lastIndexOf('%%EOF'))));
};

/** Whether a PDF has programs, files or a password, or objects that cannot be read. */
export async function isActivePdf(pdf: Buffer): Promise<boolean> {
  const text = pdf.toString('latin1');
  if (namesActivePart(text)) return true;
  let [groups, left] = [mostGroups, mostUnpacked];
  for (const { index } of text.matchAll(packedObjects)) {
    const head = streamStart.exec(text.slice(index, index + longestHead));
    groups -= 1;
    if (!head || groups < 0 || left <= 0) return true;
    const content = pdf.subarray(index + head.index + head[0].length);
    const objects = await unpack(content, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH }).catch(
      () => null,
    );
    if (!objects || namesActivePart(objects.toString('latin1'))) return true;
    left -= objects.length;
  }
  return false;
}
