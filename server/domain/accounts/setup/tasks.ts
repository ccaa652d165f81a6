import type { Task } from '../../../queue/queue.ts';
import type { Services } from '../../core/context.ts';
import { announceQueued } from '../session/session.ts';

export const tasks: readonly Task<Services>[] = [{ everySeconds: 1, run: announceQueued }];
