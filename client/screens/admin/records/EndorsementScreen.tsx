import { graphql, usePreloadedQuery } from 'react-relay';
import { endorsementImageSide } from '../../../../server/domain/files/stored/upload.input.ts';
import {
  endorsementNameMaxLength,
  endorsementSchema,
  endorsementTextMaxLength,
} from '../../../../server/domain/office/catalog/catalog.input.ts';
import type { EndorsementScreenImageMutation } from '../../../__generated__/EndorsementScreenImageMutation.graphql.ts';
import type { EndorsementScreenMutation } from '../../../__generated__/EndorsementScreenMutation.graphql.ts';
import type { EndorsementScreenQuery } from '../../../__generated__/EndorsementScreenQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { PictureField } from '../../../features/core/picture/PictureField.tsx';
import { useChosenPicture } from '../../../features/core/picture/useChosenPicture.ts';
import { Photo } from '../../../ui/display/Photo.tsx';
import { RadioList } from '../../../ui/form/RadioList.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { endorsementKinds, recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordFaces(recordKinds.endorsement);

/** /admin/endorsements/{id} and /admin/endorsements/create */
export default function EndorsementScreen({
  queryRef,
  params: { id },
}: ScreenProps<EndorsementScreenQuery, { id?: number }>) {
  const query = usePreloadedQuery<EndorsementScreenQuery>(
    graphql`
      query EndorsementScreenQuery($id: Int!) @preloadable {
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
  const [uploadImage] = useAction<EndorsementScreenImageMutation>(graphql`
    mutation EndorsementScreenImageMutation($input: UploadEndorsementImageInput!) {
      uploadEndorsementImage(input: $input) {
        ... on UploadEndorsementImagePayload @alias(as: "success") {
          uri
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [save] = useAction<EndorsementScreenMutation>(graphql`
    mutation EndorsementScreenMutation($input: SaveEndorsementInput!) {
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
