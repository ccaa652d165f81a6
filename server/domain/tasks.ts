import type { Task } from '../queue/queue.ts';
import { tasks as accounts } from './accounts/tasks.ts';
import { tasks as billing } from './billing/tasks.ts';
import { tasks as chat } from './chat/tasks.ts';
import type { Services } from './context.ts';
import { tasks as discovery } from './discovery/tasks.ts';
import { tasks as hiring } from './hiring/tasks.ts';
import { tasks as lifecycle } from './lifecycle/tasks.ts';
import { tasks as offers } from './offers/tasks.ts';
import { tasks as office } from './office/tasks.ts';
import { tasks as people } from './people/tasks.ts';

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
];
