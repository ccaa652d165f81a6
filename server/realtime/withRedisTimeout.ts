import type { Redis } from 'ioredis';

/** How long Redis may take before the fallback is used, in milliseconds. */
const answerWithin = 500;

/** The answer of Redis, or `otherwise` when it is down or slow. Commands to a Redis that is down would wait indefinitely. */
export async function withRedisTimeout<Value>(
  redis: Redis,
  answer: () => Promise<Value>,
  otherwise: () => Value | Promise<Value>,
): Promise<Value> {
  if (redis.status !== 'ready') return otherwise();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), answerWithin);
  });
  const answered = answer().then(
    (value) => ({ value }),
    () => null,
  );
  const first = await Promise.race([answered, late]).finally(() => clearTimeout(timer));
  return first ? first.value : otherwise();
}
