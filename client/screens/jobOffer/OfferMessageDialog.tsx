import { use, useEffect, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router';
import { inSentence } from '../../../server/domain/core/text/countryInSentence.ts';
import { firstName } from '../../../server/domain/core/text/firstName.ts';
import { employerLabel } from '../../../server/domain/core/text/format/employerLabel.ts';
import { offerMessageSchema } from '../../../server/domain/hiring/jobApplication/jobApplication.input.ts';
import type { OfferMessageDialog_jobOffer$key } from '../../__generated__/OfferMessageDialog_jobOffer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PreloadContext } from '../../app/routing/RouterLink.tsx';
import { FormDialog } from '../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../features/core/form/useSchemaForm.ts';
import { randomKey } from '../../features/core/randomKey.ts';
import type { DialogState } from '../../ui/dialog/useDialog.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { isolated } from '../../ui/text/isolated.ts';
import { askQuestion, sendApplication } from './sendApplication.ts';

/** What a job seeker writes to the employer of an offer: an application, or a question before it. The chat opens when it is sent. */
export default function OfferMessageDialog({
  jobOffer: key,
  kind,
  ...dialog
}: DialogState & { jobOffer: OfferMessageDialog_jobOffer$key; kind: 'application' | 'question' }) {
  const offer = useFragment(
    graphql`
      fragment OfferMessageDialog_jobOffer on JobOffer {
        id
        employerName
        company
        title
        suggestedApplication
        job {
          name
        }
      }
    `,
    key,
  );
  const { id, employerName, company, suggestedApplication, job, title } = offer;
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const preload = use(PreloadContext);
  useEffect(() => preload(new URL(paths.chats.to(), window.location.href)), [preload]);
  // The same question again is sent once.
  const [clientId] = useState(randomKey);
  const isApplication = kind === 'application';
  const name = firstName(employerName);
  const form = useSchemaForm({
    schema: offerMessageSchema,
    initialValues: {
      message: isApplication ? (suggestedApplication ?? '') : `About your job offer ‘${title}’: `,
    },
    submit: ({ message }) =>
      isApplication
        ? sendApplication(environment, { jobOffer: id, message })
        : askQuestion(environment, { jobOffer: id, message, clientId }),
    onSuccess({ chat }) {
      dialog.onClose();
      void navigate(paths.chat.to({ id: chat.databaseId }));
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={isApplication ? `Apply as ${inSentence(job.name)}` : 'Ask a question'}
      submitLabel={isApplication ? 'Apply' : 'Send question'}
    >
      <Text look="soft">{[title, employerLabel(name, company)].join(' · ')}</Text>
      <TextArea
        label={`Your message to ${name}`}
        hint={
          isApplication
            ? `${isolated(name)} reads this first, with your profile. Change it as you like.`
            : `${isolated(name)} answers in your chats. This is not an application yet.`
        }
        rows={isApplication ? 9 : 5}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
