import { z } from 'zod';
import { encodeGlobalId } from '../../graphql/globalId.ts';
import { byId, text } from '../body.ts';
import { pageOfRecords } from '../document.ts';
import { employers } from '../fragments.ts';
import { direction, flag, idOrAll, pageOf, paging, sortIn } from '../parameters.ts';
import { changed, gone, list } from '../row.ts';
import { deletion } from './deletion.ts';
import { sendEmail } from './person.ts';

/** Employers (document 001 §7), for the back office. */

export const employerCalls = {
  'GET /api/employers': list({
    summary: 'The employers, guests included.',
    input: z.object({
      query: z.object({
        ...paging,
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
