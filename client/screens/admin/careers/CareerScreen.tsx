import { graphql, usePreloadedQuery } from 'react-relay';
import { careerSchema } from '../../../../server/domain/office/career/career.input.ts';
import type { CareerScreenMutation } from '../../../__generated__/CareerScreenMutation.graphql.ts';
import type { CareerScreenQuery } from '../../../__generated__/CareerScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { MarkdownArea } from '../../../features/core/form/MarkdownArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordHistory } from '../auditLog/RecordHistory.tsx';
import { RecordScreen, recordFaces } from '../record/RecordScreen.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';

export const { Skeleton, Failed } = recordFaces('Career');

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
  if (id !== undefined && !career) throw notFound();
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
    kind: { noun: 'career', type: 'CAREER', plural: 'Careers', list: paths.adminCareers.to() },
    id,
    schema: careerSchema,
    initialValues: {
      title: career?.title ?? '',
      subTitle: career?.subTitle ?? '',
      description: career?.description ?? '',
    },
    version: career?.version ?? null,
    shown: ({ title, subTitle, description }) => ({
      title: ['Title', title],
      subTitle: ['Subtitle', subTitle],
      description: ['Description', description],
    }),
    submit: (input, _values, version) => save({ input: { id: career?.id, version, ...input } }),
    saved: (success) => `The career “${success.career.title}” was saved.`,
  });
  return (
    <RecordScreen form={form} history={id !== undefined && <RecordHistory query={query} kind="CAREER" id={id} />}>
      <TextField label="Title" {...form.field('title')} />
      <TextField label="Subtitle" {...form.field('subTitle')} />
      <MarkdownArea label="Description" isChanged={false} {...form.field('description')} />
    </RecordScreen>
  );
}
