import { createHmac, timingSafeEqual } from 'node:crypto';

const hour = 3_600_000;

/** What an address of a file carries beside its path. */
export type FileProof = { until: string; signature: string };

/**
 * Addresses that let whoever has them read one file for an hour or two: for holders of a share link, who are nobody to
 * the server when the browser asks for a picture.
 */
export type FileLinks = {
  /** The same address again within the hour, so that browsers need not load a picture twice. */
  sign: (uri: string, now: Date) => string;
  admits: (uri: string, proof: FileProof, now: Date) => boolean;
};

export function fileLinks(secret: string): FileLinks {
  const signatureOf = (uri: string, until: string) =>
    createHmac('sha256', secret).update(`file:${uri}:${until}`).digest('base64url');
  return {
    sign: (uri, now) => {
      const until = String((Math.floor(now.getTime() / hour) + 2) * hour);
      return `${uri}?until=${until}&signature=${signatureOf(uri, until)}`;
    },
    admits: (uri, { until, signature }, now) => {
      const expected = Buffer.from(signatureOf(uri, until));
      const given = Buffer.from(signature);
      const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
      return isOurs && Number(until) > now.getTime();
    },
  };
}
