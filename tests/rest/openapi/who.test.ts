import { expect, it } from 'vitest';
import { askedBy } from '../../../server/rest/openapi/who.ts';
import { type Actor, actors } from '../../access/world.ts';
import type { Cases } from '../roles/policy.ts';
import { roles } from '../roles/table.ts';

/** Whom the document says a call is for is whom the calls are seen to be for. */

/** From everybody to the fewest. */
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

it.each(Object.entries<Cases>(roles))('%s', (call, cases) => {
  const answers = Object.values(cases).map((one) => one.answers);
  const always = (actor: Actor, status: number) => answers.every((policy) => policy[actor] === status);
  // A card that is refused was let through.
  const isLetThrough = (actor: Actor) => answers.some((policy) => policy[actor] < 400 || policy[actor] === 402);
  const widest = Math.min(...actors.filter(isLetThrough).map((actor) => circles.indexOf(circleOf(actor))));
  const theirs = circles.indexOf(documented(call));
  expect(theirs, 'let through and not named').toBeLessThanOrEqual(widest);
  if (always('anonymous', 401)) expect(documented(call), 'a visitor has to sign in').not.toBe('everybody');
  if (always('guest', 401)) expect(documented(call), 'a guest has to sign in').not.toBe('users');
  const isAdmins = actors.every((actor) => ['anonymous', 'admin'].includes(actor) || always(actor, 403));
  if (isAdmins) expect(documented(call)).toBe('admins');
});
