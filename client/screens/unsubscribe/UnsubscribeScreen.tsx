import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { UnsubscribeScreenQuery } from '../../__generated__/UnsubscribeScreenQuery.graphql.ts';
import { answerAnchors, paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import type { ScreenProps } from '../../app/routing/route.ts';
import { InvalidLink } from '../../features/core/InvalidLink.tsx';
import { MailChoices } from '../../features/discovery/mailChoice/MailChoices.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

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
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} lead="Choose which emails you get, and how often. Each button is saved at once." />
      <Stack>
        {new URLSearchParams(search).has('saved') && (
          <Notice id={answerAnchors.done} tone="success">
            Saved.
          </Notice>
        )}
        <Card>
          {/* The browser's own form: it works without JavaScript, and nothing happens before a button is pressed. */}
          <MailChoices choices={mailedChoices} heading="h2" action={paths.unsubscribe.to(params)} />
        </Card>
      </Stack>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title={title} />
      <SkeletonBlock />
    </Container>
  );
}
