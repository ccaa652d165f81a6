import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { EmailTemplatesQuery } from '../../../__generated__/EmailTemplatesQuery.graphql.ts';
import { ActingSelect } from '../../../ui/form/ActingSelect.tsx';

export const emailTemplatesQuery = graphql`
  query EmailTemplatesQuery {
    emailTemplates {
      id
      name
      text
    }
  }
`;

/** Texts to begin an email with. Renders nothing where there are none. */
export function EmailTemplates({
  queryRef,
  onChoose,
}: {
  queryRef: PreloadedQuery<EmailTemplatesQuery>;
  onChoose: (text: string) => void;
}) {
  const { emailTemplates } = usePreloadedQuery<EmailTemplatesQuery>(emailTemplatesQuery, queryRef);
  if (emailTemplates.length === 0) return null;
  return (
    <ActingSelect
      label="Template"
      optional
      placeholder="Choose a template"
      hint="You can change the text before you send it."
      // A template can be chosen again.
      value=""
      options={emailTemplates.map(({ id, name }) => ({ value: id, label: name }))}
      onChoose={(value) => {
        const chosen = emailTemplates.find(({ id }) => id === value);
        if (chosen) onChoose(chosen.text);
      }}
    />
  );
}
