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
import type {
  AlertFrequency,
  MessageMail,
  UnsubscribeScreenQuery,
} from './__generated__/UnsubscribeScreenQuery.graphql.ts';

interface State {
  present: string;
  offers: { choice: MessageMail | AlertFrequency | 'ON'; label: string; look: ButtonLook }[];
}

const stop = { label: 'Unsubscribe', look: 'primary' } as const;
const daily = { choice: 'DAILY', label: 'Email me once a day', look: 'secondary' } as const;
const atOnce = { choice: 'AT_ONCE', label: 'Email me immediately', look: 'secondary' } as const;
const weekly = { choice: 'WEEKLY', label: 'Email me once a week', look: 'secondary' } as const;

/** The present choice about unread messages, and what may be chosen instead. */
const messageMails: Record<MessageMail, State> = {
  AT_ONCE: {
    present: 'You get an email when a message has been unread for 10 minutes.',
    offers: [{ ...stop, choice: 'NEVER' }, daily],
  },
  DAILY: {
    present: 'You get one email a day, at 8:00 UTC, with all unread messages.',
    offers: [{ ...stop, choice: 'NEVER' }, atOnce],
  },
  NEVER: { present: 'You do not get emails about unread messages.', offers: [atOnce, daily] },
};

/** The same about new job offers. */
const offerAlerts: Record<AlertFrequency, State> = {
  DAILY: {
    present: 'You get one email a day, at 8:00 UTC, if there are new job offers for you.',
    offers: [{ ...stop, choice: 'OFF' }, weekly],
  },
  WEEKLY: {
    present: 'You get one email a week, on Mondays at 8:00 UTC, if there are new job offers for you.',
    offers: [{ ...stop, choice: 'OFF' }, daily],
  },
  OFF: { present: 'You do not get emails about new job offers.', offers: [daily, weekly] },
};

/** The same about a saved search. */
const searchAlerts: Record<AlertFrequency, State> = {
  DAILY: {
    present: 'You get one email a day, at 8:00 UTC, if there are new job seekers for this search.',
    offers: [{ ...stop, choice: 'OFF' }, weekly],
  },
  WEEKLY: {
    present: 'You get one email a week, on Mondays at 8:00 UTC, if there are new job seekers for this search.',
    offers: [{ ...stop, choice: 'OFF' }, daily],
  },
  OFF: { present: 'You do not get emails about this search.', offers: [daily, weekly] },
};

/** The same about reminders of trial shifts. */
const trialReminderStates: Record<'ON' | 'OFF', State> = {
  ON: {
    present: 'You get an email the day before each confirmed trial shift.',
    offers: [{ ...stop, choice: 'OFF' }],
  },
  OFF: {
    present: 'You do not get reminders of trial shifts.',
    offers: [{ choice: 'ON', label: 'Remind me the day before', look: 'secondary' }],
  },
};

/** What the mail was about: its state, the title of the page, and what is not affected. */
function kindOf({
  messageMail,
  offerAlert,
  searchAlert,
  searchName,
  trialReminders,
}: NonNullable<UnsubscribeScreenQuery['response']['mailedChoice']>) {
  if (searchAlert) {
    return {
      state: searchAlerts[searchAlert],
      title: 'Emails about a saved search',
      note: `The search is “${searchName}”. It stays saved, and your other searches are not affected.`,
    };
  }
  if (typeof trialReminders === 'boolean') {
    return {
      state: trialReminderStates[trialReminders ? 'ON' : 'OFF'],
      title: 'Reminders of trial shifts',
      note: 'Your trial shifts and your other emails are not affected.',
    };
  }
  if (offerAlert) {
    return {
      state: offerAlerts[offerAlert],
      title: 'Emails about new job offers',
      note: 'The offers are those of the job and the city in your profile. Your saved offers are not affected.',
    };
  }
  return messageMail
    ? {
        state: messageMails[messageMail],
        title: 'Emails about unread messages',
        note: `Your messages on ${product.name} are not affected. You still get emails about your account.`,
      }
    : null;
}

/** /unsubscribe/{token}, the link in emails about unread messages, new job offers and saved searches. It needs no login. */
export default function UnsubscribeScreen({
  queryRef,
  params,
}: ScreenProps<UnsubscribeScreenQuery, { token: string }>) {
  const { mailedChoice } = usePreloadedQuery<UnsubscribeScreenQuery>(
    graphql`
      query UnsubscribeScreenQuery($token: String!) @preloadable {
        mailedChoice(token: $token) {
          messageMail
          offerAlert
          searchAlert
          searchName
          trialReminders
        }
      }
    `,
    queryRef,
  );
  const { search } = useLocation();
  const kind = mailedChoice && kindOf(mailedChoice);
  if (!kind) throw notFound();
  const { title, note } = kind;
  const { present, offers } = kind.state;
  const isSaved = new URLSearchParams(search).has('saved');
  return (
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} lead={isSaved ? undefined : present} />
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
        <Text look="small">{note}</Text>
      </Stack>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title="Your emails" />
      <SkeletonBlock />
    </Container>
  );
}
