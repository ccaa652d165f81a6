import { expect, it } from 'vitest';
import { askedBy } from '../../../server/rest/openapi/who.ts';
import { type Actor, actors } from '../../access/world.ts';
import { restCases } from '../roles/cases.ts';

/** The document names, for each call, the users who are let through. */

/** From the most people to the fewest. */
const circles = ['everybody', 'users', 'people with a login', 'admins'] as const;

function documented(call: string): (typeof circles)[number] {
  const { security } = askedBy(call);
  if (security.some((one) => Object.keys(one).length === 0)) return 'everybody';
  if (security.some((one) => 'guest' in one)) return 'users';
  return security.some(({ session }) => session?.includes('ROLE_ADMIN')) ? 'admins' : 'people with a login';
}

const circleOf = (actor: Actor) => {
  if (actor === 'anonymous') return 'everybody';
  if (actor === 'admin') return 'admins';
  return actor === 'guest' || actor === 'otherGuest' ? 'users' : 'people with a login';
};

const calls = [...new Set(restCases.map(({ call }) => call))];

it.each(calls)('%s', (call) => {
  const answers = restCases.filter((one) => one.call === call).map(({ statuses }) => statuses);
  const always = (actor: Actor, status: number) => answers.every((statuses) => statuses[actor] === status);
  // A declined card shows that the caller was let through.
  const isLetThrough = (actor: Actor) => answers.some((statuses) => statuses[actor] < 400 || statuses[actor] === 402);
  const widest = Math.min(...actors.filter(isLetThrough).map((actor) => circles.indexOf(circleOf(actor))));
  const theirs = circles.indexOf(documented(call));
  expect(theirs, 'let through and not named').toBeLessThanOrEqual(widest);
  if (always('anonymous', 401)) expect(documented(call), 'a visitor has to sign in').not.toBe('everybody');
  if (always('guest', 401)) expect(documented(call), 'a guest has to sign in').not.toBe('users');
  const isAdmins = actors.every((actor) => ['anonymous', 'admin'].includes(actor) || always(actor, 403));
  if (isAdmins) expect(documented(call)).toBe('admins');
});
