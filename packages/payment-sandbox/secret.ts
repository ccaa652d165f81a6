import { timingSafeEqual } from 'node:crypto';
import { invalidRequest, missingParam, missingResource } from './errors.ts';
import type { Caller } from './route.ts';

/** Browsers need the client secret to access an intent; without it they cannot tell whether it exists. */
export function reachBySecret<Intent extends { id: string; object: string; client_secret: string }>(
  caller: Caller,
  intent: Intent,
  secret: string | undefined,
): Intent {
  if (secret === undefined) {
    if (caller === 'publishable') throw missingParam('client_secret');
    return intent;
  }
  const given = Buffer.from(secret);
  const held = Buffer.from(intent.client_secret);
  if (given.length === held.length && timingSafeEqual(given, held)) return intent;
  if (caller === 'publishable') throw missingResource(intent.object, intent.id);
  const name = intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent';
  throw invalidRequest(`The client_secret provided does not match the client_secret associated with the ${name}.`, {
    code: `${intent.object}_invalid_parameter`,
    param: 'client_secret',
  });
}
