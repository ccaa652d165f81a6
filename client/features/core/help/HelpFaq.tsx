import { Faq } from '../../../ui/action/Faq.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import type { HelpQuestion } from './questions.ts';

/** Questions that open to a short answer, with a link to the page where it is done. Each answer has the anchor of its id. */
export const HelpFaq = ({ questions }: { questions: readonly HelpQuestion[] }) => (
  <Faq
    anchors
    questions={questions.map(({ id, question, answer, link }) => ({
      id,
      question,
      answer: (
        <>
          {answer} <Link href={link.href}>{link.label}</Link>
        </>
      ),
    }))}
  />
);
