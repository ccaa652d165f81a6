import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import { offerTexts } from '../../../../server/domain/core/catalog/offerFields.input.ts';
import {
  adminJobOfferSchema,
  jobOfferSchema,
  type KeptOffer,
} from '../../../../server/domain/offers/jobOffer/jobOffer.input.ts';
import type {
  JobOfferForm_jobOffer$data,
  JobOfferForm_jobOffer$key,
} from '../../../__generated__/JobOfferForm_jobOffer.graphql.ts';
import type { JobOfferForm_query$key } from '../../../__generated__/JobOfferForm_query.graphql.ts';
import type { useSaveOfferMutation$data } from '../../../__generated__/useSaveOfferMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ActionFailure } from '../../../app/relay/action.ts';
import { sessionChanged } from '../../../app/relay/session.ts';
import { BlockableButton } from '../../../ui/action/BlockableButton.tsx';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { MessageDialog } from '../../../ui/dialog/MessageDialog.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { UploadProgress } from '../../../ui/form/ProgressBar.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Form } from '../../core/form/Form.tsx';
import { tabDraft } from '../../core/form/formDraft.ts';
import { rateMissing } from '../../core/form/RateSelect.tsx';
import type { FormFailure } from '../../core/form/useSchemaForm.ts';
import { PictureField } from '../../core/picture/PictureField.tsx';
import { useVersionedForm } from '../../core/record/useVersionedForm.tsx';
import { newOfferDraft } from './newOfferDraft.ts';
import { CompanyFields, DescriptionField, PayField, shownOffer, WorkFields } from './OfferFields.tsx';
import { useOfferChoices } from './useOfferChoices.ts';
import {
  dataUrlOf,
  noOffer,
  type OfferValues,
  pictureOfDataUrl,
  toOfferInput,
  useOfferPicture,
  useSaveOffer,
} from './useSaveOffer.ts';

/** Only after publishing. Without its code the confirmation is enough. */
const FittingPeople = lazy(() => import('./FittingPeople.tsx').catch(() => ({ default: () => null })));

type SavedOffer = NonNullable<useSaveOfferMutation$data['saveJobOffer']['success']>['jobOffer'];

/**
 * Creates or changes a job offer (docs/product/offers.md, 'Offers begun without an account'). What was typed survives
 * errors, reloads and a session that ends; without a login, it waits in this browser until there is an account.
 */
