import type { Duplex } from 'node:stream';
import type { Viewer } from '../domain/core/viewer/viewer.ts';
import { viewerId } from '../domain/core/viewer/viewer.ts';

/** How many sockets may be open in this process. */
export type SocketLimits = {
  /** From one address, which several users may share. */
  perAddress: number;
  /** By one user, in all of their browsers. */
  perViewer: number;
};

export const tooManySockets = {
  code: 429,
  message: 'Too many connections are open. Please close some of them, or try again later.',
};

/** Counts open sockets by address and by user. A socket counts until it closes. */
export function openSockets({ perAddress, perViewer }: SocketLimits): {
  /** Counts this socket. False if it exceeds a limit; then it is not counted. */
  admit: (socket: Duplex, whose: { address: string; viewer: Viewer }) => boolean;
} {
  const open = new Map<string, number>();
  const count = (key: string, by: 1 | -1) => {
    const now = (open.get(key) ?? 0) + by;
    if (now > 0) open.set(key, now);
    else open.delete(key);
  };
  return {
    admit(socket, { address, viewer }) {
      const id = viewerId(viewer);
      const limits = new Map([[`address ${address}`, perAddress]]);
      if (id !== null) limits.set(`user ${id}`, perViewer);
      for (const [key, limit] of limits) if ((open.get(key) ?? 0) >= limit) return false;
      if (socket.destroyed) return false;
      for (const key of limits.keys()) count(key, 1);
      socket.once('close', () => {
        for (const key of limits.keys()) count(key, -1);
      });
      return true;
    },
  };
}
