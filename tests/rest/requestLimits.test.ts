import { expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';

const app = testApp({ environment: { REQUESTS_PER_MINUTE: '3' } });

const names = ['limit', 'remaining', 'reset'] as const;
const told = ({ headers }: Response) =>
  Object.fromEntries(names.map((name) => [name, headers.get(`ratelimit-${name}`)]));

it('every answer of REST and GraphQL says how many requests are left, and a refused one when there are more', async () => {
  const ask = (path: string) => fetch(new URL(path, app.url));
  const first = await ask('/api/jobs');
  expect(told(first)).toMatchObject({ limit: '3', remaining: '2' });
  expect([first.headers.get('retry-after'), first.headers.get('x-ratelimit-limit')]).toEqual([null, null]);
  expect(told(await ask('/graphql?query={viewer{kind}}'))).toMatchObject({ limit: '3', remaining: '1' });
  expect(told(await ask('/api/nothing'))).toMatchObject({ limit: '3', remaining: '0' });
  for (const path of ['/api/jobs', '/graphql?query={viewer{kind}}']) {
    const refused = await ask(path);
    const { limit, remaining, reset } = told(refused);
    expect([refused.status, limit, remaining]).toEqual([429, '3', '0']);
    expect(Number(reset)).toBeGreaterThan(0);
    expect(refused.headers.get('retry-after')).toBe(reset);
  }
  // A page of another site learns that it has to wait.
  expect((await ask('/api/jobs')).headers.get('access-control-allow-origin')).toBe('*');
});
