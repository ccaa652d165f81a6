import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import {
  employerFieldNames,
  employerFields,
  employerRecordTexts,
  employerTexts,
} from '../../../../server/domain/core/catalog/employerFields.input.ts';
import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import { employerSchema } from '../../../../server/domain/people/employer/employer.input.ts';
import type { AdminEmployerScreenMutation } from '../../../__generated__/AdminEmployerScreenMutation.graphql.ts';
import type { AdminEmployerScreenQuery } from '../../../__generated__/AdminEmployerScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { MarkdownArea } from '../../../features/core/form/MarkdownArea.tsx';
import { NumberSelect } from '../../../features/core/form/NumberSelect.tsx';
import { PhoneField } from '../../../features/core/form/PhoneField.tsx';
import { PublicTextField } from '../../../features/core/form/PublicText.tsx';
import { WorkKindFields } from '../../../features/core/form/WorkKindFields.tsx';
import { labelOf, yesNo } from '../../../features/core/record/useVersionedForm.tsx';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { useDeletePerson } from '../people/useDeletePerson.ts';
import { RecordScreen, recordFaces, useRecordForm } from '../records/RecordScreen.tsx';
import { ViewAsButton } from '../viewAs/ViewAsButton.tsx';

export const { Skeleton, Failed } = recordFaces({ noun: 'employer' });

const labels = forFields(employerFieldNames, (name) => employerFields[name].label);

/** /admin/employers/{id}: the data of an employer or a guest. */
export default function AdminEmployerScreen({
  queryRef,
  params: { id },
}: ScreenProps<AdminEmployerScreenQuery, { id: number }>) {
  const query = usePreloadedQuery<AdminEmployerScreenQuery>(
    graphql`
      query AdminEmployerScreenQuery($id: Int!) @preloadable {
        ...RecordHistory_query @arguments(recordType: EMPLOYER, recordId: $id)
        employer(databaseId: $id) {
          id
          version
          name
          email
          whatsApp
          company
          site
          city {
            databaseId
          }
          job {
            databaseId
          }
          partTime
          fullTime
          isGuest
          deletedAt
        }
        companyPage(databaseId: $id) {
          about
          logoUri
        }
        cities {
          databaseId
          name
        }
        jobs {
          databaseId
          name
        }
      }
    `,
    queryRef,
  );
  const { employer, companyPage } = query;
  if (!employer || employer.deletedAt) throw notFound();
  const [save] = useAction<AdminEmployerScreenMutation>(graphql`
    mutation AdminEmployerScreenMutation($input: SaveEmployerInput!) {
      saveEmployer(input: $input) {
        ... on SaveEmployerPayload @alias(as: "success") {
          employer {
            id
            version
            name
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const navigate = useNavigate();
  const askToDelete = useDeletePerson('Employer', () => void navigate(paths.adminEmployers.to()));
  const { email = null, company = null } = employer;
  const about = companyPage?.about ?? null;
  const cities = query.cities.map(({ databaseId, name }) => ({ value: databaseId, label: name }));
  const jobs = query.jobs.map(({ databaseId, name }) => ({ value: databaseId, label: name }));
  const form = useRecordForm({
    kind: { noun: 'employer', type: 'EMPLOYER', title: 'Employers', list: paths.adminEmployers },
    id,
    record: employer,
    schema: employerSchema({ kept: { name: employer.name, email, company, about } }),
    initialValues: {
      name: employer.name,
      email: email ?? '',
      whatsApp: employer.whatsApp ?? '',
      ...forFields(employerRecordTexts, (name) => employer[name] ?? ''),
      about: about ?? '',
      cityId: employer.city?.databaseId ?? null,
      jobId: employer.job?.databaseId ?? null,
      partTime: employer.partTime ?? false,
      fullTime: employer.fullTime ?? false,
      removesLogo: false,
    },
    shown: (values) => ({
      name: [labels.name, values.name],
      email: [labels.email, values.email],
      whatsApp: [labels.whatsApp, values.whatsApp],
      ...forFields(employerTexts, (name) => [labels[name], values[name]] as const),
      cityId: [labels.cityId, labelOf(cities, values.cityId)],
      jobId: [labels.jobId, labelOf(jobs, values.jobId)],
      partTime: [labels.partTime, yesNo(values.partTime)],
      fullTime: [labels.fullTime, yesNo(values.fullTime)],
    }),
    save: (input, { removesLogo }) =>
      save({ input: { ...input, employer: employer.id, ...(removesLogo && { logoUri: null }) } }),
    saved: (success) => `The employer “${success.employer.name}” was saved.`,
  });
  return (
    <RecordScreen
      form={form}
      action={
        <Row>
          <ButtonLink href={paths.employer.to({ id })} target="_blank" look="secondary">
            Employer page
          </ButtonLink>
          <ButtonLink href={paths.adminSupportChat.to({ userId: id })} target="_blank" look="secondary">
            Support chat
          </ButtonLink>
          {!employer.isGuest && <ViewAsButton user={employer} />}
          <Button look="quietDanger" onClick={() => void askToDelete(employer.id, employer.name)}>
            Delete
          </Button>
        </Row>
      }
      query={query}
    >
      <TextField label={labels.name} {...form.field('name')} />
      <TextField
        label={labels.email}
        type="email"
        optional={employer.isGuest}
        hint={
          employer.isGuest
            ? 'A guest needs an email or a WhatsApp number.'
            : 'The employer logs in with this email. A new one works at once, and we ask its owner to confirm it.'
        }
        {...form.field('email')}
      />
      <PhoneField label={labels.whatsApp} autoComplete="off" optional {...form.field('whatsApp')} />
      <PublicTextField
        label={labels.company}
        optional
        maxLength={employerFields.company.max}
        {...form.field('company')}
        isChanged={form.isDirty('company')}
      />
      <MarkdownArea
        label={labels.about}
        optional
        maxLength={employerFields.about.max}
        hint="Everyone can read this on the company page. No email addresses, phone numbers or links."
        {...form.field('about')}
        isChanged={form.isDirty('about')}
      />
      {companyPage?.logoUri && <Checkbox label="Remove the logo" {...form.checkbox('removesLogo')} />}
      <TextField label={labels.site} optional inputMode="url" {...form.field('site')} />
      <NumberSelect label="City" optional placeholder="Select city" options={cities} {...form.field('cityId')} />
      <NumberSelect label="Job" optional placeholder="Select job" options={jobs} {...form.field('jobId')} />
      <WorkKindFields form={form} />
    </RecordScreen>
  );
}
