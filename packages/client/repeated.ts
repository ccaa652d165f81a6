export type Send = (request: Request) => Promise<Response>;

/** Longer waits are the caller's: they get the answer at once. In seconds. */
const longestWait = 60;

/**
 * Sends a request again when it was not served: 429, and where that is safe also 503, a lost connection, and 409 while the server is
 * still busy with the attempt before. Waits as long as `Retry-After` says, or twice as long each time.
 * @param keyNow the key to send; undefined for a visitor
 */
export function repeated(send: Send, attempts: number, keyNow: () => Promise<string | undefined>) {
  return async (request: Request, isSafe: boolean): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      const sent = isLast ? request : request.clone();
      const key = await keyNow();
      if (key !== undefined) sent.headers.set('authorization', `Bearer ${key}`);
      const answer = await send(sent).catch((error: unknown) => {
        if (isLast || !isSafe || request.signal.aborted) throw error;
        return null;
      });
      const seconds = answer === null ? pauseAfter(attempt) : waitAfter(answer, attempt, isSafe);
      if (answer && (isLast || seconds === null || seconds > longestWait)) return answer;
      // Its connection is free for the next attempt.
      await answer?.body?.cancel();
      await pause(seconds ?? 0, request.signal);
    }
  };
}

/** How long to wait before the next attempt, in seconds; null: this is the answer. */
function waitAfter({ status, headers }: Response, attempt: number, isSafe: boolean): number | null {
  const asked = headers.get('retry-after');
  const isBusy = status === 503 || (status === 409 && asked !== null);
  if (status !== 429 && !(isSafe && isBusy)) return null;
  const seconds = Number(asked ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : pauseAfter(attempt);
}

/** Not the same for all clients that lost the server at once. */
const pauseAfter = (attempt: number): number => 0.25 * 2 ** attempt * (0.5 + Math.random() / 2);

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      // React Native knows no reasons.
      reject(signal.reason ?? new Error('The request was given up.'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}
