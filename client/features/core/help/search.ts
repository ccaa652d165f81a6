import type { HelpQuestion, HelpRole } from './questions.ts';

/** Without case and accents. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’']/g, '').toLowerCase();

/** The questions of a role that have each word of `text`, anywhere in the question or its answer; those that ask for it come first. */
export function findQuestions(questions: readonly HelpQuestion[], role: HelpRole | null, text: string): HelpQuestion[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const ofRole = questions.filter(({ roles }) => role === null || roles.includes(role));
  const hasAll = (where: string) => words.every((word) => folded(where).includes(word));
  const found = ofRole.filter(({ question, answer }) => hasAll(`${question} ${answer}`));
  const asked = found.filter(({ question }) => hasAll(question));
  return [...asked, ...found.filter((one) => !asked.includes(one))];
}
