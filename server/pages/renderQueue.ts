import pLimit from 'p-limit';

/** Renders at a time. Rendering occupies the process, so that more of them make every other request wait. */
const concurrent = 4;
/** Renders that wait for their turn, a few seconds at most. */
const waiting = 40;

/** Thrown for a page that would have to wait too long. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

export type RenderQueue = <T>(isSignedIn: boolean, render: () => Promise<T>) => Promise<T>;

/**
 * Runs a few renders at a time; the others wait. Visitors and signed-in users have separate queues, so that a flood does not
 * shut out users. Rejects with `TooBusy` where too many wait.
 */
export function renderQueue(): RenderQueue {
  const queues = { visitors: pLimit(concurrent), users: pLimit(concurrent) };
  return async (isSignedIn, render) => {
    const queue = isSignedIn ? queues.users : queues.visitors;
    if (queue.pendingCount >= waiting) throw new TooBusy();
    return queue(render);
  };
}
