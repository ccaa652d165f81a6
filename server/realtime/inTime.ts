import type { Redis } from 'ioredis';

/** How long Redis may take before what this process knows by itself has to do, in milliseconds. */
const answerWithin = 500;

/** What Redis answers; `otherwise` while it is away. Commands wait for as long as it is: whoever asks does not. */
export async function inTime<Value>(
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
