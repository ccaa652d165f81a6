import { Failure } from '../failures/errors.ts';
import type { Requirement } from './verb.ts';
import type { Viewer } from './viewer.ts';

const account = { id: 0, sessionId: 0 };

/** One viewer of each kind. A requirement reads nothing but the kind. */
const viewers: readonly Viewer[] = [
  { kind: 'anonymous' },
  { kind: 'guest', id: 0, until: new Date(0) },
  { kind: 'jobSeeker', ...account },
  { kind: 'employer', ...account },
  { kind: 'admin', ...account },
];

/** With which failure a requirement refuses each kind of viewer. Who is let through is not in it. */
export function refusedViewers(requirement: Requirement): Map<Viewer['kind'], Failure> {
  const refused = new Map<Viewer['kind'], Failure>();
  for (const viewer of viewers) {
    try {
      requirement(viewer);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      refused.set(viewer.kind, error);
    }
  }
  return refused;
}
