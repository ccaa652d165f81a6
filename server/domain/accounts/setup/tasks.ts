import type { Task } from '../../../queue/queue.ts';
import type { AccountServices } from '../context.ts';
import { announceQueued } from '../session/session.ts';

export const tasks: readonly Task<AccountServices>[] = [{ everySeconds: 1, run: announceQueued }];