export function JobOfferForm({
  jobOffer: jobOfferKey,
  query: queryKey,
  viewer,
}: {
  /** Null for a new one. */
  jobOffer: JobOfferForm_jobOffer$key | null;
  query: JobOfferForm_query$key;
  viewer: 'visitor' | 'employer' | 'admin';
}) {
  const jobOffer = useFragment(
    graphql`
      fragment JobOfferForm_jobOffer on JobOffer {
        id
        version
        databaseId
        slug
        maxRate
        description
        company
        partTime
        fullTime
        hoursPerWeek
        workTimes
        startsOn
        headcount
        state
        photoUri
        city {
          id
        }
        job {
          id
        }
        employer {
          id
          name
        }
      }
    `,
    jobOfferKey,
  );
  const query = useFragment(
    graphql`
      fragment JobOfferForm_query on Query {
        ...useOfferChoices_query
      }
    `,
    queryKey,
  );
  const choices = useOfferChoices(query);
  const { picture, progress, upload } = useOfferPicture();
  const save = useSaveOffer();
  const navigate = useNavigate();
  const confirmation = useDialog<SavedOffer>();
  // The session may end while the form is filled in.
  const isVisitor = useRef(viewer === 'visitor');
  const isAdmin = viewer === 'admin';
  const listPath = isAdmin ? paths.adminJobOffers.to() : paths.myJobOffers.to();
  // The form wants a rate that the city offers, also in place of a stored one.
  const kept: KeptOffer | null = jobOffer ? { ...jobOffer, cityId: jobOffer.city.id, maxRate: null } : null;
  const schema = isAdmin ? adminJobOfferSchema(kept) : jobOfferSchema(kept);

  const isPublished = jobOffer?.state === 'ACTIVE';
  const isUnpublished = !jobOffer || jobOffer.state === 'DRAFT';
  // What the pressed button asks for. Null: the state stays. Filled and expired offers are renewed from the list.
  const asked = useRef<'ACTIVE' | 'DRAFT' | null>(null);

  const form = useVersionedForm<OfferValues, z.output<typeof schema>, SavedOffer>({
    // Employers have no others who edit their offers.
    version: isAdmin ? (jobOffer?.version ?? null) : null,
    shown: (values) => shownOffer(values, choices),
    schema,
    initialValues: jobOffer ? valuesOf(jobOffer) : noOffer,
    toInput: (values) => toOfferInput(values, choices.cities),
    async submit({ clientKey: _, ...output }, { employer, city, job, photoUri }, version) {
      if (!city || !job) throw new Error('The schema accepts an offer without a city or a job.');
      const uploaded = await upload();
      if (!uploaded.ok) return refused(uploaded);
      const result = await save({
        ...output,
        id: jobOffer?.id ?? null,
        version,
        employer: employer?.value,
        city,
        job,
        photoUri: uploaded.success ?? photoUri,
        ...(asked.current && { state: asked.current }),
      });
      return result.ok ? { ok: true, success: result.success.jobOffer } : refused(result);
    },
    onSuccess: confirmation.open,
    draft: jobOffer ? tabDraft(`job-offer-${jobOffer.databaseId}`) : newOfferDraft(() => isVisitor.current),
  });

  /** Without a login the offer waits in the form, and the browser leaves for the page that gives one. */
  async function refused(failure: ActionFailure): Promise<(FormFailure & { ok: false; type: string }) | null> {
    if (failure.type !== 'SignInRequired') return { ok: false, ...failure };
    isVisitor.current = true;
    const image = await picture.cropped();
    form.setValues({ ...form.values, picture: image && (await dataUrlOf(image)) });
    const login = isAdmin
      ? paths.login.to(
          {},
          { next: jobOffer ? paths.adminJobOffer.to({ id: jobOffer.databaseId }) : paths.adminCreateJobOffer.to() },
        )
      : jobOffer
        ? paths.loginAsEmployer.to({}, { next: paths.myJobOffer.to({ id: jobOffer.databaseId }) })
        : paths.signUpAsEmployer.to({}, { next: paths.createMyJobOffer.to() });
    if (viewer === 'visitor') void navigate(login);
    else sessionChanged(login);
    return null;
  }

  const restorePicture = useEffectEvent((url: string | null) => {
    const file = url && pictureOfDataUrl(url);
    if (file) void picture.choose(file);
    else picture.clear();
  });
  useEffect(() => restorePicture(form.values.picture), [form.values.picture]);

  const { photoUri } = form.values;
  const city = choices.cities.find(({ id }) => id === form.values.city);
  return (
    <Form form={form} problemAction={form.problemAction}>
      <WorkFields form={form} choices={choices} slug={jobOffer?.slug ?? null} isAdmin={isAdmin} />
      <PayField form={form} choices={choices} />
      <DescriptionField form={form} />
      <CompanyFields form={form}>
        <PictureField
          id={form.field('photoUri').id}
          error={form.field('photoUri').error}
          picture={picture}
          what="picture"
          isPresent={photoUri !== null}
          present={photoUri && <Photo src={photoUri} name="" alt="The picture of the offer" size={200} eager />}
          onRemove={() => form.setValues({ ...form.values, photoUri: null })}
          busy={form.busy}
        />
        {progress !== null && <UploadProgress share={progress} label="Upload of your picture" />}
      </CompanyFields>
      {(isUnpublished || isPublished) && viewer !== 'visitor' && (
        <Text look="soft">
          {isPublished
            ? 'It is public now, and stays so when you save.'
            : 'It is public for 30 days, and can be renewed.'}{' '}
          A draft is seen only by {isAdmin ? 'its employer and admins' : 'you'}.
        </Text>
      )}
      <Row>
        <BlockableButton
          type="submit"
          size="large"
          loading={form.busy}
          blocked={rateMissing(city, form.values.maxRate)}
          onClick={() => {
            asked.current = isUnpublished ? 'ACTIVE' : null;
          }}
        >
          {viewer === 'visitor' ? 'Save and sign up' : isUnpublished ? 'Publish' : 'Save'}
        </BlockableButton>
        {(isUnpublished || isPublished) && viewer !== 'visitor' && (
          <Button
            type="submit"
            look="secondary"
            size="large"
            loading={form.busy}
            onClick={() => {
              asked.current = 'DRAFT';
            }}
          >
            {isPublished ? 'Save and unpublish' : 'Save draft'}
          </Button>
        )}
        {(jobOffer || isAdmin) && (
          <ButtonLink href={listPath} look="quiet" size="large">
            Cancel
          </ButtonLink>
        )}
      </Row>
      {form.changesDialog}
      {confirmation.render((saved, { opened }) => (
        <MessageDialog opened={opened} onClose={() => void navigate(listPath)}>
          <p>
            {jobOffer
              ? `The job offer #${saved.databaseId} was saved`
              : `The job offer "#${saved.databaseId}" was created`}
          </p>
          {!isAdmin && saved.state === 'ACTIVE' && (
            <Suspense>
              <FittingPeople jobOffer={saved} />
            </Suspense>
          )}
        </MessageDialog>
      ))}
    </Form>
  );
}

const valuesOf = (offer: JobOfferForm_jobOffer$data): OfferValues => ({
  employer: offer.employer ? { value: offer.employer.id, label: offer.employer.name } : null,
  city: offer.city.id,
  job: offer.job.id,
  maxRate: offer.maxRate,
  description: offer.description,
  ...forFields(offerTexts, (name) => offer[name] ?? ''),
  partTime: offer.partTime,
  fullTime: offer.fullTime,
  hoursPerWeek: offer.hoursPerWeek?.toString() ?? '',
  startsOn: offer.startsOn ?? '',
  headcount: String(offer.headcount),
  photoUri: offer.photoUri ?? null,
  picture: null,
});

/** As large as the form of a job offer, while it is loaded. */
export function OfferFormBlocks() {
  return (
    <Stack>
      {['work', 'description', 'picture'].map((part) => (
        <Card key={part}>
          <Stack>
            <SkeletonBlock shape="block" />
            <SkeletonBlock shape="block" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
