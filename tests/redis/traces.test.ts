import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestApp } from '../support/app.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../support/otlp/receiver.ts';

let receiver: OtlpReceiver;
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  const app = await startTestApp({
    redisUrl: `${inject('redisUrl')}/3`,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
  });
  await fetch(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url },
    body: JSON.stringify({ email: 'quirina@example.test', password: 'a wrong password' }),
  });
  await app.stop();
}, 120_000);
afterAll(() => receiver.close());

it('commands are spans below the request', () => {
  const request = receiver.spans.find(({ name }) => name === 'POST /api/auth/sign-in/email');
  const commands = receiver.spans.filter(({ name }) => name.startsWith('redis '));
  expect([...new Set(commands.map(({ parentId }) => parentId))]).toEqual([request?.spanId]);
  expect(commands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['redis EVALSHA', 'redis MULTI', 'redis INCR']),
  );
  expect(commands[0]).toMatchObject({ kind: 'client', attributes: { 'db.system.name': 'redis' } });
});

it('no byte has a key', () => {
  expect(receiver.bytes().includes('redis')).toBe(true);
  for (const text of ['quirina', 'counter:', '127.0.0.1']) expect(receiver.bytes().includes(text)).toBe(false);
});
