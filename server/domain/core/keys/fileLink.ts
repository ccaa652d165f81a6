import type { Signer } from '../links/links.ts';
import { hourMs } from '../text/durations.ts';

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

export function fileLinks(signer: Signer): FileLinks {
  const signed = (uri: string, until: string, under?: string) =>
    `file:${uri}:${until}${under === undefined ? '' : `:${under}`}`;
  return {
    sign: (uri, now, under) => {
      const until = String((Math.floor(now.getTime() / hourMs) + 2) * hourMs);
      return `${uri}?until=${until}&signature=${signer.sign(signed(uri, until, under))}`;
    },
    admits: (uri, { until, signature }, now, under) =>
      signer.verifies(signed(uri, until, under), signature) && Number(until) > now.getTime(),
  };
}
