import { expect, it } from 'vitest';
import { FileUpload, type PostFile, type UploadResult } from './fileUpload.ts';

const file = new File(['abc'], 'menu.pdf', { type: 'application/pdf' });
const stored: UploadResult = { ok: true, success: { uri: '/media/chats/1.pdf' } };
const lost: UploadResult = { ok: false, type: 'NetworkError', message: 'No connection.', reason: null, fields: {} };

function upload() {
  const posts: { end: (result: UploadResult) => void; progress: (share: number) => void; signal: AbortSignal }[] = [];
  const post: PostFile = (_file, { signal, onProgress }) =>
    new Promise((end) => posts.push({ end, progress: onProgress, signal }));
  return { upload: new FileUpload('document', file, post), posts };
}

it('goes up once, however often it is asked for, and tells how far it is', async () => {
  const { upload: one, posts } = upload();
  const seen: string[] = [];
  one.subscribe(() => {
    const state = one.state();
    seen.push(state.phase === 'uploading' ? `${state.share}` : state.phase);
  });
  expect(one.state()).toEqual({ phase: 'chosen' });
  const first = one.start();
  expect(one.start()).toBe(first);
  posts[0]?.progress(0.5);
  posts[0]?.end(stored);
  expect(await first).toEqual(stored);
  expect(await one.start()).toEqual(stored);
  expect(posts).toHaveLength(1);
  expect(seen).toEqual(['0', '0.5', 'uploaded']);
});

it('is sent again after it failed, and after the server has lost it', async () => {
  const { upload: one, posts } = upload();
  const first = one.start();
  posts[0]?.end(lost);
  await first;
  expect(one.state()).toMatchObject({ phase: 'failed', failure: { type: 'NetworkError' } });
  const second = one.start();
  posts[1]?.end(stored);
  await second;
  one.forgetUri();
  void one.start();
  expect(posts).toHaveLength(3);
});

it('is cancelled when it is no longer needed', () => {
  const { upload: one, posts } = upload();
  void one.start();
  one.cancel();
  expect(posts[0]?.signal.aborted).toBe(true);
  posts[0]?.progress(0.9);
  expect(one.state()).toEqual({ phase: 'uploading', share: 0 });
});
