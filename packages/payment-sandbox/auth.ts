import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type ApiError, invalidRequest } from './errors.ts';
import type { FormTree } from './form.ts';
import type { Caller, Route } from './route.ts';

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

function sameKey(a: string, b: string): boolean {
  const [left, right] = [a, b].map((key) => createHash('sha256').update(key).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/** The key from a Bearer or Basic header, or from the form's `key`, which browsers send. */
function keyOf(headers: IncomingHttpHeaders, given: FormTree): string | undefined {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString().split(':')[0];
  return typeof given.key === 'string' ? given.key : undefined;
}

function unauthorized(message: string, code?: string): ApiError {
  return invalidRequest(message, { status: 401, code });
}

/** The kind of caller. Throws Stripe's 401 for a missing or unknown key, or a publishable one where it does not suffice. */
export function authenticate(keys: Keys, route: Route, headers: IncomingHttpHeaders, given: FormTree): Caller {
  const key = keyOf(headers, given);
  if (!key) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (sameKey(key, keys.secretKey)) return 'secret';
  if (!sameKey(key, keys.publishableKey)) {
    const shown = key.length > 12 ? `${key.slice(0, 8)}****${key.slice(-4)}` : '****';
    throw unauthorized(`Invalid API Key provided: ${shown}`, 'api_key_invalid');
  }
  if (!route.openToBrowsers) {
    throw unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    );
  }
  return 'publishable';
}
