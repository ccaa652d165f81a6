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

/** The cookies of the product: how they are named, and whom a browser sends them to. */

/** Names what the account library keeps. */
export const libraryCookiePrefix = 'hourhand';

/** Attributes that a cookie is set with, and without which a browser does not remove it. */
type CookieOptions = { path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean };

export type Cookies = {
  /** Makes a browser a guest employer. */
  guest: string;
  /** Of a browser that has signed in to an account before. */
  browser: string;
  /** The login. The account library writes it. */
  session: string;
  /** A login that waits for a code. The account library writes it. */
  twoFactor: string;
  options: CookieOptions;
};

/**
 * Under https, a browser takes a `__Host-` cookie only over https, from this very host and for all paths, so that no other
 * subdomain can set it. The account library has `__Secure-` instead.
 */
export function cookiesOf(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith('https:');
  const library = `${secure ? '__Secure-' : ''}${libraryCookiePrefix}`;
  const own = secure ? '__Host-' : '';
  return {
    guest: `${own}hourhand_guest`,
    browser: `${own}hourhand_browser`,
    session: `${library}.session_token`,
    twoFactor: `${library}.two_factor`,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}
