import type { MessageDanger } from '../../../../__generated__/useMessageHistory_query.graphql.ts';
import { Button } from '../../../../ui/action/Button.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Row, Stack } from '../../../../ui/layout/Grid.tsx';
import styles from './DangerNotice.module.css';

const words: Partial<Record<MessageDanger, { title: string; text: string }>> = {
  MONEY: {
    title: 'Be careful with money',
    text: 'Nobody has to pay or lend money to get work here. Do not send money to someone you have not met.',
  },
  PAPERS: {
    title: 'Your papers stay with you',
    text: 'Show your passport or ID when you meet, but do not send pictures of it. Nobody may keep it.',
  },
  SECRETS: {
    title: 'Keep codes and bank data to yourself',
    text: 'Nobody needs your codes, passwords or card to hire you or to work for you.',
  },
  ELSEWHERE: {
    title: 'Stay in this chat for now',
    text: 'Our team can only help with what was agreed here.',
  },
};

/** Below a message that asks for something dangerous. It warns its reader, and blocks nothing. */
export function DangerNotice({
  dangers,
  onReport,
  onHide,
}: {
  /** The worst first. */
  dangers: readonly MessageDanger[];
  onReport: () => void;
  onHide: () => void;
}) {
  const [worst, ...others] = dangers.flatMap((danger) => words[danger] ?? []);
  if (!worst) return null;
  return (
    <li className={styles.place}>
      <Notice title={worst.title}>
        <Stack gap="small">
          <p>{worst.text}</p>
          {others.map(({ title, text }) => (
            <p key={title}>
              {title}: {text}
            </p>
          ))}
          <Row>
            <Button size="small" look="secondary" onClick={onReport}>
              Report
            </Button>
            <Button size="small" look="quiet" onClick={onHide}>
              Hide
            </Button>
          </Row>
        </Stack>
      </Notice>
    </li>
  );
}
