import { createHmac, timingSafeEqual } from 'node:crypto';

const hour = 3_600_000;

/** The signature in the query of a file's URL. */
export type FileProof = { until: string; signature: string };

/**
 * URLs that permit reading one file for an hour or two. For holders of a share link, who have no cookie when the
 * browser loads a picture.
 */
export type FileLinks = {
  /**
   * The same URL within an hour, so that browsers can cache the picture.
   * @param under the hash of the share link under which it is shown: it works no longer than that link
   */
  sign: (uri: string, now: Date, under?: string) => string;
  admits: (uri: string, proof: FileProof, now: Date, under?: string) => boolean;
};

export function fileLinks(secret: string): FileLinks {
  const signatureOf = (uri: string, until: string, under?: string) =>
    createHmac('sha256', secret)
      .update(`file:${uri}:${until}${under === undefined ? '' : `:${under}`}`)
      .digest('base64url');
  return {
    sign: (uri, now, under) => {
      const until = String((Math.floor(now.getTime() / hour) + 2) * hour);
      return `${uri}?until=${until}&signature=${signatureOf(uri, until, under)}`;
    },
    admits: (uri, { until, signature }, now, under) => {
      const expected = Buffer.from(signatureOf(uri, until, under));
      const given = Buffer.from(signature);
      const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
      return isOurs && Number(until) > now.getTime();
    },
  };
}
