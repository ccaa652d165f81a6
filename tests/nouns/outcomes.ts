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
  Conflict: 409,
  nothing: 404,
};

export type Outcomes = Readonly<Record<Actor, Outcome>>;

/** The same outcome for all actors that are not named. */
export const outcomes = ({ rest, ...named }: Partial<Outcomes> & { rest: Outcome }): Outcomes =>
  Object.fromEntries(actors.map((actor) => [actor, named[actor] ?? rest])) as Outcomes;

export const everyone = (outcome: Outcome): Outcomes => outcomes({ rest: outcome });

/** `otherwise` for all others. */
export const theseOnly = (these: readonly Actor[], outcome: Outcome, otherwise = 'NotFound'): Outcomes =>
  outcomes({ rest: otherwise, ...Object.fromEntries(these.map((actor) => [actor, outcome])) });

export const theseAndAdmins = (these: readonly Actor[], outcome: Outcome, otherwise = 'NotFound'): Outcomes =>
  theseOnly([...these, 'admin'], outcome, otherwise);

/** A record that others do not find. */
export const adminsFind = theseAndAdmins([], 'seen');

/** Users and guests. */
export const knownViewers = (outcome: Outcome): Outcomes => outcomes({ rest: outcome, anonymous: 'SignInRequired' });

/** Users with a login; guests have none. */
export const signedIn = (outcome: Outcome): Outcomes => ({
  ...knownViewers(outcome),
  guest: 'SignInRequired',
  otherGuest: 'SignInRequired',
});

export const adminsOnly = (outcome: Outcome): Outcomes => ({ ...knownViewers('Forbidden'), admin: outcome });

export const jobSeekersOnly = (outcome: Outcome): Outcomes => ({
  ...signedIn('Forbidden'),
  jobSeeker: outcome,
  otherJobSeeker: outcome,
});

const notOthers = { jobSeeker: 'Forbidden', otherJobSeeker: 'Forbidden', admin: 'Forbidden' };

/** Employers and guests. */
export const employersAndGuests = (outcome: Outcome): Outcomes => ({ ...knownViewers(outcome), ...notOthers });

/** Employers with a login. */
export const registeredEmployers = (outcome: Outcome): Outcomes => ({ ...signedIn(outcome), ...notOthers });
