import { asksForMoney, asksForPapers, asksForSecrets, leadsElsewhere } from './english.ts';
import { saysInChinese, saysInLatin } from './otherLanguages.ts';
import { sentencesOf, type Words } from './sentence.ts';

/**
 * What a reader of a message is warned of: the sender asks for money, for a passport, for bank data or a code, or to go on
 * elsewhere. Nothing is blocked, so that a wrong warning costs little; a text without danger should still get none.
 */
export const dangers = ['MONEY', 'PAPERS', 'SECRETS', 'ELSEWHERE'] as const;
export type Danger = (typeof dangers)[number];

const inEnglish: Record<Danger, (words: Words) => boolean> = {
  MONEY: asksForMoney,
  PAPERS: asksForPapers,
  SECRETS: asksForSecrets,
  ELSEWHERE: leadsElsewhere,
};

/** The dangers of a text, the worst first. Takes time linear in the length of the text. */
export function dangersOf(text: string): Danger[] {
  const sentences = sentencesOf(text);
  return dangers.filter((danger) =>
    sentences.some((words) => inEnglish[danger](words) || saysInLatin(danger, words) || saysInChinese(danger, words)),
  );
}
