import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import { ratingSchema, ratingTextMaxLength } from '../../../../server/domain/people/rating/rating.input.ts';
import type { RateDialog_jobSeeker$key } from '../../../__generated__/RateDialog_jobSeeker.graphql.ts';
import type { RateDialogMutation } from '../../../__generated__/RateDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { maxStars } from '../../../ui/display/Stars.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { RadioList } from '../../../ui/form/RadioList.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { PublicTextArea } from '../../core/form/PublicText.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { RatingRules } from './RatingRules.tsx';

/** Writes the viewer's review of a job seeker, or changes it. */
export default function RateDialog({
  jobSeeker: key,
  ...dialog
}: DialogState & { jobSeeker: RateDialog_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment RateDialog_jobSeeker on JobSeeker {
        id
        databaseId
        name
        callName
        viewerRating {
          stars
          text
        }
      }
    `,
    key,
  );
  const { id, databaseId, viewerRating } = jobSeeker;
  const name = calledName(jobSeeker);
  const [rate] = useAction<RateDialogMutation>(graphql`
    mutation RateDialogMutation($input: RateJobSeekerInput!) {
      rateJobSeeker(input: $input) {
        ... on RateJobSeekerPayload @alias(as: "success") {
          rating {
            id
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const refetchPage = useRefetchPage();
  const form = useSchemaForm({
    schema: ratingSchema,
    initialValues: { stars: viewerRating?.stars ?? 0, text: viewerRating?.text ?? '' },
    submit: (input) => rate({ input: { jobSeeker: id, ...input } }),
    onSuccess() {
      dialog.onClose();
      showToast('Thank you. Your review is public.');
      void refetchPage();
    },
    draft: `review-${databaseId}`,
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={viewerRating ? `Change your review of ${name}` : `Review ${name}`}
      submitLabel="Publish"
    >
      <StarsField legend={`How was it with ${name}?`} {...form.field('stars')} />
      <PublicTextArea
        label="Your review"
        optional
        rows={5}
        maxLength={ratingTextMaxLength}
        hint="Public, with your first name. Write about the work, not about private matters."
        {...form.field('text')}
        isChanged={form.isDirty('text')}
      />
      <RatingRules />
    </FormDialog>
  );
}

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** A choice of 1 to 5 stars, the best first. 0: none yet. */
function StarsField({
  id,
  legend,
  value,
  onChange,
  error,
}: {
  id: string;
  legend: string;
  value: number;
  onChange: (stars: number) => void;
  error?: React.ReactNode;
}) {
  const choices = Array.from({ length: maxStars }, (_, index) => maxStars - index);
  return (
    <RadioList
      id={id}
      legend={legend}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      error={error}
      options={choices.map((stars) => ({
        value: String(stars),
        label: `${stars} ${stars === 1 ? 'star' : 'stars'}: ${words[stars - 1]}`,
      }))}
    />
  );
}
