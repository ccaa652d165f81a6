import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What every line has that is logged meanwhile. `requestId` is in the response too, as `X-Request-Id`; `route` is the pattern of the
 * path, undefined for a path without one.
 */
export type LogContext = Readonly<{ requestId: string; route: string | undefined } | { queue: string; job: string }>;

const contexts = new AsyncLocalStorage<LogContext>();

/** What is logged during `run`, and during all that it starts, has these fields. */
export const inLogContext = <Result>(context: LogContext, run: () => Result): Result => contexts.run(context, run);

/** Undefined outside of requests and jobs. */
export const logContext = (): LogContext | undefined => contexts.getStore();
