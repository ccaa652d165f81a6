import { expect, it } from 'vitest';
import { redacted } from './redacted.ts';

const secret = 'Zm9y-Z2Vk_LXNlY3JldC1o';

it.each([
  `/chat/shared/${secret}`,
  `https://hourhand.example/chat/shared/${secret}?a=1`,
  `/login?next=%2Fchat%2Fshared%2F${secret}`,
  `/unsubscribe/7-${secret}?saved=1`,
  `/renew-offer/${secret}`,
  `/answer-request/7.1-${secret}`,
  `//chat//shared%2F/${secret}.`,
  `/answer-reference/7.${secret}.${secret}?sentence=Hello`,
  `/api/auth/reset-password/${secret}?callbackURL=/`,
  `/api/auth/verify-email?token=${secret}&callbackURL=/`,
  `/api/chat/${secret}/employer`,
  `/api/chat/1?page=2&shared_hash=${secret}`,
  `/media/chats/a.webp?until=1&signature=${secret}`,
  JSON.stringify({ variables: { hash: secret } }),
  JSON.stringify({ variables: { reference: { sharedHash: secret } } }),
  JSON.stringify({ err: { message: JSON.stringify({ variables: { hash: secret } }) } }),
  JSON.stringify({ message: `where: {\n  OR: [{ employerHash: "${secret}" }, { jobSeekerHash: '${secret}' }]` }),
])('%s is written without its secret', (text) => {
  expect(redacted(text)).not.toContain(secret);
  expect(redacted(text)).toContain('[redacted]');
});

it.each(['/chat/7', '/api/chat/7', '{"msg":"the queue failed","job":"5"}', 'sha256Hash', 'no token is set'])(
  '%s is written as it is',
  (text) => {
    expect(redacted(text)).toBe(text);
  },
);

it('keeps a line of JSON valid', () => {
  const line = JSON.stringify({ path: `/chat/shared/${secret}`, body: { hash: secret, id: 7 } });
  expect(JSON.parse(redacted(line))).toEqual({ path: '/chat/shared/[redacted]', body: { hash: '[redacted]', id: 7 } });
});
