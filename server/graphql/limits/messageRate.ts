import type { WebSocket } from 'ws';

/** The message rate of one socket: a burst as after a reconnection, and a sustained rate per second. */
export const messageBurst = 100;
const messagesPerSecond = 10;

/** RFC 6455: policy violation. Clients do not reconnect after it. */
const policyViolation = 1008;

/** Closes a socket that exceeds the rate, and stops reading from it. `whenTooMany` may send it an error first. */
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
    // A client that does not stop would not complete the closing handshake either.
    socket.pause();
    setTimeout(() => socket.terminate(), 1_000).unref();
  });
}
