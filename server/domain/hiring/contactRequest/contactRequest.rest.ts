import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { withId } from '../../../rest/authorize.ts';
import { byId, neededReference, optionalReference, optionalText } from '../../../rest/body.ts';
import { change, deletion, document, pageOfRecords } from '../../../rest/document.ts';
import { contactRequests, employers } from '../../../rest/fragments.ts';
import { byChange, direction, flag, globalId, id, idOrAll, pageOf, sortIn } from '../../../rest/parameters.ts';
import { changed, created, gone, list, plain, record, type Tag } from '../../../rest/row.ts';
import { requireKnownViewer } from '../../core/viewer/viewer.ts';
import { requireSelf } from './contactRequest.policy.ts';
import { requireIntroduction } from './introduction.ts';

/** Contact requests and introductions. */

const requestId = (id: number) => encodeGlobalId('ContactRequest', id);

/** The fields of a contact request, and of an introduction by an admin. */
const contact = z.object({
  name: optionalText,
  email: optionalText,
  whats_app: optionalText,
  company: optionalText,
  description: optionalText,
  part_time: flag.nullish().transform((value) => value ?? false),
  full_time: flag.nullish().transform((value) => value ?? false),
  employer: optionalReference,
  candidate: neededReference('Please choose a job seeker.'),
});
/** The employer who makes the call, checked even if the rest of the request is invalid. */
const acting = z.object({ employer: optionalReference });
const introduction = contact.extend({ employer: neededReference('Please choose an employer.') });

const contactInput = (body: z.output<typeof contact>) => ({
  jobSeeker: globalId('JobSeeker', body.candidate) ?? '',
  name: body.name,
  email: body.email,
  whatsApp: body.whats_app,
  company: body.company,
  description: body.description,
  partTime: body.part_time,
  fullTime: body.full_time,
});

export const contactRequestsTag: Tag = {
  name: 'Contact requests',
  description: 'An employer contacts a job seeker; an admin introduces the two.',
  paths: ['/api/contact_requests'],
  examples: {
    'EmployersContactRequest.id': 23,
    'ContactRequest.id': 23,
    'ContactRequest.name': 'Erin Tan',
    'ContactRequest.email': 'erin.tan@example.com',
    'ContactRequest.whats_app': '+6598765432',
    'ContactRequest.description': 'We need a waiter for Friday and Saturday nights.',
  },
};

