import { createHmac, timingSafeEqual } from 'node:crypto';

const hour = 3_600_000;

/** The signature in the query of a file's URL. */
export type FileProof = { until: string; signature: string };

/**
 * URLs that permit reading one file for an hour or two. For holders of a share link, who have no cookie when the
 * browser loads a picture.
 */
export type FileLinks = {
  /** The same URL within an hour, so that browsers can cache the picture. */
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
