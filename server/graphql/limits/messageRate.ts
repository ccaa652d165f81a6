import type { WebSocket } from 'ws';

/** Messages of one socket: as many at once, as after a reconnection, and as many a second for as long as one likes. */
export const messageBurst = 100;
const messagesPerSecond = 10;

/** RFC 6455: a message that violates a policy. Clients do not connect again after it. */
const policyViolation = 1008;

/** Closes a socket that says more than it may, and stops listening to it. Before that, `whenTooMany` may tell it so. */
export function limitMessageRate(socket: WebSocket, whenTooMany?: (socket: WebSocket) => void): void {
  let left = messageBurst;
  let at = performance.now();
  socket.on('message', () => {
    const now = performance.now();
    left = Math.min(messageBurst, left + ((now - at) / 1000) * messagesPerSecond) - 1;
    at = now;
    if (left >= 0) return;
    if (socket.readyState === socket.OPEN) whenTooMany?.(socket);
    socket.close(policyViolation, 'Too many messages');
    // Whoever does not stop would not close either.
    socket.pause();
    setTimeout(() => socket.terminate(), 1_000).unref();
  });
}
