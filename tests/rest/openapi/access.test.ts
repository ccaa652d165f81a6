import { expect, it } from 'vitest';
import { askedBy } from '../../../server/rest/openapi/access.ts';
import type { DocumentedCall } from '../../../server/rest/table.ts';
import { table } from '../../../server/rest/table.ts';
import { type Actor, actors } from '../../access/fixtures.ts';
import { restCases } from '../roles/cases.ts';

/** The OpenAPI document names the users who have access to each call. */

/** Groups of users, from the largest to the smallest. */
const circles = ['anyone', 'users', 'people with a login', 'admins'] as const;

function documented(call: DocumentedCall): (typeof circles)[number] {
  const { security } = askedBy(table[call]);
  if (security.some((one) => Object.keys(one).length === 0)) return 'anyone';
  if (security.some((one) => 'guest' in one)) return 'users';
  return security.some(({ session }) => session?.includes('ROLE_ADMIN')) ? 'admins' : 'people with a login';
}

const circleOf = (actor: Actor) => {
  if (actor === 'anonymous') return 'anyone';
  if (actor === 'admin') return 'admins';
  return actor === 'guest' || actor === 'otherGuest' ? 'users' : 'people with a login';
};

const calls = [...new Set(restCases.map(({ call }) => call))];

it.each(calls)('%s', (call) => {
  const answers = restCases.filter((one) => one.call === call).map(({ statuses }) => statuses);
  const always = (actor: Actor, status: number) => answers.every((statuses) => statuses[actor] === status);
  // A declined card shows that the caller had access.
  const hasAccess = (actor: Actor) => answers.some((statuses) => statuses[actor] < 400 || statuses[actor] === 402);
  const widest = Math.min(...actors.filter(hasAccess).map((actor) => circles.indexOf(circleOf(actor))));
  const theirs = circles.indexOf(documented(call));
  expect(theirs, 'has access but is not documented').toBeLessThanOrEqual(widest);
  if (always('anonymous', 401)) expect(documented(call), 'visitors must sign in').not.toBe('anyone');
  if (always('guest', 401)) expect(documented(call), 'guests must sign in').not.toBe('users');
  const isAdmins = actors.every((actor) => ['anonymous', 'admin'].includes(actor) || always(actor, 403));
  if (isAdmins) expect(documented(call)).toBe('admins');
});
