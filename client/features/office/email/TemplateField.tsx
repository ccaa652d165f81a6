import { Suspense, useEffect, useState } from 'react';
import { useQueryLoader } from 'react-relay';
import type { EmailTemplatesQuery } from '../../../__generated__/EmailTemplatesQuery.graphql.ts';
import { FailureBoundary } from '../../core/FailureBoundary.tsx';
import { EmailTemplates, emailTemplatesQuery } from './EmailTemplates.tsx';

/** A choice of texts to begin an email with. What was typed stays, and the template follows it; an untouched one is replaced. */
export function TemplateField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [template, setTemplate] = useState('');
  const [templates, loadTemplates] = useQueryLoader<EmailTemplatesQuery>(emailTemplatesQuery);
  // Another admin may have changed them since.
  const askForTemplates = () => loadTemplates({}, { fetchPolicy: 'network-only' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each opening
  useEffect(askForTemplates, []);

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
