import { pdf, zip } from '../../support/files.ts';
import { brokenPicture, type HostileFile, php, rewritten, script, secret } from './file.ts';
import { appended, avif, gif, jpeg, png, pngChunk, replaced, withChunks, withSegment } from './parts.ts';

/** Pictures that are at the same time files of another type. */

const archive = () => zip({ 'index.html': script, 'META-INF/MANIFEST.MF': secret });

/** The width is the start of a comment in JavaScript, and the program follows the picture. */
async function gifThatRuns(): Promise<Buffer> {
  const file = await gif();
  file.write('/*', 6, 'latin1');
  return appended(file, `*/=1;${script}`);
}

export const polyglots: HostileFile[] = (
  [
    ['a GIF that is a script', 'script.gif', gifThatRuns, { ...rewritten, looks: 'anything' }],
    [
      'a JPEG that is a PDF',
      'pdf.jpg',
      async () => appended(withSegment(await jpeg(), 0xfe, pdf()), secret, pdf()),
      rewritten,
    ],
    ['a JPEG that is an archive', 'zip.jpg', async () => appended(await jpeg(), archive()), rewritten],
    [
      'a JPEG that is a PHP program',
      'php.jpg',
      async () => withSegment(await jpeg(), 0xe1, 'Exif\0\0', php),
      rewritten,
    ],
    [
      'a PNG that is a page',
      'page.png',
      async () => appended(withChunks(await png(), pngChunk('tEXt', `a\0${script}`)), script),
      rewritten,
    ],
    ['an AVIF with a page in its brands', 'page.avif', withBrands, brokenPicture],
  ] as const
).map(([what, name, content, outcome]) => ({ what, name, content, outcome }));

/** The positions of the content follow the first box, so that it can only be replaced. */
async function withBrands(): Promise<Buffer> {
  const file = await avif();
  return replaced(file, file.subarray(16, 24), '<script>');
}
