import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A short hash of a text, for tags. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The ETag of what this text says. A weak one, because it is the same for each encoding. */
export const etagOf = (text: string): string => `W/"${digestOf(text)}"`;

/** Whether the client has the version with this ETag. */
export const isKnownTo = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  tagsIn(headers['if-none-match']).includes(withoutMark(etag));

/** The tags of a condition, without the mark of weak ones: proxies that compress answers add it. */
export const tagsIn = (header = ''): string[] => header.split(',').map((one) => withoutMark(one.trim()));

const withoutMark = (tag: string): string => tag.replace(/^W\//, '');
