import { graphql } from 'react-relay';
import { ratingReplySchema, ratingTextMaxLength } from '../../../../server/domain/people/rating/rating.input.ts';
import type { ReplyDialogMutation } from '../../../__generated__/ReplyDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { PublicTextArea } from '../../core/form/PublicText.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';

/** Replies to a review, once. */
export default function ReplyDialog({ rating, ...dialog }: DialogState & { rating: string }) {
  const [reply] = useAction<ReplyDialogMutation>(graphql`
    mutation ReplyDialogMutation($input: ReplyToRatingInput!) {
      replyToRating(input: $input) {
        ... on ReplyToRatingPayload @alias(as: "success") {
          rating {
            id
            ...RatingRow_rating
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: ratingReplySchema,
    initialValues: { reply: '' },
    submit: (input) => reply({ input: { id: rating, ...input } }),
    onSuccess() {
      dialog.onClose();
      showToast('Your reply is public.');
    },
    draft: `reply-${rating}`,
  });
  return (
    <FormDialog {...dialog} form={form} title="Reply to a review" submitLabel="Publish">
      <PublicTextArea
        label="Your reply"
        rows={5}
        maxLength={ratingTextMaxLength}
        hint="Public. You can reply once, and not change it later."
        {...form.field('reply')}
        isChanged={form.isDirty('reply')}
      />
    </FormDialog>
  );
}
