import type { Caller } from '../../core/limits/caller.ts';
import type { Signer } from '../../core/links/signer.ts';

/**
 * Keys that tell the views of a page apart without telling who viewed: keyed hashes over the viewer, the page and the
 * day. Neither an address nor a browser can be read from them, and two pages' or two days' keys cannot be matched.
 */
export type ViewKeys = {
  /**
   * @param page such as 'job offer 7'
   * @param day in UTC, as in 2026-06-01
   */
  ofUser: (userId: number, page: string, day: string) => string;
  ofBrowser: (caller: Caller, page: string, day: string) => string;
  ofNetwork: (caller: Caller, page: string, day: string) => string;
};

export function viewKeys(signer: Signer): ViewKeys {
  const hash = (...parts: (string | number)[]) => signer.sign(`view:${JSON.stringify(parts)}`);
  return {
    ofUser: (userId, ...view) => hash('user', userId, ...view),
    ofBrowser: ({ network, userAgent }, ...view) => hash('browser', network, userAgent, ...view),
    ofNetwork: ({ network }, ...view) => hash('network', network, ...view),
  };
}
