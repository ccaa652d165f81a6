import { Suspense, useState } from 'react';
import type { EmailTemplatesQuery } from '../../../__generated__/EmailTemplatesQuery.graphql.ts';
import { FailureBoundary } from '../../core/FailureBoundary.tsx';
import { useAsked } from '../../core/useAsked.ts';
import { EmailTemplates, emailTemplatesQuery } from './EmailTemplates.tsx';

/** A choice of texts to begin an email with. What was typed stays, and the template follows it; an untouched one is replaced. */
export function TemplateField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [template, setTemplate] = useState('');
  const [templates, askForTemplates] = useAsked<EmailTemplatesQuery>(emailTemplatesQuery, {});

  function begin(chosen: string) {
    const isUntouched = text.trim() === '' || text === template;
    onChange(isUntouched ? chosen : `${text.trimEnd()}\n\n${chosen}`);
    setTemplate(chosen);
  }

  return (
    <FailureBoundary onRetry={askForTemplates}>
      <Suspense fallback={null}>{templates && <EmailTemplates queryRef={templates} onChoose={begin} />}</Suspense>
    </FailureBoundary>
  );
}