export const contactRequestCalls = {
  'GET /api/contact_requests': list({
    summary: 'The contact requests.',
    input: z.object({
      query: z.object({
        ...byChange,
        employerId: idOrAll,
        'filters[employerId]': idOrAll,
        'filters[candidateId]': idOrAll,
        'filters[jobId]': idOrAll,
        'filters[cityId]': idOrAll,
        'filters[contactRequestStatusId]': idOrAll,
        'filters[fullTime]': flag.optional(),
        'filters[partTime]': flag.optional(),
        'filters[unreadMessages]': flag.optional(),
        'filters[orderByCreatedAt]': direction.optional(),
        'filters[orderByLastMessageReceived]': direction.optional(),
      }),
    }),
    document: pageOfRecords(
      'contactRequests',
      { reverse: 'Boolean!', sort: 'ContactRequestSort!', filter: 'ContactRequestFilter' },
      'ContactRequest',
      ...contactRequests,
    ),
    variables: ({ query }) => {
      const { sort = 'REQUEST_DATE', reverse } = sortIn(query, [
        ['filters[orderByLastMessageReceived]', 'LATEST_MESSAGE', 'DESC'],
        ['filters[orderByCreatedAt]', 'REQUEST_DATE', 'DESC'],
      ]);
      const filter = {
        employerId: query['filters[employerId]'] ?? query.employerId,
        jobSeekerId: query['filters[candidateId]'],
        jobId: query['filters[jobId]'],
        cityId: query['filters[cityId]'],
        statusId: query['filters[contactRequestStatusId]'],
        fullTime: query['filters[fullTime]'],
        partTime: query['filters[partTime]'],
        // 0 stands for all.
        unread: query['filters[unreadMessages]'] || undefined,
      };
      return { ...pageOf(query), sort, reverse, filter };
    },
  }),
  'GET /api/contact_requests/{id}': record({
    summary: 'One contact request, for the two it is about and admins.',
    input: byId,
    onlyFor: requireKnownViewer,
    document: document(
      'query ($id: Int!) { answer: contactRequest(databaseId: $id) { ...ContactRequest _version: version } }',
      ...contactRequests,
    ),
    variables: ({ path }) => ({ id: path.id }),
  }),
  'PUT /api/contact_requests/{id}/change-status-to/{statusId}': changed({
    summary: 'Gives a contact request a status.',
    input: z.object({ path: z.object({ id, statusId: id }) }),
    document: change(
      'changeContactRequestStatus',
      'record: contactRequest { ...ContactRequest _version: version }',
      ...contactRequests,
    ),
    variables: ({ path }) => ({
      input: {
        contactRequest: requestId(path.id),
        status: encodeGlobalId('ContactRequestStatus', path.statusId),
      },
    }),
  }),
  'DELETE /api/contact_requests/{id}': gone({
    summary: 'Deletes a contact request; its chat stays.',
    ...deletion('ContactRequest'),
  }),
  'POST /api/contact_requests/employer-contact-candidate': created({
    summary: 'An employer, who may be a guest, contacts a job seeker.',
    input: z.object({ body: contact }),
    names: { jobSeeker: 'candidate' },
    authorize: ({ body }, { viewer }) => requireSelf(viewer, acting.safeParse(body).data?.employer?.id),
    document: change(
      'contactJobSeeker',
      'record: contactRequest { ...ContactRequest _version: version }',
      ...contactRequests,
    ),
    variables: ({ body }) => ({ input: { ...contactInput(body), employer: globalId('Employer', body.employer) } }),
  }),
  'POST /api/contact_requests/admin-introduce-candidate': created({
    summary: 'An admin introduces a job seeker to an employer; it waits until it is activated.',
    input: z.object({ body: introduction }),
    names: { jobSeeker: 'candidate' },
    document: change('introduceJobSeeker', 'record: chat { chat_id: databaseId }'),
    variables: ({ body }) => ({
      input: { ...contactInput(body), employer: globalId('Employer', body.employer) ?? '' },
    }),
  }),
  'GET /api/contact_requests/get-pending-introduction/{candidateId}': plain({
    summary: 'The pending introductions of a job seeker.',
    input: z.object({ path: z.object({ candidateId: id }) }),
    document: document(
      `query ($candidateId: Int!) {
        answer: pendingIntroductions(first: 100, filter: { jobSeekerId: $candidateId }) {
          edges { node { ...ContactRequest } }
        }
      }`,
      ...contactRequests,
    ),
    variables: ({ path }) => path,
  }),
  'POST /api/contact_requests/activate-new-introduction/{id}': changed({
    summary: 'Activates an introduction, which opens its chat.',
    input: byId,
    authorize: withId(({ id }, ctx) => requireIntroduction(ctx, id)),
    document: change(
      'activateIntroduction',
      'record: contactRequest { ...ContactRequest _version: version }',
      ...contactRequests,
    ),
    variables: ({ path }) => ({ input: { contactRequest: requestId(path.id) } }),
  }),
  'POST /api/employers/no-login': created({
    summary: 'Makes an employer without login, and remembers them by a cookie for an hour.',
    input: z.object({
      body: z.object({ name: optionalText, email: optionalText, whats_app: optionalText, company: optionalText }),
    }),
    document: change('createGuestEmployer', 'record: employer { ...Employer }', ...employers),
    variables: ({ body }) => ({
      input: { name: body.name, email: body.email, whatsApp: body.whats_app, company: body.company },
    }),
  }),
};
