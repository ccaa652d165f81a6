import { brokenPicture, hostile, rewritten, script } from './file.ts';
import { appended, avif, gif, png, pngChunk, replaced, withChunks } from './parts.ts';

/** The width is the start of a comment in JavaScript, and the program follows the picture. */
async function gifThatRuns(): Promise<Buffer> {
  const file = await gif();
  file.write('/*', 6, 'latin1');
  return appended(file, `*/=1;${script}`);
}

export const polyglots = hostile([
  ['a GIF that is a script', 'script.gif', gifThatRuns, { ...rewritten, looks: 'anything' }],
  [
    'a PNG that is a page',
    'page.png',
    async () => appended(withChunks(await png(), pngChunk('tEXt', `a\0${script}`)), script),
    rewritten,
  ],
  ['an AVIF with a page in its brands', 'page.avif', withBrands, brokenPicture],
]);

/** The positions of the content follow the first box, so that it can only be replaced. */
async function withBrands(): Promise<Buffer> {
  const file = await avif();
  return replaced(file, file.subarray(16, 24), '<script>');
}
