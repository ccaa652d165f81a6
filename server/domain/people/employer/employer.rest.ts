import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { withId } from '../../../rest/authorize.ts';
import { byId, optionalReference, optionalText, text } from '../../../rest/body.ts';
import { change, deletion, pageOfRecords, sendEmail } from '../../../rest/document.ts';
import { employers } from '../../../rest/fragments.ts';
import { byChange, direction, flag, idOrAll, pageOf, sortIn } from '../../../rest/parameters.ts';
import { changed, gone, list, type Tag } from '../../../rest/row.ts';
import { employerRecordTexts } from '../../core/catalog/employerFields.input.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { requireEditableEmployer } from './employer.ts';

/** Employers, for the back office. */

/** Null and an empty text clear what may be empty. */
const body = z.object({
  name: optionalText,
  email: optionalText,
  whats_app: optionalText,
  city: optionalReference,
  job: optionalReference,
  part_time: flag.nullish(),
  full_time: flag.nullish(),
  ...forFields(employerRecordTexts, () => optionalText),
});

const inputOf = ({ whats_app, city, job, part_time, full_time, ...texts }: z.output<typeof body>) => ({
  ...texts,
  whatsApp: whats_app,
  cityId: city === null ? null : city?.id,
  jobId: job === null ? null : job?.id,
  partTime: part_time,
  fullTime: full_time,
});

const save = change('saveEmployer', 'record: employer { ...Employer _version: version }', ...employers);

export const employersTag: Tag = {
  name: 'Employers',
  description: 'Employers, and guests: employers without a login, known by a cookie for an hour.',
  paths: ['/api/employers'],
  examples: {
    'employer.id': 12,
    'employer.name': 'Erin',
    'Employer.id': 12,
    'Employer.name': 'Erin Tan',
    'Employer.email': 'erin.tan@example.com',
    'Employer.whats_app': '+6598765432',
    'Employer.photo_uri': '/media/photos/8a4f2d6c1e7b49a3c5d0f9e8b6a2c4d7.webp',
  },
};

export const employerCalls = {
  'GET /api/employers': list({
    summary: 'The employers, guests included.',
    input: z.object({
      query: z.object({
        ...byChange,
        'filters[city_id]': idOrAll,
        'filters[q]': z.string().optional(),
        'filters[unreadMessages]': flag.optional(),
        'filters[orderByCreatedAt]': direction.optional(),
        'filters[orderByLastMessageReceived]': direction.optional(),
      }),
    }),
    document: pageOfRecords(
      'employers',
      { reverse: 'Boolean!', sort: 'EmployerSort', filter: 'EmployerFilter' },
      'Employer',
      ...employers,
    ),
    variables: ({ query }) => ({
      ...pageOf(query),
      ...sortIn(query, [
        ['filters[orderByLastMessageReceived]', 'LATEST_MESSAGE', 'DESC'],
        ['filters[orderByCreatedAt]', 'NEWEST', 'DESC'],
      ]),
      filter: {
        cityId: query['filters[city_id]'],
        q: query['filters[q]'],
        unread: query['filters[unreadMessages]'] || undefined,
      },
    }),
  }),
  'PUT /api/employers/{id}': changed({
    summary: "Changes an employer: the viewer's own record, or any for admins. What is absent stays as it is.",
    input: byId.extend({ body }),
    authorize: withId(({ id }, ctx) => requireEditableEmployer(ctx, id)),
    document: save,
    variables: ({ path, body }) => ({ input: { employer: encodeGlobalId('Employer', path.id), ...inputOf(body) } }),
  }),
  'DELETE /api/employers/{id}': gone({
    summary: 'Deletes an employer; chats and contact requests stay readable.',
    ...deletion('Employer', 'deleteUser'),
  }),
  'POST /api/employers/email/{id}': changed({
    summary: 'Mails an employer.',
    input: byId.extend({ body: z.object({ message: text }) }),
    names: { text: 'message' },
    document: sendEmail,
    variables: ({ path, body }) => ({ input: { user: encodeGlobalId('Employer', path.id), text: body.message } }),
  }),
};
