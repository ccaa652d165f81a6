import { Failure, Forbidden } from '../failures/errors.ts';
import type { KeyGroup } from './keyGroups.input.ts';
import { noSession, requireAdmin, type Viewer } from './viewer.ts';

/** Decides whether a viewer may do something at all, regardless of the input. Throws a failure for viewers who may not. */
export type Requirement<Who = unknown> = (viewer: Viewer) => Who;

/** A class of failures. */
export type FailureType = new (...args: never[]) => Failure;

/** What a verb declares about itself. Graph and REST read it, so that neither says it again. */
export type Declaration = {
  requirement: Requirement;
  /** How it can fail, besides for viewers who may not use it. */
  failures: readonly FailureType[];
  /** The group that a key has to include; null where no key may. */
  group: KeyGroup | null;
};

/** Something that a viewer does. It refuses viewers who may not before anything else. */
export type Verb<Context, Args extends unknown[], Result> = Declaration &
  ((ctx: Context, ...args: Args) => Promise<Result>);

/** @param run takes as its second argument what the requirement returns: the person who acts */
export function verb<Context extends { viewer: Viewer }, Who, Args extends unknown[], Result>(
  group: KeyGroup | null,
  requirement: Requirement<Who>,
  failures: readonly FailureType[],
  run: (ctx: Context, who: Who, ...args: Args) => Result | Promise<Result>,
): Verb<Context, Args, Result> {
  const checked = async (ctx: Context, ...args: Args) => {
    const who = requirement(ctx.viewer);
    requireKey(ctx.viewer, group, 'write');
    return run(ctx, who, ...args);
  };
  return Object.assign(checked, { requirement, failures, group });
}

/** A verb of admins. */
export const adminVerb = <Context extends { viewer: Viewer }, Args extends unknown[], Result>(
  group: KeyGroup | null,
  failures: readonly FailureType[],
  run: (ctx: Context, ...args: Args) => Result | Promise<Result>,
): Verb<Context, Args, Result> =>
  verb(group, requireAdmin, failures, (ctx: Context, _admin, ...args: Args) => run(ctx, ...args));

/** A verb of everyone, whose rights depend on the record alone. */
export const publicVerb = <Context extends { viewer: Viewer }, Args extends unknown[], Result>(
  group: KeyGroup | null,
  failures: readonly FailureType[],
  run: (ctx: Context, ...args: Args) => Result | Promise<Result>,
): Verb<Context, Args, Result> =>
  verb(group, everyone, failures, (ctx: Context, _viewer, ...args: Args) => run(ctx, ...args));

/** Lets everyone through. */
export const everyone = (viewer: Viewer): Viewer => viewer;

/**
 * Refuses a key that does not include a group. Viewers without a key may.
 * @param group null: of what no key may do, such as a change of the password
 * @throws Forbidden
 */
export function requireKey(viewer: Viewer, group: KeyGroup | null, act: 'read' | 'write'): void {
  const key = 'key' in viewer ? viewer.key : undefined;
  if (!key) return;
  if (group === null) throw new Forbidden('A key may not do this. Please log in.');
  if (!key.groups.has(group)) throw new Forbidden(`This key does not include the group '${group}'.`);
  if (act === 'write' && !key.canWrite) throw new Forbidden('This key may only read.');
}

const account = { id: 0, sessionId: noSession };

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
