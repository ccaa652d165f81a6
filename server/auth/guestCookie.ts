import { createHmac, timingSafeEqual } from 'node:crypto';

export const guestCookieName = 'hourhand_guest';

/** The cookie that makes a browser a guest employer: id, end and a signature over both. */
export type GuestCookie = {
  issue: (employerId: number, until: Date) => string;
  /** The employer's id and the cookie's end, or null for one that is not ours or is over. */
  read: (value: string | undefined, now: Date) => { id: number; until: Date } | null;
};

export function guestCookie(secret: string): GuestCookie {
  const sign = (payload: string) => createHmac('sha256', secret).update(`guest:${payload}`).digest('base64url');
  return {
    issue: (employerId, until) => {
      const payload = `${employerId}.${until.getTime()}`;
      return `${payload}.${sign(payload)}`;
    },
    read: (value, now) => {
      const [id, end, signature] = value?.split('.') ?? [];
      if (!id || !end || !signature) return null;
      const expected = Buffer.from(sign(`${id}.${end}`));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
      return Number(end) > now.getTime() ? { id: Number(id), until: new Date(Number(end)) } : null;
    },
  };
}
