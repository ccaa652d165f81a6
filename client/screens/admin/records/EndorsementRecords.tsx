import { graphql, usePreloadedQuery } from 'react-relay';
import { endorsementImageSide } from '../../../../server/domain/files/stored/upload.input.ts';
import {
  endorsementNameMaxLength,
  endorsementSchema,
  endorsementTextMaxLength,
} from '../../../../server/domain/office/catalog/catalog.input.ts';
import type { EndorsementRecordsFormQuery } from '../../../__generated__/EndorsementRecordsFormQuery.graphql.ts';
import type { EndorsementRecordsImageMutation } from '../../../__generated__/EndorsementRecordsImageMutation.graphql.ts';
import type { EndorsementRecordsQuery } from '../../../__generated__/EndorsementRecordsQuery.graphql.ts';
import type { EndorsementRecordsSaveMutation } from '../../../__generated__/EndorsementRecordsSaveMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { PictureField } from '../../../features/core/picture/PictureField.tsx';
import { useChosenPicture } from '../../../features/core/picture/useChosenPicture.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { RadioList } from '../../../ui/form/RadioList.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { RecordOrder, RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { endorsementKinds, recordKinds } from './recordKinds.ts';

export const list = { default: EndorsementList, ...recordsFaces(recordKinds.endorsement) };

/** /admin/endorsements: the clients and testimonials of the home page. */
function EndorsementList({ queryRef }: ScreenProps<EndorsementRecordsQuery>) {
  const { all, endorsements } = usePreloadedQuery<EndorsementRecordsQuery>(
    graphql`
      query EndorsementRecordsQuery($first: Int!, $page: Int!) @preloadable {
        all: endorsements(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        endorsements(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              kind
              name
              subTitle
              createdAt
            }
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <RecordsScreen
      kind={recordKinds.endorsement}
      lead="Clients and testimonials. A section without any is hidden."
      records={endorsements}
      label={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
        { id: 'kind', header: 'Kind', phone: 'aside', cell: ({ kind }) => endorsementKinds[kind] },
        { id: 'subTitle', header: 'Subtitle', phone: 'line', cell: ({ subTitle }) => subTitle },
        { id: 'created', header: 'Created', cell: ({ createdAt }) => <DateText at={createdAt} /> },
      ]}
      deletion={deletion}
      order={
        <RecordOrder
          title="Order on the home page"
          records={all.edges.map(({ node }) => ({ id: node.id, label: node.name }))}
          ordering={ordering}
        />
      }
      empty={
        <EmptyState title="No clients or testimonials yet">What you add here appears on the home page.</EmptyState>
      }
    />
  );
}

const deletion = graphql`
  mutation EndorsementRecordsDeleteMutation($input: DeleteEndorsementInput!) {
    deleteEndorsement(input: $input) {
      ... on DeleteEndorsementPayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

const ordering = graphql`
  mutation EndorsementRecordsOrderMutation($input: OrderEndorsementsInput!) {
    orderEndorsements(input: $input) {
      ... on OrderEndorsementsPayload @alias(as: "success") {
        ids
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

export const form = { default: EndorsementForm, ...recordFaces(recordKinds.endorsement) };

/** /admin/endorsements/{id} and /admin/endorsements/create */
function EndorsementForm({ queryRef, params: { id } }: ScreenProps<EndorsementRecordsFormQuery, { id?: number }>) {
  const query = usePreloadedQuery<EndorsementRecordsFormQuery>(
    graphql`
      query EndorsementRecordsFormQuery($id: Int!) @preloadable {
        ...RecordHistory_query @arguments(recordType: ENDORSEMENT, recordId: $id)
        endorsement(databaseId: $id) {
          id
          version
          kind
          name
          subTitle
          text
          imageUri
        }
      }
    `,
    queryRef,
  );
  const { endorsement } = query;
  const [uploadImage] = useAction<EndorsementRecordsImageMutation>(graphql`
    mutation EndorsementRecordsImageMutation($input: UploadEndorsementImageInput!) {
      uploadEndorsementImage(input: $input) {
        ... on UploadEndorsementImagePayload @alias(as: "success") {
          uri
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [save] = useAction<EndorsementRecordsSaveMutation>(graphql`
    mutation EndorsementRecordsSaveMutation($input: SaveEndorsementInput!) {
      saveEndorsement(input: $input) {
        ... on SaveEndorsementPayload @alias(as: "success") {
          endorsement {
            id
            version
            kind
            name
            subTitle
            text
            imageUri
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const picture = useChosenPicture(endorsementImageSide);
  const form = useRecordForm({
    kind: recordKinds.endorsement,
    id,
    record: endorsement,
    schema: endorsementSchema,
    initialValues: {
      kind: endorsement?.kind ?? 'TESTIMONIAL',
      name: endorsement?.name ?? '',
      subTitle: endorsement?.subTitle ?? '',
      text: endorsement?.text ?? '',
      imageUri: endorsement?.imageUri ?? null,
    },
    shown: ({ kind, name, subTitle, text, imageUri }) => ({
      kind: ['Kind', endorsementKinds[kind]],
      name: ['Name', name],
      subTitle: ['Subtitle', subTitle],
      text: ['Text', text],
      imageUri: ['Picture', imageUri ? 'Shown' : 'None'],
    }),
    async save(input) {
      const image = await picture.cropped();
      if (!image) return save({ input: { id: endorsement?.id, ...input } });
      const uploaded = await uploadImage({ input: { image } });
      if (!uploaded.ok) return uploaded;
      return save({ input: { id: endorsement?.id, ...input, imageUri: uploaded.success.uri } });
    },
    saved: (success) => `“${success.endorsement.name}” was saved.`,
  });
  const { kind, imageUri } = form.values;
  const image = form.field('imageUri');
  const what = kind === 'CLIENT' ? 'logo' : 'photo';
  return (
    <RecordScreen form={form} query={query}>
      <RadioList
        legend="Kind"
        options={[
          { value: 'TESTIMONIAL', label: endorsementKinds.TESTIMONIAL },
          { value: 'CLIENT', label: endorsementKinds.CLIENT },
        ]}
        {...form.field('kind')}
      />
      <TextField label="Name" maxLength={endorsementNameMaxLength} {...form.field('name')} />
      <TextField
        label="Subtitle"
        hint="One line below the name, such as “Bakery, Paris” or “Barista, Singapore”."
        {...form.field('subTitle')}
      />
      {kind === 'TESTIMONIAL' && (
        <TextArea
          label="Text"
          hint="Their own words, used with their permission."
          maxLength={endorsementTextMaxLength}
          {...form.field('text')}
        />
      )}
      <PictureField
        id={image.id}
        error={image.error}
        picture={picture}
        what={what}
        isPresent={imageUri !== null}
        present={imageUri !== null && <Photo src={imageUri} name="" alt={`The ${what}`} size={112} eager />}
        onRemove={() => form.setValues({ ...form.values, imageUri: null })}
        busy={form.busy}
      />
    </RecordScreen>
  );
}
