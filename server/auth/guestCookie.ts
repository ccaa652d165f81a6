import type { Signer } from '../domain/core/links/links.ts';

/** The cookie that makes a browser a guest employer: id, end and a signature over both. */
export type GuestCookie = {
  issue: (employerId: number, until: Date) => string;
  /** The employer's id and the cookie's end, or null for one that is not ours or is over. */
  read: (value: string | undefined, now: Date) => { id: number; until: Date } | null;
};

export function guestCookie(signer: Signer): GuestCookie {
  const signed = (payload: string) => `guest:${payload}`;
  return {
    issue: (employerId, until) => {
      const payload = `${employerId}.${until.getTime()}`;
      return `${payload}.${signer.sign(signed(payload))}`;
    },
    read: (value, now) => {
      const [id, end, signature] = value?.split('.') ?? [];
      if (!id || !end || !signature) return null;
      if (!signer.verifies(signed(`${id}.${end}`), signature)) return null;
      return Number(end) > now.getTime() ? { id: Number(id), until: new Date(Number(end)) } : null;
    },
  };
}
