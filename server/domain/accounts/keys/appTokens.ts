import { createHash, randomBytes } from 'node:crypto';
import type { Signer } from '../../core/links/signer.ts';

/**
 * The tokens of an app. A refresh token is the secret of its login and one of its own. The tokens that follow it are keyed hashes of it, so
 * that a repeated refresh gets the same ones, though only their hashes are stored.
 */
export type AppTokens = {
  /** Of a new login. */
  first: () => TokenPair;
  /** What follows a refresh token, by each secret of the product, the newest first. */
  after: (refreshToken: string) => TokenPair[];
};

export type TokenPair = { accessToken: string; refreshToken: string };

/** They begin with these, so that people and scanners of leaked secrets know what they see. */
const accessPrefix = 'hha_';
const refreshPrefix = 'hhr_';

export function appTokens(signer: Signer): AppTokens {
  const random = () => randomBytes(32).toString('base64url');
  const accessToken = (hash: string) => accessPrefix + hash;
  return {
    first: () => ({ accessToken: accessToken(random()), refreshToken: `${refreshPrefix}${random()}.${random()}` }),
    after: (refreshToken) => {
      const accesses = signer.withEach(`access after:${refreshToken}`);
      const [family] = refreshToken.split('.');
      return signer.withEach(`refresh after:${refreshToken}`).map((secret, at) => ({
        accessToken: accessToken(accesses[at] ?? ''),
        refreshToken: `${family}.${secret}`,
      }));
    },
  };
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isAccessToken = (sent: string): boolean => sent.startsWith(accessPrefix);

/** The token of the session that an access token stands for. No browser has one like it. */
export const sessionTokenOf = (accessToken: string): string => `access:${hashOfToken(accessToken)}`;

/** The hash by which the login of a refresh token is found; null for what is none. */
export function familyHashOf(refreshToken: string): string | null {
  const [family = '', secret, ...others] = refreshToken.split('.');
  return family.startsWith(refreshPrefix) && secret && others.length === 0 ? hashOfToken(family) : null;
}
