import { makeContact } from '../../access/fixtures.ts';
import { makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import type { Noun } from '../noun.ts';
import { contactRequestGraph } from './graph.ts';
import { contactRequestRest } from './rest.ts';

export const contactRequest = {
  graph: contactRequestGraph,
  rest: contactRequestRest,
  fields: {
    'path.statusId': 'id',
    'path.candidateId': 'id',
    'query.employerId': 'idFilter',
    'query.filters[employerId]': 'idFilter',
    'query.filters[candidateId]': 'idFilter',
    'query.filters[jobId]': 'idFilter',
    'query.filters[cityId]': 'idFilter',
    'query.filters[contactRequestStatusId]': 'idFilter',
    'query.filters[fullTime]': 'flag',
    'query.filters[partTime]': 'flag',
    'query.filters[unreadMessages]': 'flag',
    'query.filters[orderByLastMessageReceived]': 'direction',
    'body.name': 'text',
    'body.email': 'email',
    'body.whats_app': 'phone',
    'body.company': 'text',
    'body.description': 'text',
    'body.part_time': 'flag',
    'body.full_time': 'flag',
    'body.employer': 'reference',
    'body.candidate': 'reference',
  },
  hidden: ({ app, contacts }) => {
    const column =
      (name: string, of: 'employer' | 'premium' = 'employer') =>
      (text: string) =>
        app.services.db.contactRequest.update({ where: { id: contacts[of].requestId }, data: { [name]: text } });
    return {
      "the request's surname": {
        set: (text) => column('name')(`Maria ${text}`),
        seenBy: ['employer', 'admin'],
      },
      "the request's email": {
        set: (text) => column('email')(`${text}@hidden.test`),
        seenBy: ['employer', 'admin'],
      },
      "the request's WhatsApp": { set: column('whatsApp'), seenBy: ['employer', 'admin'] },
      "the request's company": { set: column('company'), seenBy: ['employer', 'admin'] },
      "the request's description, without a subscription": {
        set: column('description'),
        seenBy: ['employer', 'admin'],
      },
      "the description of premium's request": {
        set: column('description', 'premium'),
        seenBy: ['premium', 'jobSeeker', 'admin'],
      },
    };
  },
  makeSpare: async (fixtures) => {
    const { db } = fixtures.app.services;
    const { id } = await makeEmployer(db);
    await makeContact(fixtures, { kind: 'employer', id, sessionId: id }, await makeJobSeeker(db, fixtures.catalog));
  },
} satisfies Noun;
