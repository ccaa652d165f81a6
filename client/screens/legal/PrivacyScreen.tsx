import { graphql, usePreloadedQuery } from 'react-relay';
import { staying } from '../../../server/domain/lifecycle/retention/staying.ts';
import type { PrivacyScreenQuery } from '../../__generated__/PrivacyScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { product } from '../../ui/base/product.ts';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { LegalPage } from './LegalPage.tsx';

const title = 'Privacy';
const lead = `What data ${product.name} keeps, who can see it, and for how long.`;

export default function PrivacyScreen({ queryRef }: ScreenProps<PrivacyScreenQuery>) {
  const { retentionPeriods } = usePreloadedQuery<PrivacyScreenQuery>(
    graphql`
      query PrivacyScreenQuery @preloadable {
        retentionPeriods {
          data
          days
          from
        }
      }
    `,
    queryRef,
  );
  return (
    <LegalPage title={title} lead={lead} path={paths.privacy.to()}>
      <h2>What everyone can see</h2>
      <p>
        Profiles of active job seekers: name, photo, video, city, job, areas, hourly rate, experience and description.
        Job offers: company, city, job, rate and description. Pages of employers who are hiring or describe their
        company: first name, company, logo, description and how soon they usually answer. When a profile is paused or an
        offer is closed, it disappears from all public pages at once.
      </p>
      <h2>What only some people can see</h2>
      <ul>
        <li>
          Only you and our support team see your email address and WhatsApp number, unless you share them in a chat.
        </li>
        <li>Only its participants and our support team can read a chat. We read chats to help and to keep you safe.</li>
        <li>
          Anyone with the private link to a chat can read that chat. Ask us for a new link at any time: the old one
          stops working.
        </li>
      </ul>
      <h2>Cookies</h2>
      <ul>
        <li>One cookie keeps you logged in.</li>
        <li>
          One cookie remembers this browser for a year, so that failed attempts to log in from other devices do not lock
          you out.
        </li>
        <li>One cookie remembers employers without an account for an hour after their last contact.</li>
        <li>Your light or dark theme, drafts and unsent messages are stored in your browser only.</li>
      </ul>
      <p>We do not use advertising cookies or third-party tracking.</p>
      <h2>Payments</h2>
      <p>
        Our payment provider stores your card. We only keep its brand, last four digits and expiry date, so that you
        know which card is charged. It also keeps what your invoices need: your name or company, email, and the address
        and tax number of your billing details.
      </p>
      <h2>Emails</h2>
      <p>
        We email you about unread messages, your account and your subscription. You choose how often we email you about
        unread messages; each of these emails has a link to unsubscribe.
      </p>
      <h2>What we keep</h2>
      <ul>
        <li>
          Of your account: name, email, WhatsApp number, encrypted password, how you log in, which version of the terms
          you accepted and when, and when you were last here with which browser and from which address.
        </li>
        <li>
          Of job seekers: what the profile says, photo and video, saved offers, applications, alerts, and how often the
          profile was viewed.
        </li>
        <li>
          Of employers, with or without an account: company, offers, contact requests, saved searches, shortlists and
          notes, subscriptions and invoices.
        </li>
        <li>
          Of both: messages and files in chats, trial shifts with their place, reviews, reports, and who blocks whom.
        </li>
        <li>What our team notes: reviews of profiles and offers, checks of an identity, bans and their reasons.</li>
        <li>
          Of other people: the name, company and email of a contact who is asked to confirm a former job, with the
          answer; the email of a visitor who reports something; and people who are named or shown in chats, files,
          profiles and offers. They have the same rights.
        </li>
      </ul>
      <h2>How long we keep data</h2>
      <p>As long as you have your account, unless you delete it earlier yourself. These are deleted automatically:</p>
      <ul>
        {retentionPeriods.map(({ data, days, from }) => (
          <li key={data}>
            {data}: {days === 1 ? '1 day' : `${days} days`} after {from}.
          </li>
        ))}
      </ul>
      <h2>When an account is deleted</h2>
      <p>
        We erase name, contact details, photo, video, texts of profiles, offers and requests, places and notes of
        shifts, and at the payment provider the cards, your contact and billing details. Pictures can stay in caches for
        up to a day. This stays:
      </p>
      <ul>
        {staying.map(({ data, reason }) => (
          <li key={data}>
            {data}: {reason}.
          </li>
        ))}
      </ul>
      <h2>Your rights</h2>
      <p>
        You can see and correct your data, download it, and delete your account under &quot;Account&quot;. For
        everything else, contact us in the support chat or by email.
      </p>
    </LegalPage>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <Loading>
        <PageHead title={title} lead={lead} />
        <Stack>
          {['one', 'two', 'three'].map((key) => (
            <SkeletonBlock key={key} shape="block" />
          ))}
        </Stack>
      </Loading>
    </Container>
  );
}
