import { expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeEmployer, makeJobSeeker, makeReference } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';

const app = testApp();

it('returns the object of each id, of any type, and null for unknown ids', async () => {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const ids = [
    encodeGlobalId('JobSeeker', 2_000_000_000),
    encodeGlobalId('JobSeeker', (await makeJobSeeker(db, catalog)).id),
    encodeGlobalId('Employer', (await makeEmployer(db)).id),
    encodeGlobalId('City', catalog.cityId),
    'nonsense',
    encodeGlobalId('Job', catalog.jobId),
  ];
  const answer = await askAs(app, { kind: 'anonymous' }, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
  expect(answer.data).toEqual({ nodes: [null, { id: ids[1] }, { id: ids[2] }, { id: ids[3] }, null, { id: ids[5] }] });
});
