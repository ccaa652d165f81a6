import { graphql, usePreloadedQuery } from 'react-relay';
import { careerSchema } from '../../../../server/domain/office/catalog/catalog.input.ts';
import type { CareerRecordsFormQuery } from '../../../__generated__/CareerRecordsFormQuery.graphql.ts';
import type { CareerRecordsQuery } from '../../../__generated__/CareerRecordsQuery.graphql.ts';
import type { CareerRecordsSaveMutation } from '../../../__generated__/CareerRecordsSaveMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { MarkdownArea } from '../../../features/core/form/MarkdownArea.tsx';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RecordScreen, recordFaces, useRecordForm } from './RecordScreen.tsx';
import { RecordOrder, RecordsScreen, recordsFaces } from './RecordsScreen.tsx';
import { recordKinds } from './recordKinds.ts';

export const list = { default: CareerList, ...recordsFaces(recordKinds.career) };

/** /admin/careers: the open positions of the company itself. */
function CareerList({ queryRef }: ScreenProps<CareerRecordsQuery>) {
  const { all, careers } = usePreloadedQuery<CareerRecordsQuery>(
    graphql`
      query CareerRecordsQuery($first: Int!, $page: Int!) @preloadable {
        all: careers(first: 100) {
          edges {
            node {
              id
              title
            }
          }
        }
        careers(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              title
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
      kind={recordKinds.career}
      records={careers}
      label={({ title }) => title}
      columns={[
        { id: 'title', header: 'Title', names: true, cell: ({ title }) => title },
        { id: 'subTitle', header: 'Subtitle', phone: 'line', cell: ({ subTitle }) => subTitle },
        { id: 'created', header: 'Created', phone: 'aside', cell: ({ createdAt }) => <DateText at={createdAt} /> },
      ]}
      deletion={deletion}
      order={
        <RecordOrder
          title="Order of the careers"
          records={all.edges.map(({ node }) => ({ id: node.id, label: node.title }))}
          ordering={ordering}
        />
      }
      empty={<EmptyState title="No careers yet">Open positions at the company appear on the Careers page.</EmptyState>}
    />
  );
}

const deletion = graphql`
  mutation CareerRecordsDeleteMutation($input: DeleteCareerInput!) {
    deleteCareer(input: $input) {
      ... on DeleteCareerPayload @alias(as: "success") {
        deletedId
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

const ordering = graphql`
  mutation CareerRecordsOrderMutation($input: OrderCareersInput!) {
    orderCareers(input: $input) {
      ... on OrderCareersPayload @alias(as: "success") {
        ids
      }
      ...action_failure @alias(as: "failure")
    }
  }
`;

export const form = { default: CareerForm, ...recordFaces(recordKinds.career) };

/** /admin/careers/{id} and /admin/careers/create */
function CareerForm({ queryRef, params: { id } }: ScreenProps<CareerRecordsFormQuery, { id?: number }>) {
  const query = usePreloadedQuery<CareerRecordsFormQuery>(
    graphql`
      query CareerRecordsFormQuery($id: Int!) @preloadable {
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
  const [save] = useAction<CareerRecordsSaveMutation>(graphql`
    mutation CareerRecordsSaveMutation($input: SaveCareerInput!) {
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
