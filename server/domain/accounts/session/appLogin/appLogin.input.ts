import { z } from 'zod';
import { requiredLine } from '../../../core/text/input/typed.input.ts';
import { signInSchema } from '../../password/account.input.ts';

/** The bodies of the calls under /api/auth/token. */

/** In characters. */
export const deviceNameLength = 60;

const device = { device_name: requiredLine('Please provide a name of the device.', deviceNameLength) };

const missingChallenge = 'Please provide the challenge that the login was answered with.';
const missingCode = 'Please provide a code of the authenticator app, or a backup code.';
const missingToken = 'Please provide a refresh token.';

export const tokenSchema = signInSchema.extend(device);

export const tokenCodeSchema = z.object({
  // It is sent on in a cookie.
  challenge: z.string(missingChallenge).regex(/^[\w.%+/=-]{1,300}$/, missingChallenge),
  code: z.string(missingCode).min(1, missingCode).max(100, missingCode),
  ...device,
});

export const refreshTokenSchema = z.object({
  refresh_token: z.string(missingToken).min(1, missingToken).max(200, missingToken),
});
