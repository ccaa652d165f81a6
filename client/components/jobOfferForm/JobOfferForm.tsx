import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { adminJobOfferSchema, jobOfferSchema, type KeptOffer } from '../../../server/domain/jobOffer/jobOffer.input.ts';
import { paths } from '../../paths.ts';
import type { ActionFailure } from '../../relay/action.ts';
import { sessionChanged } from '../../relay/session.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { UploadProgress } from '../../ui/chat/UploadProgress.tsx';
import { MessageDialog } from '../../ui/dialog/MessageDialog.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../ui/display/CardSection.tsx';
import { Photo } from '../../ui/display/Photo.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import { Form } from '../form/Form.tsx';
import { tabDraft } from '../form/formDraft.ts';
import { type FormFailure, useSchemaForm } from '../form/useSchemaForm.ts';
import { PictureField } from '../picture/PictureField.tsx';
import type { JobOfferForm_jobOffer$key } from './__generated__/JobOfferForm_jobOffer.graphql.ts';
import type { JobOfferForm_query$key } from './__generated__/JobOfferForm_query.graphql.ts';
import { dataUrlOf, pictureOfDataUrl } from './dataUrl.ts';
import { newOfferDraft } from './newOfferDraft.ts';
import { DescriptionField, WorkFields } from './OfferFields.tsx';
import { noOffer, type OfferValues } from './offerValues.ts';
import { useOfferChoices } from './useOfferChoices.ts';
import { useOfferPicture } from './useOfferPicture.ts';
import { useSaveOffer } from './useSaveOffer.ts';

/**
 * Creates or changes a job offer (spec 000 §2, §8). What was typed survives errors, reloads and a session that ends; without
 * a login, it waits in this browser until there is an account.
 */
export function JobOfferForm({
  jobOffer: jobOfferKey,
  query: queryKey,
  viewer,
  done,
}: {
  /** Null for a new one. */
  jobOffer: JobOfferForm_jobOffer$key | null;
  query: JobOfferForm_query$key;
  viewer: 'visitor' | 'employer' | 'admin';
  /** The path to open after the confirmation. */
  done: (databaseId: number) => string;
}) {
  const jobOffer = useFragment(
    graphql`
      fragment JobOfferForm_jobOffer on JobOffer {
        id
        databaseId
        slug
        maxRate
        description
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
  const confirmation = useDialog<number>();
  // The session may end while the form is filled in.
  const isVisitor = useRef(viewer === 'visitor');
  const isAdmin = viewer === 'admin';
  const kept: KeptOffer | null = jobOffer ? { ...jobOffer, cityId: jobOffer.city.id } : null;
  const schema = isAdmin ? adminJobOfferSchema(kept) : jobOfferSchema(kept);

  const form = useSchemaForm<OfferValues, { maxRate: number; description: string }, { databaseId: number }>({
    schema,
    initialValues: jobOffer ? valuesOf(jobOffer) : noOffer,
    toInput: ({ employer, city, job, maxRate, description }) => ({
      employer: employer ? { id: employer.value } : undefined,
      city: choices.cities.find(({ id }) => id === city),
      job: job ? { id: job } : undefined,
      maxRate: maxRate ?? undefined,
      description,
    }),
    async submit({ maxRate, description }, { employer, city, job, photoUri }) {
      if (!city || !job) throw new Error('The schema accepts an offer without a city or a job.');
      const uploaded = await upload();
      if (!uploaded.ok) return refused(uploaded);
      const uri = uploaded.success ?? photoUri;
      const id = jobOffer?.id ?? null;
      const result = await save({ id, employer: employer?.value, city, job, maxRate, description, photoUri: uri });
      return result.ok ? { ok: true, success: result.success.jobOffer } : refused(result);
    },
    onSuccess: ({ databaseId }) => confirmation.open(databaseId),
    draft: jobOffer ? tabDraft(`job-offer-${jobOffer.databaseId}`) : newOfferDraft(() => isVisitor.current),
  });

  /** Without a login the offer waits in the form, and the browser leaves for the page that gives one. */
  async function refused(failure: ActionFailure): Promise<(FormFailure & { ok: false }) | null> {
    if (failure.type !== 'SignInRequired') return { ok: false, ...failure };
    isVisitor.current = true;
    const image = await picture.cropped();
    form.setValues({ ...form.values, picture: image && (await dataUrlOf(image)) });
    const login = jobOffer
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
  return (
    <Form form={form}>
      <WorkFields form={form} choices={choices} kept={kept} slug={jobOffer?.slug ?? null} isAdmin={isAdmin} />
      <DescriptionField form={form} />
      <CardSection title="Picture" lead="The logo of your company, or a picture of the place. Optional.">
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
      </CardSection>
      <Row>
        <Button type="submit" size="large" loading={form.busy} disabled={form.values.maxRate === null}>
          {viewer === 'visitor' ? 'Save and sign up' : 'Save'}
        </Button>
        {jobOffer && (
          <ButtonLink href={paths.myJobOffers.to()} look="secondary" size="large">
            Cancel
          </ButtonLink>
        )}
      </Row>
      {confirmation.render((databaseId, { opened }) => (
        <MessageDialog opened={opened} onClose={() => void navigate(done(databaseId))}>
          {jobOffer ? `The job offer #${databaseId} was saved` : `The job offer "#${databaseId}" was created`}
        </MessageDialog>
      ))}
    </Form>
  );
}

const valuesOf = ({
  employer,
  city,
  job,
  maxRate,
  description,
  photoUri = null,
}: {
  employer?: { id: string; name: string } | null | undefined;
  city: { id: string };
  job: { id: string };
  maxRate: number;
  description: string;
  photoUri?: string | null | undefined;
}): OfferValues => ({
  employer: employer ? { value: employer.id, label: employer.name } : null,
  city: city.id,
  job: job.id,
  maxRate,
  description,
  photoUri,
  picture: null,
});
