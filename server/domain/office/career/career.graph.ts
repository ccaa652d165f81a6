import { builder } from '../../../graphql/builder.ts';
import { connectionOf, reverseArg, updatedSinceArg } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { addDelete, addOrder, addSave, versionField } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { byPosition, withDirection } from '../../core/lists/listing.ts';
import { markdownToPageHtml } from '../../core/text/markdown.ts';
import { careerVerbs } from './career.ts';

const Career = builder.prismaNode('Career', {
  extensions: readBy('EVERY'),
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'An open position at the company itself.',
  fields: (t) => ({
    version: versionField(t, 'CAREER'),
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    title: t.exposeString('title', { description: 'The position.' }),
    subTitle: t.exposeString('subTitle', { description: 'One line below the title.' }),
    description: t.exposeString('description', { description: 'Description of the position, in Markdown.' }),
    descriptionHtml: t.string({
      description: 'The description as safe HTML: all HTML in it is escaped, and links lead to the web or to mail.',
      resolve: ({ description }) => markdownToPageHtml(description),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  careers: t.connection(
    {
      type: Career,
      authScopes: { public: true },
      description: 'All careers, in the order that admins have given; a new one comes first.',
      args: {
        page: t.arg.int(pageArg),
        reverse: t.arg.boolean(reverseArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: (_root, args, ctx) =>
        connectionOf(ctx, withDirection(byPosition, args.reverse), args, rowsOf(ctx, 'career')),
    },
    { name: 'CareerConnection', description: 'A page of careers.', fields: numberedPages },
    { name: 'CareerEdge' },
  ),
  career: t.prismaField({
    type: Career,
    nullable: true,
    authScopes: { public: true },
    description: 'The career with this integer id.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db }) => db.career.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));

addSave(
  'CAREER',
  Career,
  (t) => ({
    title: t.string({ required: true, description: 'The position.' }),
    subTitle: t.string({ required: true, description: 'One line below the title.' }),
    description: t.string({ required: true, description: 'Description of the position, in Markdown.' }),
  }),
  {
    description: 'Creates or changes a career. For admins.',
    idDescription: 'The career to change; without it a new one is created.',
    save: careerVerbs.save,
  },
);

addOrder('CAREER', 'Careers', 'Puts the careers in order. For admins.');
addDelete('Career', 'Deletes a career. For admins.', careerVerbs.remove);
