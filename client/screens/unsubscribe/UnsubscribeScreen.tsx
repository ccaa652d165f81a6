import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { UnsubscribeScreenQuery } from '../../__generated__/UnsubscribeScreenQuery.graphql.ts';
import { answerAnchors, paths } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { InvalidLink, MailedPage, mailedSkeleton } from '../../features/core/MailedPage.tsx';
import { MailChoices } from '../../features/discovery/mailChoice/MailChoices.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/display/Notice.tsx';

const title = 'Your emails';

/** /unsubscribe/{token}, the link in mails that can be stopped: which mails their receiver gets. It needs no login. */
export default function UnsubscribeScreen({
  queryRef,
  params,
}: ScreenProps<UnsubscribeScreenQuery, { token: string }>) {
  const { mailedChoices } = usePreloadedQuery<UnsubscribeScreenQuery>(
    graphql`
      query UnsubscribeScreenQuery($token: String!) @preloadable {
        mailedChoices(token: $token) {
          ...MailChoices_choices
        }
      }
    `,
    queryRef,
  );
  const { search } = useLocation();
  if (!mailedChoices) return <InvalidLink of="unsubscribe" />;
  return (
    <MailedPage title={title} lead="Choose which emails you get, and how often. Each button is saved at once.">
      {new URLSearchParams(search).has('saved') && (
        <Notice id={answerAnchors.done} tone="success">
          Saved.
        </Notice>
      )}
      <Card>
        {/* The browser's own form: it works without JavaScript, and nothing happens before a button is pressed. */}
        <MailChoices choices={mailedChoices} heading="h2" action={paths.unsubscribe.to(params)} />
      </Card>
    </MailedPage>
  );
}

export const Skeleton = mailedSkeleton(title);
