import { graphql, usePreloadedQuery } from 'react-relay';
import { careerSchema } from '../../../../server/domain/office/catalog/catalog.input.ts';
import type { CareerScreenMutation } from '../../../__generated__/CareerScreenMutation.graphql.ts';
import type { CareerScreenQuery } from '../../../__generated__/CareerScreenQuery.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { MarkdownArea } from '../../../features/core/form/MarkdownArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const { Skeleton, Failed } = recordFaces(recordKinds.career);

/** /admin/careers/{id} and /admin/careers/create */
export default function CareerScreen({ queryRef, params: { id } }: ScreenProps<CareerScreenQuery, { id?: number }>) {
  const query = usePreloadedQuery<CareerScreenQuery>(
    graphql`
      query CareerScreenQuery($id: Int!) @preloadable {
        ...RecordHistory_query @arguments(recordType: CAREER, recordId: $id)
        career(databaseId: $id) {
          id
          version
          title
          subTitle
          description
        }
      }
    `,
    queryRef,
  );
  const { career } = query;
  const [save] = useAction<CareerScreenMutation>(graphql`
    mutation CareerScreenMutation($input: SaveCareerInput!) {
      saveCareer(input: $input) {
        ... on SaveCareerPayload @alias(as: "success") {
          career {
            id
            version
            title
            subTitle
            description
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useRecordForm({
    kind: recordKinds.career,
    id,
    record: career,
    schema: careerSchema,
    initialValues: {
      title: career?.title ?? '',
      subTitle: career?.subTitle ?? '',
      description: career?.description ?? '',
    },
    shown: ({ title, subTitle, description }) => ({
      title: ['Title', title],
      subTitle: ['Subtitle', subTitle],
      description: ['Description', description],
    }),
    save: (input) => save({ input: { id: career?.id, ...input } }),
    saved: (success) => `The career “${success.career.title}” was saved.`,
  });
  return (
    <RecordScreen form={form} query={query}>
      <TextField label="Title" {...form.field('title')} />
      <TextField label="Subtitle" {...form.field('subTitle')} />
      <MarkdownArea label="Description" isChanged={false} {...form.field('description')} />
    </RecordScreen>
  );
}
