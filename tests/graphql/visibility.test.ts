import { beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Actor, actors, testFixtures } from '../access/fixtures.ts';
import { readAs } from '../support/graph.ts';

/**
 * The data of a job seeker and of an employer for each viewer, field by field. That no list, chat, event or error reveals it:
 * tests/access/visibility.thorough.test.ts. That an employer needs a subscription and a contact: tests/billing/paywall.test.ts.
 */

const fixtures = testFixtures();
beforeAll(async () => {
  const { db } = fixtures.app.services;
  const { jobSeeker, otherEmployer } = fixtures.people;
  await db.user.update({ where: { id: jobSeeker.id }, data: { name: 'Maria Last' } });
  await db.user.update({ where: { id: otherEmployer.id }, data: { name: 'Erin Last' } });
});

const look = async (actor: Actor, typename: 'JobSeeker' | 'Employer', id: number, fields: string) => {
  const query = `query ($id: ID!) { node(id: $id) { ... on ${typename} { ${fields} } } }`;
  return (await readAs(fixtures.app, fixtures.viewer(actor), query, { id: encodeGlobalId(typename, id) })).node;
};

describe.each(actors)('%s', (actor) => {
  it('sees the contact data and the private data of a job seeker only as far as permitted', async () => {
    const { id, email, whatsApp, zipCode, situationInCountry } = fixtures.people.jobSeeker;
    const fields = 'name email whatsApp zipCode situationInCountry updated active title minRate';
    const withContact = ['jobSeeker', 'premium', 'admin'].includes(actor);
    const isOwn = ['jobSeeker', 'admin'].includes(actor);
    expect(await look(actor, 'JobSeeker', id, fields)).toEqual({
      ...(withContact ? { name: 'Maria Last', email, whatsApp } : { name: 'Maria', email: null, whatsApp: null }),
      ...(isOwn
        ? { zipCode, situationInCountry, updated: true, active: true }
        : { zipCode: null, situationInCountry: null, updated: null, active: null }),
      title: 'Friendly waiter',
      minRate: 12,
    });
  });

  it('sees an employer by first name, and contact data and company only as themselves and as an admin', async () => {
    const { id, email, whatsApp, company } = fixtures.people.otherEmployer;
    expect(await look(actor, 'Employer', id, 'name email whatsApp company')).toEqual(
      ['otherEmployer', 'admin'].includes(actor)
        ? { name: 'Erin Last', email, whatsApp, company }
        : { name: 'Erin', email: null, whatsApp: null, company: null },
    );
  });
});
