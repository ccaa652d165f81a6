import { type Actor, actors } from '../access/fixtures.ts';

/**
 * The result of a request. `seen`: an object; `nothing`: null; for a list the names of its records, or `empty`;
 * `listening`: a subscription; `done`: the payload of a mutation or any success of a REST call; otherwise the name of the
 * failure.
 */
export type Outcome = string;

/** The statuses of refusals, in REST and in the socket. */
export const refusalStatus: Readonly<Record<Outcome, number>> = {
  InvalidInput: 400,
  SignInRequired: 401,
  SubscriptionRequired: 402,
  PaymentFailed: 402,
  Forbidden: 403,
  NotFound: 404,
  nothing: 404,
};

export type Outcomes = Readonly<Record<Actor, Outcome>>;

/** The same outcome for all actors that are not named. */
export function outcomes({ rest, ...named }: Partial<Outcomes> & { rest: Outcome }): Outcomes {
  const all: Record<Actor, Outcome> = {
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
  for (const actor of actors) all[actor] = named[actor] ?? rest;
  return all;
}

export const everyone = (outcome: Outcome): Outcomes => outcomes({ rest: outcome });

export const adminsOnly = (outcome: Outcome): Outcomes =>
  outcomes({ rest: 'Forbidden', anonymous: 'SignInRequired', admin: outcome });

/** Users with a login; guests have none. */
export const signedIn = (outcome: Outcome): Outcomes =>
  outcomes({ rest: outcome, anonymous: 'SignInRequired', guest: 'SignInRequired', otherGuest: 'SignInRequired' });

/** Users and guests. */
export const knownViewers = (outcome: Outcome): Outcomes => outcomes({ rest: outcome, anonymous: 'SignInRequired' });

export const jobSeekersOnly = (outcome: Outcome): Outcomes => ({
  ...signedIn('Forbidden'),
  jobSeeker: outcome,
  otherJobSeeker: outcome,
});

/** Employers and guests. */
export const employersAndGuests = (outcome: Outcome): Outcomes => ({
  ...knownViewers(outcome),
  jobSeeker: 'Forbidden',
  otherJobSeeker: 'Forbidden',
  admin: 'Forbidden',
});

/** Employers with a login. */
export const registeredEmployers = (outcome: Outcome): Outcomes => ({
  ...signedIn(outcome),
  jobSeeker: 'Forbidden',
  otherJobSeeker: 'Forbidden',
  admin: 'Forbidden',
});

/** These and the admins; `otherwise` for all others. */
export const theseAndAdmins = (these: readonly Actor[], outcome: Outcome, otherwise = 'NotFound'): Outcomes =>
  outcomes({ rest: otherwise, admin: outcome, ...Object.fromEntries(these.map((actor) => [actor, outcome])) });
