import type { ReactNode } from 'react';
import type { BadgeKind } from '../../../server/domain/accounts/badge/badge.input.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { PersonBadges } from '../../features/accounts/badge/PersonBadges.tsx';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { Trail } from '../../features/core/Trail.tsx';
import { reasonLabels } from '../../features/lifecycle/report/reasonLabels.ts';
import { RatingRules } from '../../features/people/rating/RatingRules.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { DoDont } from '../../ui/display/DoDont.tsx';
import { Container } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Prose } from '../../ui/layout/Text.tsx';
import styles from './HowWeCheckPeople.module.css';

/** What was done for each badge. A file of its own, because cards need the words only. */
const badgeMeanings: Record<BadgeKind, string> = {
  EMAIL: 'The person has confirmed the email address with a code or a link that we emailed to it.',
  PHONE: 'The person has entered a code that we texted to the number. Changing the number removes the badge.',
  IDENTITY: 'Our team has checked who the person is. Changing the name or company removes the badge.',
};

const title = 'How we check people';
const lead = 'What we look at, what the badges mean, and what we do not check.';

const badges = Object.keys(badgeMeanings) as BadgeKind[];

/** /how-we-check-people: what can be trusted, and what cannot (docs/product/trust.md). */
export default function HowWeCheckPeopleScreen() {
  return (
    <Container narrow>
      <PageMeta title={title} description={lead} canonical={paths.howWeCheckPeople.to()} />
      <CanonicalAddress path={paths.howWeCheckPeople.to()} />
      <PageHead
        above={<Trail trail={[{ label: 'Home', href: paths.home.to() }, { label: title }]} />}
        title={title}
        lead={lead}
      />
      <Prose className={styles.page}>
        <Part id="reviews" title="What our team looks at">
          <ul>
            <li>Each new job seeker’s profile, before it becomes public.</li>
            <li>
              Each new job offer, and each change to a profile or an offer. These are public while they are waiting for
              our review.
            </li>
          </ul>
          <p>
            What we reject is no longer public. Its author is told why, and it becomes public again only after another
            review.
          </p>
        </Part>
        <Part id="badges" title="What the badges mean">
          <dl className={styles.badges}>
            {badges.map((badge) => (
              <div key={badge}>
                <dt>
                  <PersonBadges badges={[badge]} />
                </dt>
                <dd>{badgeMeanings[badge]}</dd>
              </div>
            ))}
          </dl>
          <p>
            The address, the number and the documents we checked stay hidden. A badge says nothing about how someone
            works.
          </p>
        </Part>
        <Part id="references" title="References">
          <p>
            A job seeker adds a former job and a contact there. We email the contact, who confirms the job, objects or
            does not answer. Only confirmed jobs appear on the profile. The contact cannot be the job seeker’s own email
            address.
          </p>
        </Part>
        <Part id="ratings" title="Reviews of job seekers">
          <RatingRules />
        </Part>
        <Part id="contact-data" title="Texts and files">
          <ul>
            <li>
              Public texts are refused if they contain phone numbers, email addresses, links or user names. Messages in
              chats are not refused, but a message that asks for money, papers or codes is shown with a warning.
            </li>
            <li>Pictures are encoded again, which removes hidden data such as where they were taken.</li>
            <li>
              Documents in chats are complete PDF or Excel files. We do not scan them for harmful macros, so open only
              what you expect.
            </li>
          </ul>
        </Part>
        <Part id="reports" title="Reports, blocks and bans">
          <p>
            Anyone can report a profile, an offer, a company page or a review, and people in a chat can report its
            messages. Press “Report” and choose a reason:
          </p>
          <ul>
            {Object.values(reasonLabels).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p>
            Only our team sees who reported it. We dismiss the report, warn the person, remove what was reported, or ban
            the person, who can then no longer log in, write or be found. If you do not want to hear from someone, block
            them: neither of you can then write to the other.
          </p>
        </Part>
        <Part id="not-checked" title="What we do not check">
          <ul>
            <li>Police records, health, work permits, diplomas and certificates.</li>
            <li>
              What people write about their experience, their company or a job, unless a badge or a reference says so.
            </li>
            <li>The workplace, and whether the agreed pay is paid. You agree the work between yourselves.</li>
          </ul>
        </Part>
      </Prose>
      <div className={styles.end}>
        <Part id="stay-safe" title="How to stay safe">
          <DoDont
            dos={[
              'Agree the hours, the place and the pay in the chat.',
              'Meet in a public place or at the workplace.',
              'Tell someone where you are going.',
              'Report anything that seems wrong, and block the person.',
            ]}
            donts={[
              'Never pay a deposit or a fee to get a job.',
              'Never hand over your passport.',
              'Never send codes, passwords or card numbers.',
              'Never pay someone before the work because they ask you to.',
            ]}
          />
        </Part>
        <p>
          More questions? <Link href={paths.help.to()}>Search the help</Link>.
        </p>
      </div>
    </Container>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title={title} lead={lead} />
    </Container>
  );
}
