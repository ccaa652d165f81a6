import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../routing/PageMeta.tsx';
import { notFound } from '../../routing/PageResult.ts';
import type { ScreenProps } from '../../routing/route.ts';
import { Button, type ButtonLook } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { product } from '../../ui/product.ts';
import type { MessageMail, UnsubscribeScreenQuery } from './__generated__/UnsubscribeScreenQuery.graphql.ts';

type Offer = { choice: MessageMail; label: string; look: ButtonLook };

/** What is so, and what may be chosen instead. */
const states: Record<MessageMail, { present: string; offers: Offer[] }> = {
  AT_ONCE: {
    present: 'You get an email when a message has been unread for 10 minutes.',
    offers: [
      { choice: 'NEVER', label: 'Unsubscribe', look: 'primary' },
      { choice: 'DAILY', label: 'Email me once a day', look: 'secondary' },
    ],
  },
  DAILY: {
    present: 'You get one email a day, at 8:00 UTC, with all unread messages.',
    offers: [
      { choice: 'NEVER', label: 'Unsubscribe', look: 'primary' },
      { choice: 'AT_ONCE', label: 'Email me immediately', look: 'secondary' },
    ],
  },
  NEVER: {
    present: 'You do not get emails about unread messages.',
    offers: [
      { choice: 'AT_ONCE', label: 'Email me immediately', look: 'secondary' },
      { choice: 'DAILY', label: 'Email me once a day', look: 'secondary' },
    ],
  },
};

/** /unsubscribe/{token}, the link in emails about unread messages. It needs no login. */
export default function UnsubscribeScreen({
  queryRef,
  params,
}: ScreenProps<UnsubscribeScreenQuery, { token: string }>) {
  const { mailedChoice } = usePreloadedQuery<UnsubscribeScreenQuery>(
    graphql`
      query UnsubscribeScreenQuery($token: String!) @preloadable {
        mailedChoice(token: $token) {
          messageMail
        }
      }
    `,
    queryRef,
  );
  const { search } = useLocation();
  if (!mailedChoice) throw notFound();
  const { present, offers } = states[mailedChoice.messageMail];
  const isSaved = new URLSearchParams(search).has('saved');
  return (
    <Container narrow>
      <PageMeta title="Emails about unread messages" />
      <PageHead title="Emails about unread messages" lead={isSaved ? undefined : present} />
      <Stack>
        {isSaved && <Notice tone="success">Saved. {present}</Notice>}
        {/* The browser's own: it works without JavaScript, and nothing happens before a button is pressed. */}
        <form method="post" action={paths.unsubscribe.to(params)}>
          <Row>
            {offers.map(({ choice, label, look }) => (
              <Button key={choice} type="submit" name="choice" value={choice} look={look} size="large">
                {label}
              </Button>
            ))}
          </Row>
        </form>
        <Text look="small">
          Your messages on {product.name} are not affected. You still get emails about your account.
        </Text>
      </Stack>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title="Emails about unread messages" />
      <SkeletonBlock />
    </Container>
  );
}
