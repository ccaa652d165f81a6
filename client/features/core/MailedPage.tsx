import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { PageMeta, PageStatus } from '../../app/routing/PageMeta.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container, Row, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

/** A page that a link in a mail leads to. It needs no login and no JavaScript. */
export function MailedPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} lead={lead} />
      <Stack gap="large">{children}</Stack>
    </Container>
  );
}

export const mailedSkeleton = (title: string) =>
  function Skeleton() {
    return (
      <Container narrow>
        <PageHead title={title} />
        <SkeletonBlock />
      </Container>
    );
  };

interface Kind {
  title: string;
  /** Why that may be. */
  lead: string;
  /** What to do instead. Pages that need a login ask for it. */
  next: { label: string; href: string };
}

const fromTheMail = 'Please open it from the email again, or copy all of its address.';

/** The links of mails. What they say is the same for every unknown secret, so that it tells nothing about any. */
export const invalidLinks = {
  sharedChat: {
    title: 'This link to your chat is no longer valid',
    lead: 'It was replaced by a newer link, or cut off on its way to you. The newest email about the chat has the link that works.',
    next: { label: 'Open your chats', href: paths.chats.to() },
  },
  unsubscribe: {
    title: 'This link to choose your emails is no longer valid',
    lead: `The mail program may have cut it off. ${fromTheMail} In your account you can choose your emails too.`,
    next: { label: 'Open your account', href: paths.account.to() },
  },
  renewOffer: {
    title: 'This link to renew a job offer is no longer valid',
    lead: `The job offer was deleted, or the mail program has cut the link off. ${fromTheMail} You can renew it in your list too.`,
    next: { label: 'Open your job offers', href: paths.myJobOffers.to() },
  },
  answerReference: {
    title: 'This link to confirm a job is no longer valid',
    lead: `The request was withdrawn, or the mail program has cut the link off. ${fromTheMail}`,
    next: { label: 'Find help', href: paths.help.to() },
  },
  answerRequest: {
    title: 'This link to answer a request is no longer valid',
    lead: `The request was withdrawn, or the mail program has cut the link off. ${fromTheMail} You can answer in the chat too.`,
    next: { label: 'Open your chats', href: paths.chats.to() },
  },
  confirmEmail: {
    title: 'This link to confirm your email is no longer valid',
    lead: 'It is older than 24 hours, or the mail program has cut it off. Your account can send you a new one.',
    next: { label: 'Open your account', href: paths.account.to() },
  },
} satisfies Record<string, Kind>;

/** In place of the page, for a link that does not work. */
export function InvalidLink({ of }: { of: keyof typeof invalidLinks }) {
  const { title, lead, next } = invalidLinks[of];
  return (
    <MailedPage title={title} lead={lead}>
      <PageStatus status={404} />
      <Row>
        <ButtonLink href={next.href}>{next.label}</ButtonLink>
        <ButtonLink href={paths.home.to()} look="secondary">
          Go to the home page
        </ButtonLink>
      </Row>
    </MailedPage>
  );
}
