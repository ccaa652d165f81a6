import { runBackfills } from '../database/backfill/run.sql.ts';
import { tasks as accounts } from '../domain/accounts/setup/tasks.ts';
import { tasks as billing } from '../domain/billing/setup/tasks.ts';
import { tasks as chat } from '../domain/chat/setup/tasks.ts';
import type { Services } from '../domain/core/context.ts';
import { tasks as discovery } from '../domain/discovery/setup/tasks.ts';
import { tasks as hiring } from '../domain/hiring/setup/tasks.ts';
import { tasks as lifecycle } from '../domain/lifecycle/setup/tasks.ts';
import { tasks as offers } from '../domain/offers/setup/tasks.ts';
import { tasks as office } from '../domain/office/setup/tasks.ts';
import { tasks as people } from '../domain/people/setup/tasks.ts';
import type { Task } from '../queue/queue.ts';

/** What all groups do again and again, each group's own list after those below it. */
export const tasks: readonly Task<Services>[] = [
  ...accounts,
  ...chat,
  ...people,
  ...offers,
  ...hiring,
  ...billing,
  ...discovery,
  ...office,
  ...lifecycle,
  { everySeconds: 3, run: runBackfills },
];
