import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../../server/domain/core/text/format/date.ts';
import { rateText } from '../../../../../server/domain/core/text/format/money.ts';
import type {
  SubjectCards_chat$data,
  SubjectCards_chat$key,
} from '../../../../__generated__/SubjectCards_chat.graphql.ts';
import { paths } from '../../../../app/paths.ts';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { Link } from '../../../../ui/base/Link.tsx';
import { Badge, type BadgeTone } from '../../../../ui/display/Badge.tsx';
import { askedText, type SubjectNames, workText } from '../../subjectText.ts';
import styles from './SubjectCards.module.css';

type Subject = SubjectCards_chat$data['subjects'][number];

/** What the chat is about: one line at its top, unfolded while there is no message. */
export function SubjectCards({
  chat: key,
  names,
  startsOpen,
  stepsAside,
  timeZone,
}: {
  chat: SubjectCards_chat$key;
  names: SubjectNames;
  startsOpen: boolean;
  /** Closes it for something that matters more now. */
  stepsAside: boolean;
  timeZone: string;
}) {
  const { subjects } = useFragment(
    graphql`
      fragment SubjectCards_chat on Chat {
        subjects {
          key
          kind
          createdAt
          isByViewer
          company
          schedule
          description
          offerDatabaseId
          offerRate
          offerState
          viewerCanSeeOffer
          city {
            country {
              currencyCode
            }
          }
          ...subjectText_subject
        }
      }
    `,
    key,
  );
  // It stays as it is when the first message comes.
  const [opens] = useState(startsOpen);
  const [latest, ...earlier] = subjects;
  if (!latest) return null;
  const card = (subject: Subject) => <SubjectCard subject={subject} timeZone={timeZone} />;
  return (
    <details open={(opens && !stepsAside) || undefined} className={styles.subject}>
      <summary className={styles.summary}>
        <Icon of={IconBriefcase} size={20} className={styles.mark} />
        <span dir="auto" className={styles.line}>
          {askedText(latest, names)}
          {workText(latest) && <strong> · {workText(latest)}</strong>}
        </span>
        <Icon of={IconChevronDown} size={18} className={styles.sign} />
      </summary>
      <div className={styles.cards}>
        {card(latest)}
        {earlier.map((subject) => (
          <div key={subject.key}>
            <p dir="auto" className={styles.title}>
              {askedText(subject, names)}
              {workText(subject) && ` · ${workText(subject)}`}
            </p>
            {card(subject)}
          </div>
        ))}
      </div>
    </details>
  );
}

const states: Record<string, { text: string; tone: BadgeTone }> = {
  ACTIVE: { text: 'Open', tone: 'green' },
  FILLED: { text: 'Filled', tone: 'neutral' },
  EXPIRED: { text: 'Expired', tone: 'neutral' },
  DRAFT: { text: 'Not public', tone: 'neutral' },
};

function SubjectCard({ subject, timeZone }: { subject: Subject; timeZone: string }) {
  const { company, schedule, description, offerDatabaseId, offerRate, city } = subject;
  const state = subject.offerState ? states[subject.offerState] : states.DRAFT;
  const rate = offerRate && city ? `${city.country.currencyCode} ${rateText(offerRate)} an hour` : null;
  const facts = [company, schedule, rate].filter((fact) => fact !== null && fact !== undefined);
  return (
    <div className={styles.card}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact} dir="auto">
            {fact}
          </li>
        ))}
        <li>
          <time dateTime={subject.createdAt}>{formatDay(subject.createdAt, timeZone)}</time>
        </li>
        {offerDatabaseId && state && (
          <li>
            <Badge tone={state.tone}>{state.text}</Badge>
          </li>
        )}
      </ul>
      {description && (
        <p dir="auto" className={styles.words}>
          {description}
        </p>
      )}
      {offerDatabaseId && subject.viewerCanSeeOffer && (
        // Opens a new tab, so that the chat stays open.
        <Link href={paths.displayJobOffer.to({ id: offerDatabaseId })} target="_blank">
          See the offer
        </Link>
      )}
    </div>
  );
}
