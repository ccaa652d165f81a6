import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures, Person } from '../access/fixtures.ts';
import { outcomeOf } from '../access/outcome.ts';
import { adminsOnly, type Outcome } from '../nouns/outcomes.ts';
import { makeAdmin } from '../support/factories.ts';

/** What an admin does that ends a person's rights, by name. */
export type Ending = 'deleted' | 'banned' | 'demoted';

export const endingsOf = (person: Person): Ending[] => (person === 'admin' ? ['demoted'] : ['deleted', 'banned']);

const documents = {
  deleted: 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { __typename } }',
  banned: 'mutation ($id: ID!) { banUser(input: { user: $id, reason: "For a test" }) { __typename } }',
};

async function anotherAdmin({ app }: Fixtures): Promise<Viewer> {
  const { id } = await makeAdmin(app.services.db);
  return { kind: 'admin', id, sessionId: 0 };
}

/** Ends a person's rights as the product does; an admin loses the role in the database. Returns the outcome. */
export async function end(fixtures: Fixtures, person: Person, ending: Ending): Promise<Outcome> {
  const { id, role } = fixtures.people[person];
  if (ending === 'demoted') {
    await fixtures.app.services.db.user.update({ where: { id }, data: { role: 'ROLE_EMPLOYER' } });
    return 'done';
  }
  const type = role === 'ROLE_CANDIDATE' ? 'JobSeeker' : 'Employer';
  const viewer = await anotherAdmin(fixtures);
  return outcomeOf({ ...fixtures, viewer: () => viewer }, 'admin', {
    ask: documents[ending],
    variables: () => ({ id: encodeGlobalId(type, id) }),
    answers: adminsOnly('done'),
  });
}
