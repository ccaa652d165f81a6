import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds until what has not answered counts as down. */
const answersWithin = 1_500;

/**
 * Reads something that may fail or hang: one reading at a time, whose answer all who ask meanwhile get.
 * @returns what is read, or `otherwise` if it fails or does not answer in time
 */
export function readInTime<Value, Otherwise = Value>(
  read: () => Promise<Value>,
  otherwise: Otherwise,
): () => Promise<Value | Otherwise> {
  let reading: Promise<Value | Otherwise> | undefined;
  return () => {
    reading ??= read()
      .catch(() => otherwise)
      .finally(() => {
        reading = undefined;
      });
    return Promise.race([reading, delay(answersWithin, otherwise, { ref: false })]);
  };
}
