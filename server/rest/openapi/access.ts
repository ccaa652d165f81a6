import type { KeyGroup } from '../../domain/core/viewer/keyGroups.input.ts';
import { refusedViewers } from '../../domain/core/viewer/verb.ts';
import { groupsOf } from '../../graphql/keyGroups.ts';
import { isFeed, type Row } from '../row.ts';

/** Who may make a call. What each viewer sees in the response is decided elsewhere. */
type Access = { security: Record<string, string[]>[]; description: string };

/** For each kind of viewer the cookies with their role, and a description. */
const everyone: Access = { security: [{}, { session: [] }, { guest: [] }], description: 'Public.' };
const users: Access = {
  security: [{ session: [] }, { guest: [] }],
  description: 'For users who are signed in, and guests by their cookie.',
};
const peopleWithLogin: Access = { security: [{ session: [] }], description: 'For users who are signed in.' };
const admins: Access = { security: [{ session: ['ROLE_ADMIN'] }], description: 'For admins.' };

/** With the groups that a key needs; each of the schemes is enough. An app has an access token where a browser has a session. */
export function askedBy(row: Row): Access {
  const { security: cookies, description } = viewersOf(row);
  const security = cookies.flatMap((one) => (one.session ? [one, { token: one.session }] : [one]));
  const groups = keyGroupsOf(row);
  if (groups.includes(null)) return { security, description };
  const needed = groups.length === 0 ? 'Every key may make it.' : `A key needs ${groups.join(', ')}.`;
  return { security: [...security, { key: [] }], description: `${description} ${needed}` };
}

/** The groups that a key needs for a call; null among them: no key may make it. A feed is for visitors, whoever asks. */
export const keyGroupsOf = (row: Row): (KeyGroup | null)[] =>
  isFeed(row) ? [] : [...new Set(row.documents.flatMap(groupsOf))].sort();

function viewersOf({ requirements, missing, knownOnly }: Row): Access {
  const refused = new Set(requirements.flatMap((requirement) => [...refusedViewers(requirement).keys()]));
  // A call about the viewer has nothing to answer to a visitor.
  if (!refused.has('anonymous') && missing !== 401 && !knownOnly) return everyone;
  if (!refused.has('guest')) return users;
  return refused.has('jobSeeker') && refused.has('employer') ? admins : peopleWithLogin;
}
