import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether code runs because of a timer that the application started with, such as the polling of its job queue. */
const background = new AsyncLocalStorage<true>();

export const isInBackground = (): boolean => background.getStore() ?? false;

/** Starts what has timers. Requests to it are no background work. */
export const startInBackground = <Value>(start: () => Value): Value => background.run(true, start);
