import { type Actor, actors, type World } from '../../access/world.ts';
import type { Attempt } from '../call.ts';

/** The largest id there can be: nobody's and nothing's. */
export const noId = 2_147_483_647;
export const nobody = { id: noId } as const;

/** What each of the nine is answered. */
export type Policy = Record<Actor, number>;

/** A call about something in particular. */
export type Case = {
  /** A good request, were it not for who makes it. What a call uses up is made for each asking. */
  attempt: (world: World, actor: Actor) => Attempt | Promise<Attempt>;
  answers: Policy;
  /** The same about nothing that there is; without it the first name in the path is that of no record. */
  aboutNothing?: (attempt: Attempt) => Attempt;
  /** What those who may are answered about nothing; 404 unless it is a list. */
  nothing?: number;
};

/** The cases of a call, by what they are about. */
export type Cases = Record<string, Case>;

/** The same answer for all but the ones named. */
export function policy({ rest, ...named }: Partial<Policy> & { rest: number }): Policy {
  const answers: Policy = {
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

export const everybody = (status: number): Policy => policy({ rest: status });

/** The back office's. */
export const adminsOnly = (status: number): Policy => policy({ rest: 403, anonymous: 401, admin: status });

/** Who has signed in. A guest has no login. */
export const whoeverHasSignedIn = (status: number): Policy =>
  policy({ rest: status, anonymous: 401, guest: 401, otherGuest: 401 });

/** Everybody whom the marketplace knows, guests included. */
export const whoeverIsKnown = (status: number): Policy => policy({ rest: status, anonymous: 401 });

/** Employers with a login, as themselves. */
export const registeredEmployers = (status: number): Policy =>
  policy({
    rest: status,
    anonymous: 401,
    guest: 401,
    otherGuest: 401,
    jobSeeker: 403,
    otherJobSeeker: 403,
    admin: 403,
  });

/** The employer whose it is. */
export const theEmployerAlone = (status: number): Policy => ({
  ...registeredEmployers(404),
  employer: status,
});

/** These and the admins; for everybody else it is not there. */
export const theseAndAdmins = (these: readonly Actor[], status: number): Policy =>
  policy({ rest: 404, admin: status, ...Object.fromEntries(these.map((actor) => [actor, status])) });
