import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Fragment, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { rateText } from '../../../../../server/domain/core/text/format/money.ts';
import { zonedDay } from '../../../../../server/domain/core/text/format/time.ts';
import type { AboutChat_chat$data, AboutChat_chat$key } from '../../../../__generated__/AboutChat_chat.graphql.ts';
import { paths } from '../../../../app/paths.ts';
import { Button } from '../../../../ui/action/Button.tsx';
import { classNames } from '../../../../ui/base/classNames.ts';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { Link } from '../../../../ui/base/Link.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { useDialog } from '../../../../ui/dialog/useDialog.tsx';
import { Badge, type BadgeTone } from '../../../../ui/display/Badge.tsx';
import { Stack } from '../../../../ui/layout/Grid.tsx';
import { AnswerRequest, AskOthers, answers, RequestProgress } from '../../../hiring/contactRequest/RequestState.tsx';
import { askedText, type SubjectNames, workText } from '../../subjectText.ts';
import { AsideTitle } from '../../view/ChatLayout.tsx';
import styles from './AboutChat.module.css';

type Subject = AboutChat_chat$data['subjects'][number];

/** A notice about a chat. `line` stands above the messages, `content` in the sheet. */
export interface Advice {
  line: string;
  action?: ReactNode;
  content: ReactNode;
}

/**
 * What the chat is about, what waits in it and what stands beside it: one line with the next step, which opens a sheet with
 * all of it.
 */
export function AboutChat({
  chat: key,
  names,
  timeZone,
  step: givenStep,
  advice,
  aside,
}: {
  chat: AboutChat_chat$key;
  names: SubjectNames;
  timeZone: string;
  step: ReactNode;
  /** The most important first. */
  advice: readonly Advice[];
  /** Wide windows show it beside the messages. */
  aside: { label: string; content: ReactNode } | undefined;
}) {
  const [latest] = useSubjects(key).subjects;
  const sheet = useDialog<null>();
  const open = () => sheet.open(null);
  const step =
    givenStep ||
    (latest?.viewerCanAnswer && (
      <Button size="small" onClick={open}>
        Answer
      </Button>
    )) ||
    (latest?.viewerCanAskOthers && <AskOthers request={latest.key} />);
  const first = step ? undefined : advice[0];
  if (!latest && !first && !step && !aside) return null;
  return (
    <div className={classNames(styles.bar, !latest && !first && !step && styles.folded)}>
      {(latest || first || aside) && (
        <button type="button" aria-haspopup="dialog" className={styles.line} onClick={open}>
          <Icon of={IconBriefcase} size={20} className={styles.mark} />
          <span dir="auto" className={styles.text}>
            {first ? <strong>{first.line}</strong> : latest && <SubjectTitle subject={latest} names={names} />}
            {aside && (
              <span className={classNames(styles.other, styles.folded)}>
                {(first || latest) && <span className={styles.between}> · </span>}
                {aside.label}
              </span>
            )}
          </span>
          <Icon of={IconChevronDown} size={18} className={styles.sign} />
        </button>
      )}
      {step || first?.action}
      {sheet.render((_, state) => (
        <Dialog {...state} title="About this chat">
          <Stack>
            {advice.map(({ line, content }) => (
              <Fragment key={line}>{content}</Fragment>
            ))}
            <SubjectCards chat={key} names={names} timeZone={timeZone} />
            {aside && (
              <Stack className={styles.folded}>
                <AsideTitle>{aside.label}</AsideTitle>
                {aside.content}
              </Stack>
            )}
          </Stack>
        </Dialog>
      ))}
    </div>
  );
}

/** The requests, introductions and applications that led to a chat, the newest first. */
export function SubjectCards({
  chat,
  names,
  timeZone,
}: {
  chat: AboutChat_chat$key;
  names: SubjectNames;
  timeZone: string;
}) {
  const { subjects, nbMessages, jobSeeker } = useSubjects(chat);
  const replyTime = nbMessages === 0 ? jobSeeker?.replyTime : null;
  return (
    <Stack gap="small" className={styles.cards}>
      {subjects.map((subject) => (
        <section key={subject.key} className={styles.card}>
          <p dir="auto" className={styles.title}>
            <SubjectTitle subject={subject} names={names} />
          </p>
          <SubjectFacts subject={subject} names={names} timeZone={timeZone} replyTime={replyTime} />
        </section>
      ))}
    </Stack>
  );
}

const useSubjects = (chat: AboutChat_chat$key) =>
  useFragment(
    graphql`
      fragment AboutChat_chat on Chat {
        nbMessages
        jobSeeker {
          replyTime
        }
        subjects {
          key
          kind
          createdAt
          isByViewer
          company
          schedule
          description
          mailedAt
          seenAt
          answer
          answeredAt
          viewerCanAnswer
          viewerCanAskOthers
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
    chat,
  );

function SubjectTitle({ subject, names }: { subject: Subject; names: SubjectNames }) {
  const work = workText(subject);
  return (
    <>
      {askedText(subject, names)}
      {work && (
        <>
          <span className={styles.between}> · </span>
          <strong>{work}</strong>
        </>
      )}
    </>
  );
}

const states: Record<string, { text: string; tone: BadgeTone }> = {
  ACTIVE: { text: 'Open', tone: 'green' },
  FILLED: { text: 'Filled', tone: 'neutral' },
  EXPIRED: { text: 'Expired', tone: 'neutral' },
  DRAFT: { text: 'Not public', tone: 'neutral' },
};

function SubjectFacts({
  subject,
  names,
  timeZone,
  replyTime,
}: {
  subject: Subject;
  names: SubjectNames;
  timeZone: string;
  replyTime: string | null | undefined;
}) {
  const { company, schedule, description, offerDatabaseId, offerRate, city } = subject;
  const answer = subject.answer && answers[subject.answer];
  const state = subject.offerState ? states[subject.offerState] : states.DRAFT;
  const rate = offerRate && city ? `${city.country.currencyCode} ${rateText(offerRate)} an hour` : null;
  const facts = [company, schedule, rate].filter((fact) => fact !== null && fact !== undefined);
  return (
    <>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact} dir="auto">
            {fact}
          </li>
        ))}
        <li>
          {subject.isByViewer && !offerDatabaseId ? (
            <RequestProgress {...subject} replyTime={replyTime} />
          ) : (
            <time dateTime={subject.createdAt}>{zonedDay(subject.createdAt, timeZone)}</time>
          )}
        </li>
        {offerDatabaseId && state && (
          <li>
            <Badge tone={state.tone}>{state.text}</Badge>
          </li>
        )}
        {answer && (
          <li>
            <Badge tone={answer.tone}>{answer.label}</Badge>
          </li>
        )}
      </ul>
      {description && (
        <p dir="auto" className={styles.words}>
          {description}
        </p>
      )}
      {subject.viewerCanAskOthers && <AskOthers request={subject.key} />}
      {subject.viewerCanAnswer && <AnswerRequest request={subject.key} name={names.counterpart} />}
      {offerDatabaseId && subject.viewerCanSeeOffer && (
        // Opens a new tab, so that the chat stays open.
        <Link href={paths.displayJobOffer.to({ id: offerDatabaseId })} target="_blank">
          See the offer
        </Link>
      )}
    </>
  );
}
