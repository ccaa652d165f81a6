import { createHmac, timingSafeEqual } from 'node:crypto';
import { guestLifetimeMs } from '../domain/employer/guest.ts';

export const guestCookieName = 'hourhand_guest';

/** The cookie that makes a browser a guest employer: id, end and a signature over both. */
export type GuestCookie = {
  issue: (employerId: number, now: Date) => string;
  /** The employer's id, or null for a cookie that is not ours or is over. */
  read: (value: string | undefined, now: Date) => number | null;
};

export function guestCookie(secret: string): GuestCookie {
  const sign = (payload: string) => createHmac('sha256', secret).update(`guest:${payload}`).digest('base64url');
  return {
    issue: (employerId, now) => {
      const payload = `${employerId}.${now.getTime() + guestLifetimeMs}`;
      return `${payload}.${sign(payload)}`;
    },
    read: (value, now) => {
      const [id, end, signature] = value?.split('.') ?? [];
      if (!id || !end || !signature) return null;
      const expected = Buffer.from(sign(`${id}.${end}`));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
      return Number(end) > now.getTime() ? Number(id) : null;
    },
  };
}
