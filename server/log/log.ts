import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { recordedTrace } from '../tracing/traced.ts';
import { logContext } from './context.ts';
import { loggedError, withLoggedErrors } from './loggedError.ts';
import { withSourcePlaces } from './sourcePlaces.ts';

/** Addresses whose last part lets its holder in: share links, and links in mails. */
const secretPaths =
  /((?:\/|%2F)(?:chat(?:\/|%2F)shared|unsubscribe|answer-reference|renew-offer|reset-password)(?:\/|%2F))[^/?#&%\s"'`\\]+|(\/api\/chat\/)[^/?#&\s"'`\\]+(?=\/employer)/gi;

/** Parameters and fields of the same kind, in addresses, in JSON, and in the database client's messages. */
const secretValues =
  /\b((?:shared_?hash|employer_?hash|job_?seeker_?hash|hash|token|signature)(?:\\*["'])?\s?[:=]\s?(?:\\*["'])?)[^\s"'`\\&,;(){}[\]]+/gi;

/** A text without the secrets in it. */
export const redacted = (text: string): string =>
  text
    .replaceAll(secretPaths, (_all, before = '', beforeHash = '') => `${before}${beforeHash}[redacted]`)
    .replaceAll(secretValues, '$1[redacted]');

/**
 * The product's log. Every line is redacted, its errors are without what others put into them (`loggedError.ts`), and its traces
 * name the source, whichever part of the product it comes from.
 */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      mixin: () => ({ ...logContext(), ...recordedTrace() }),
      // They are in this form already; the usual serializer would change it.
      serializers: { err: (error) => error },
      hooks: {
        logMethod(args, method) {
          const [first, message, ...others] = args;
          const given: unknown = first;
          if (given instanceof Error) method.call(this, { err: loggedError(given) }, message ?? 'an error', ...others);
          else method.apply(this, [withLoggedErrors(given), ...args.slice(1)] as typeof args);
        },
        streamWrite: (line) => redacted(withSourcePlaces(line)),
      },
    },
    destination,
  );
}
