import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { recordedTrace } from '../tracing/traced.ts';
import { reportError } from './errorReports.ts';
import { loggedError, withLoggedErrors } from './loggedError.ts';
import { redacted } from './redacted.ts';
import { withSourcePlaces } from './sourcePlaces.ts';
import { version } from './version.ts';

/**
 * What every line has that is logged meanwhile. `requestId` is in the response too, as `X-Request-Id`; `route` is the pattern of the
 * path, undefined for a path without one.
 */
type LogContext = Readonly<{ requestId: string; route: string | undefined } | { queue: string; job: string }>;

const contexts = new AsyncLocalStorage<LogContext>();

/** What is logged during `run`, and during all that it starts, has these fields. */
export const inLogContext = <Result>(context: LogContext, run: () => Result): Result => contexts.run(context, run);

/** Undefined outside of requests and jobs. */
export const logContext = (): LogContext | undefined => contexts.getStore();

const errorLevel = pino.levels.values.error ?? 50;

/**
 * The product's log. Every line is redacted, its errors are without what others put into them (`loggedError.ts`), and its traces
 * name the source, whichever part of the product it comes from.
 */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid, hostname: hostname(), version },
      mixin: () => ({ ...logContext(), ...recordedTrace() }),
      // They are in this form already; the usual serializer would change it.
      serializers: { err: (error) => error },
      hooks: {
        logMethod(args, method, level) {
          const [first, message, ...others] = args;
          const given: unknown = first;
          if (level >= errorLevel) reportErrorIn(given, message);
          if (given instanceof Error) method.call(this, { err: loggedError(given) }, message ?? 'an error', ...others);
          else method.apply(this, [withLoggedErrors(given), ...args.slice(1)] as typeof args);
        },
        streamWrite: (line) => redacted(withSourcePlaces(line)),
      },
    },
    destination,
  );
}

/** Reports what is logged as an error, with the line's message and context. Other fields of the line may be about people. */
function reportErrorIn(given: unknown, message: unknown): void {
  const error = typeof given === 'object' && given !== null && 'err' in given ? given.err : given;
  if (!(error instanceof Error)) return;
  const isOurs = typeof message === 'string' && message !== error.message;
  reportError(loggedError(error), { ...(isOurs && { message }), ...logContext(), ...recordedTrace() });
}
