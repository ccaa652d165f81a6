import type { Failure } from '../failures/errors.ts';
import { requireKey } from './key.ts';
import type { KeyGroup } from './keyGroups.input.ts';
import { requireAdmin } from './require.ts';
import type { Viewer } from './viewer.ts';

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
