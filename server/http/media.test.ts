import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerMedia } from './media.ts';

it('an unavailable store results in a 503 without details', async () => {
  const down = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:9000'));
  const app = Fastify();
  registerMedia(app, {
    store: { put: down, putFile: down, stat: down, read: down, delete: down },
    contextOf: down,
  });
  for (const folder of ['photos', 'chats']) {
    const answer = await app.inject(`/media/${folder}/${'0'.repeat(32)}.webp`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      code: 503,
      message: 'This is not available at the moment. Please try again shortly.',
    });
  }
});
