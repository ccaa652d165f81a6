import { builder } from '../../../graphql/builder.ts';
import { connectionOf, reverseArg } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { addDelete, addOrder, addSave, versionField } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { byPosition, withDirection } from '../../core/lists/listing.ts';
import { endorsementVerbs } from './catalog.ts';

const EndorsementKind = builder.enumType('EndorsementKind', {
  description: 'What the home page shows.',
  values: {
    CLIENT: { description: 'A company that hires here.' },
    TESTIMONIAL: { description: 'A person and what they say.' },
  } as const,
});

const Endorsement = builder.prismaNode('Endorsement', {
  extensions: readBy('EVERY'),
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'A client or a testimonial of the home page.',
  fields: (t) => ({
    version: versionField(t, 'ENDORSEMENT'),
    databaseId: t.exposeInt('id', { description: 'The integer id used in URLs.' }),
    kind: t.expose('kind', { type: EndorsementKind, description: 'Which of the two it is.' }),
    name: t.exposeString('name', { description: 'The company or the person.' }),
    subTitle: t.exposeString('subTitle', { description: "One line below the name, such as 'Bakery, Paris'." }),
    text: t.exposeString('text', { nullable: true, description: 'What the person says. Null for a client.' }),
    imageUri: t.exposeString('imageUri', { nullable: true, description: 'The logo or the photo, a square.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  endorsements: t.connection(
    {
      type: Endorsement,
      authScopes: { public: true },
      description:
        'The clients and testimonials of the home page, in the order that admins have given; a new one comes first.',
      args: { page: t.arg.int(pageArg), reverse: t.arg.boolean(reverseArg) },
      resolve: (_root, args, ctx) =>
        connectionOf(ctx, withDirection(byPosition, args.reverse), args, rowsOf(ctx, 'endorsement')),
    },
    { name: 'EndorsementConnection', description: 'A page of endorsements.', fields: numberedPages },
    { name: 'EndorsementEdge' },
  ),
  endorsement: t.prismaField({
    type: Endorsement,
    nullable: true,
    authScopes: { public: true },
    description: 'The endorsement with this integer id.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db }) =>
      db.endorsement.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));

addSave(
  'ENDORSEMENT',
  Endorsement,
  (t) => ({
    kind: t.field({ type: EndorsementKind, required: true, description: 'Which of the two it is.' }),
    name: t.string({ required: true, description: 'The company or the person.' }),
    subTitle: t.string({ required: true, description: 'One line below the name.' }),
    text: t.string({ description: 'What the person says. A testimonial needs it; that of a client is dropped.' }),
    imageUri: t.string({ description: 'The picture from `uploadEndorsementImage`; null: none.' }),
  }),
  {
    description: 'Creates or changes a client or a testimonial of the home page. For admins.',
    idDescription: 'The record to change; without it a new one is created.',
    save: endorsementVerbs.save,
  },
);

addOrder('ENDORSEMENT', 'Endorsements', 'Puts the clients and testimonials of the home page in order. For admins.');
addDelete('Endorsement', 'Deletes a client or a testimonial of the home page. For admins.', endorsementVerbs.remove);
