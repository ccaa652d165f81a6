import { z } from 'zod';
import { url as address, settings, together } from '../settings/forms.ts';
import { traceToContinue } from '../tracing/traced.ts';
import { TextMessageRefused, type TextMessenger } from './sms.ts';

export const smsSettings = settings({
  variables: {
    SMS_URL: address('https:', 'http:')
      .transform((text) => (text.endsWith('/') ? text.slice(0, -1) : text))
      .optional(),
    SMS_ACCOUNT: z.string().optional(),
    SMS_TOKEN: z.string().optional(),
    SMS_FROM: z.string().optional(),
  },
  together: ['SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'],
  read: (given) => ({
    /** Sends text messages. */
    sms: together({ url: given.SMS_URL, account: given.SMS_ACCOUNT, token: given.SMS_TOKEN, from: given.SMS_FROM }),
  }),
});

export type TextProvider = {
  /** Without a slash at its end. */
  url: string;
  account: string;
  token: string;
  /** The number or name that messages come from. */
  from: string;
};

/** Milliseconds. */
const patience = 10_000;

/** Errors about the number that a message is for. All others are about us or the provider. */
const refusals: readonly number[] = [21211, 21214, 21217, 21265, 21408, 21610, 21612, 21614];

const failureSchema = z.object({ code: z.number() });

/** Sends text messages through Twilio's REST API, or one that is compatible with it. */
export function textsOverHttp({ url, account, token, from }: TextProvider): TextMessenger {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    send: async ({ to, text }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json', ...traceToContinue() },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const body = await response.text();
      if (response.ok) return;
      const code = codeIn(body);
      if (code !== null && refusals.includes(code)) throw new TextMessageRefused('This number gets no text messages.');
      throw new Error(`The provider of text messages answers ${response.status}, code ${code ?? 'unknown'}.`);
    },
  };
}

function codeIn(body: string): number | null {
  try {
    return failureSchema.parse(JSON.parse(body)).code;
  } catch {
    return null;
  }
}
