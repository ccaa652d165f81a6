import { type Actor, actors, type World } from './world.ts';

/**
 * What an asking comes to. `seen`: an object; `nothing`: null; a list: the names that the row gives its records, or `empty`;
 * `done`: a mutation's payload; else the name of the failure.
 */
export type Outcome = string;

/** A question, put by each of the nine actors. */
export type Question = {
  /** One operation with the field in question as its only root field; unions are asked for `__typename`. */
  ask: string;
  /** What this actor sends. Makes what the question uses up, so that the nine do not meet. */
  variables?: (world: World, actor: Actor) => Promise<Record<string, unknown>> | Record<string, unknown>;
  /** Names of the records that a list is looked through for, by global id or by integer id. */
  names?: (world: World) => Record<string, string | number>;
  answers: Record<Actor, Outcome>;
};

/** The questions of one root field (`Query.jobs`) or of a type that `node(id:)` gives (`node Chat`), by what they are about. */
export type Rows = Record<string, Record<string, Question>>;

/** The same answer for all but the ones named. */
export function cells({ rest, ...named }: Partial<Record<Actor, Outcome>> & { rest: Outcome }): Record<Actor, Outcome> {
  const answers: Record<Actor, Outcome> = {
    anonymous: rest,
    guest: rest,
    otherGuest: rest,
    jobSeeker: rest,
    otherJobSeeker: rest,
    employer: rest,
    otherEmployer: rest,
    premium: rest,
    admin: rest,
  };
  for (const actor of actors) answers[actor] = named[actor] ?? rest;
  return answers;
}

export const everyone = (outcome: Outcome): Record<Actor, Outcome> => cells({ rest: outcome });

/** What only the back office does. */
export const adminsOnly = (outcome: Outcome): Record<Actor, Outcome> =>
  cells({ rest: 'Forbidden', anonymous: 'SignInRequired', admin: outcome });
