import { expect, it } from 'vitest';
import type { UploadKind } from '../../../generated/prisma/client.ts';
import { extensions } from '../../../media/media.ts';
import { uploadIdOf, uploadRules, uriOf } from './rules.ts';

const id = '0123456789abcdef0123456789abcdef';

it('knows every stored file by its path, with or without a signature', () => {
  const uris = (Object.keys(uploadRules) as UploadKind[]).flatMap((kind) =>
    Object.keys(extensions).map((contentType) => uriOf({ id, kind, contentType })),
  );
  expect(uris).toContain(`/media/videos/${id}.mp4`);
  expect(uris.filter((uri) => uploadIdOf(uri) !== id || uploadIdOf(`${uri}?until=1`) !== id)).toEqual([]);
});

it.each([
  `/media/parts/${id}.mp4`,
  `/media/videos/${id}.exe`,
  `/media/videos/${id}.mp4/x`,
  `https://a.test/media/videos/${id}.mp4`,
])('knows no file at %s', (uri) => {
  expect(uploadIdOf(uri)).toBeNull();
});
