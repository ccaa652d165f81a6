import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import type { HelpScreenQuery } from '../../__generated__/HelpScreenQuery.graphql.ts';
import type { WriteToUs_query$key } from '../../__generated__/WriteToUs_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta, StructuredData } from '../../app/routing/PageMeta.tsx';
import type { ScreenProps } from '../../app/routing/route.ts';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { HelpFaq } from '../../features/core/help/HelpFaq.tsx';
import {
  type HelpQuestion,
  type HelpRole,
  type HelpTopic,
  helpQuestions,
  helpTopics,
} from '../../features/core/help/questions.ts';
import { Trail } from '../../features/core/Trail.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { classNames } from '../../ui/base/classNames.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { product } from '../../ui/base/product.ts';
import { useIsBrowser } from '../../ui/base/useIsBrowser.ts';
import { CardSection } from '../../ui/display/Card.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Container, Row, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './Help.module.css';

/** Without case and accents. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’']/g, '').toLowerCase();

/** The questions of a role that have each word of `text`, anywhere in the question or its answer; those that ask for it come first. */
function findQuestions(questions: readonly HelpQuestion[], role: HelpRole | null, text: string): HelpQuestion[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const ofRole = questions.filter(({ roles }) => role === null || roles.includes(role));
  const hasAll = (where: string) => words.every((word) => folded(where).includes(word));
  const found = ofRole.filter(({ question, answer }) => hasAll(`${question} ${answer}`));
  const asked = found.filter(({ question }) => hasAll(question));
  return [...asked, ...found.filter((one) => !asked.includes(one))];
}

const title = 'Help';
const lead = `Answers to common questions about ${product.name}.`;

/** `for` in the address. */
const audiences: { value: string; label: string; role: HelpRole | null }[] = [
  { value: 'all', label: 'All', role: null },
  { value: 'employer', label: 'Employers', role: 'employer' },
  { value: 'job-seeker', label: 'Job seekers', role: 'jobSeeker' },
  { value: 'guest', label: 'Without an account', role: 'guest' },
];

const ofViewer: Partial<Record<string, string>> = { EMPLOYER: 'employer', GUEST: 'guest', JOB_SEEKER: 'job-seeker' };

const topics: Record<HelpTopic, string> = {
  hiring: 'Hiring',
  payment: 'Payment',
  chats: 'Chats',
  applying: 'Applying',
  profile: 'Profiles and texts',
  trust: 'Trust and safety',
  account: 'Your account',
};

/** /help: questions and answers by role. The search works in the browser as one types, and by `?q=` on the server. */
export default function HelpScreen({ queryRef }: ScreenProps<HelpScreenQuery>) {
  const query = usePreloadedQuery<HelpScreenQuery>(
    graphql`
      query HelpScreenQuery @preloadable {
        viewer {
          kind
        }
        ...WriteToUs_query
      }
    `,
    queryRef,
  );
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const [typed, setTyped] = useState<string | null>(null);
  const text = (typed ?? params.get('q') ?? '').trim();
  const asked = audiences.find(({ value }) => value === (params.get('for') ?? ofViewer[query.viewer.kind]));
  // The server does not know the fragment. A question of others is shown to whom its address was sent.
  const wanted = useIsBrowser() ? helpQuestions.find(({ id }) => hash === `#${id}`) : undefined;
  const isForOthers = wanted && asked?.role && !wanted.roles.includes(asked.role);
  const audience = isForOthers ? audiences[0] : (asked ?? audiences[0]);
  const role = audience?.role ?? null;
  const found = findQuestions(helpQuestions, role, text);

  // Links within the product do not open what they lead to.
  useEffect(() => {
    const answer = wanted && document.getElementById(wanted.id);
    const box = answer?.closest('details');
    if (!box || box.open) return;
    box.open = true;
    answer?.scrollIntoView();
  }, [wanted]);

  return (
    <Container narrow>
      <PageMeta title={title} description={lead} canonical={paths.help.to()} />
      <CanonicalAddress path={paths.help.to()} />
      <PageHead
        above={<Trail trail={[{ label: 'Home', href: paths.home.to() }, { label: title }]} />}
        title={title}
        lead={lead}
      />
      <Stack className={styles.page}>
        <search>
          <form
            action={paths.help.to()}
            method="get"
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void navigate(paths.help.to({}, { for: params.get('for'), q: text }), { replace: true });
            }}
          >
            {params.get('for') && <input type="hidden" name="for" value={audience?.value} />}
            <TextField
              label="Search the help"
              name="q"
              type="search"
              maxLength={100}
              defaultValue={params.get('q') ?? ''}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              leading={<Icon of={IconSearch} size={20} />}
              className={styles.field}
            />
            <Button type="submit" look="secondary">
              Search
            </Button>
          </form>
        </search>
        <div>
          <nav aria-label="Who asks?">
            <ul className={styles.audiences}>
              {audiences.map(({ value, label }) => (
                <li key={value}>
                  <Link
                    href={paths.help.to({}, { for: value, q: text })}
                    aria-current={value === audience?.value ? 'page' : undefined}
                    className={classNames(styles.audience, value === audience?.value && styles.current)}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p role="status" className={styles.count}>
            {text && (found.length === 1 ? '1 answer' : `${found.length || 'No'} answers`)}
          </p>
        </div>
        {text
          ? found.length > 0 && <HelpFaq questions={found} />
          : helpTopics.map((topic) => {
              const ofTopic = found.filter((one) => one.topic === topic);
              return (
                ofTopic.length > 0 && (
                  <section key={topic} aria-labelledby={topic} className={styles.topic}>
                    <h2 id={topic}>{topics[topic]}</h2>
                    <HelpFaq questions={ofTopic} />
                  </section>
                )
              );
            })}
        <WriteToUs query={query} />
      </Stack>
      {!search && (
        <StructuredData
          data={{
            '@type': 'FAQPage',
            mainEntity: found.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          }}
        />
      )}
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title={title} lead={lead} />
      <Loading label="Loading answers">
        <Stack>
          {['one', 'two', 'three'].map((key) => (
            <SkeletonBlock key={key} shape="block" />
          ))}
        </Stack>
      </Loading>
    </Container>
  );
}

/** How to contact the team: the support chat for users who are logged in, email for others. Not shown to admins. */
function WriteToUs({ query: key }: { query: WriteToUs_query$key }) {
  const { viewer, paymentSetup } = useFragment(
    graphql`
      fragment WriteToUs_query on Query {
        viewer {
          kind
        }
        paymentSetup {
          supportEmail
        }
      }
    `,
    key,
  );
  const { supportEmail } = paymentSetup;
  if (viewer.kind === 'ADMIN') return null;
  const hasAccount = viewer.kind === 'EMPLOYER' || viewer.kind === 'JOB_SEEKER';
  return (
    <CardSection title="Is your question not here?">
      {hasAccount ? (
        <>
          <Text look="soft">Our team answers in a chat. It is free.</Text>
          <Row>
            <ButtonLink href={paths.chatWithAdmin.to()}>Write to us</ButtonLink>
          </Row>
        </>
      ) : (
        <>
          <Text look="soft">
            Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, or log in to chat with our team.
          </Text>
          <Row>
            <ButtonLink href={`mailto:${supportEmail}`}>Write to us</ButtonLink>
          </Row>
        </>
      )}
    </CardSection>
  );
}
