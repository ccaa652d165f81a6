import type { Command, Redis } from 'ioredis';
import { isTracing, traced } from '../tracing/traced.ts';

/** Makes the commands of a client spans, by their name alone, if traces are recorded when it is opened. */
export function traceCommands(redis: Redis): void {
  if (!isTracing()) return;
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command: Command, ...others) => {
    const name = command.name.toUpperCase();
    const attributes = { 'db.system.name': 'redis', 'db.operation.name': name };
    return traced(`redis ${name}`, attributes, () => send(command, ...others), 'client');
  };
}
