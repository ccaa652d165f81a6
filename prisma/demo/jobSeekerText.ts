import { countryInSentence } from '../../server/domain/core/text/countryInSentence.ts';
import type { Random } from './random.ts';
import type { Experience } from './reference.ts';
import { capital, type Decks, fill, withArticle } from './text.ts';
import type { JobWords } from './words/jobs.ts';
import { trades } from './words/trades.ts';
import * as voices from './words/voices.ts';

/** Who speaks. */
export interface Speaker {
  first: string;
  job: JobWords;
  city: string;
  area: string;
  nativeCountry: string;
  /** Lives in the country of birth. */
  local: boolean;
  language: string;
  experience: Experience;
  partTime: boolean;
  fullTime: boolean;
}

export interface ProfileTexts {
  title: string;
  description: string;
  answer1: string;
  answer2: string;
  answer3: string;
  answer4: string;
  /** The latest workplace, which answer4 names; null for beginners. */
  formerPlace: string | null;
}

/** Orders in which people tell their story; a bar starts a paragraph. */
const plans = [
  'opener story skill skill | detail habit home | closing',
  'home opener | story skill detail skill | closing',
  'opener skill detail | story habit skill | home closing',
  'detail opener | story skill skill | habit home closing',
  'opener home | skill story skill habit | closing',
  'story opener | skill detail skill | home habit closing',
  'opener skill story habit skill home closing',
  'skill opener story | detail home habit | closing',
];
const beginnerPlans = [
  'opener step hope | habit home habit | closing',
  'home opener | step hope habit habit | closing',
  'step opener | hope home habit habit closing',
  'opener hope step habit home habit closing',
];

const minimumLength = 500;
const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

function inYears(random: Random, experience: Experience): string {
  const count = (low: number, high: number, unit: string) => `${small[random.int(low, high)]} ${unit}`;
  switch (experience) {
    case 'No experience':
      return '';
    case 'Less than 1 year':
      return count(4, 10, 'months');
    case '1 to 2 years':
      return random.pick(['a year and a half', 'more than a year', 'sixteen months']);
    case '2 to 3 years':
      return random.pick(['two years', 'more than two years', 'two and a half years']);
    case '3 to 5 years':
      return random.pick(['three years', 'four years', 'almost five years', 'more than three years']);
    case '5 to 10 years':
      return count(5, 9, 'years');
    case 'More than 10 years':
      return random.pick([count(11, 20, 'years'), 'more than ten years', 'well over a decade', count(11, 15, 'years')]);
  }
}

/** Sentences of long careers do not suit short ones. */
const shortCareer = (sentence: string) =>
  !/\b(years?|university|graduat\w+|Christmases)\b/.test(sentence.replaceAll(/\{[^}]+\}/g, ''));

/** What a job seeker writes about themselves. Sentences are dealt, so that neighbours in a list differ. */
export function writeProfile(random: Random, decks: Decks, speaker: Speaker): ProfileTexts {
  const { job, experience } = speaker;
  const trade = trades[job.slug];
  if (!trade) throw new Error(`No words for ${job.slug}`);
  const beginner = experience === 'No experience';
  const early = experience === 'Less than 1 year';
  const years = inYears(random, experience);
  const noun = job.name.toLowerCase();
  // Whatever a story names, the list of former employers names, too.
  const venue = trade.venues && random.pick(trade.venues);
  const [place = '', other = '', third = ''] = random.sample(trade.places, 3);
  const slots = {
    first: speaker.first,
    job: noun,
    Job: job.name,
    jobs: job.plural.toLowerCase(),
    'a job': withArticle(noun),
    city: speaker.city,
    area: speaker.area,
    native: countryInSentence(speaker.nativeCountry),
    origin: speaker.local ? 'born and raised here' : `originally from ${countryInSentence(speaker.nativeCountry)}`,
    language: speaker.language,
    years,
    Years: capital(years),
    place,
    venue: venue ?? place,
    last: capital(place),
    other: venue ?? other,
    Other: capital(venue ?? other),
    third,
    Third: capital(third),
  };
  const longCareer = experience === '5 to 10 years' || experience === 'More than 10 years';
  const said = new Set<string>();
  const fits = (card: string) =>
    !said.has(card) &&
    (longCareer || beginner || shortCareer(card)) &&
    !(speaker.language === 'English' && card.includes('{language}'));
  const deal = (kind: string, cards: readonly string[], also: (card: string) => boolean = () => true) => {
    const card = decks.deal(`${speaker.city}/${job.slug}/${kind}`, cards, (one) => fits(one) && also(one));
    said.add(card);
    return fill(card, slots);
  };

  const sources: Record<string, () => string> = {
    opener: () =>
      beginner
        ? deal('beginners', voices.beginners)
        : early
          ? deal('early', voices.earlyOpeners)
          : deal('openers', [...voices.openers, ...trade.openers]),
    story: () => deal('stories', trade.stories),
    step: () => deal('steps', voices.firstSteps),
    hope: () => deal('hopes', voices.hopes),
    skill: () => deal('skills', trade.skills),
    detail: () => deal('details', trade.details),
    habit: () => deal('habits', voices.habits),
    home: () => (speaker.local ? deal('roots', voices.roots) : deal('arrivals', voices.arrivals)),
    closing: () => deal('closings', voices.closings, (card) => !beginner || !card.includes('employer')),
  };
  const write = (part: string) => (part === 'story' && early ? sources.hope : sources[part])?.() ?? '';

  const plan = random.pick(beginner ? beginnerPlans : plans).split(' ');
  const paragraphs: string[][] = [[]];
  for (const part of plan) {
    if (part === '|') paragraphs.push([]);
    else paragraphs.at(-1)?.push(write(part));
  }
  const text = () => paragraphs.map((sentences) => sentences.join(' ')).join('\n\n');
  while (text().length < minimumLength) paragraphs[0]?.push(write(beginner ? 'habit' : 'skill'));

  // As the form adds them. Without a draw, so that the rest of the demo stays as it is.
  const at = text().length % job.skills.length;
  const skills = [...job.skills, ...job.skills]
    .slice(at, at + 3)
    .map((skill) => `${skill}.`)
    .join(' ');
  const hours = speaker.fullTime && (!speaker.partTime || random.chance(0.6)) ? 'full' : 'part';
  return {
    title: beginner
      ? deal('beginnerTitles', voices.beginnerTitles)
      : deal('titles', [...trade.titles, ...voices.titles], (card) => fill(card, slots).length <= 60),
    description: text(),
    answer1: beginner ? deal('hopes', voices.hopes) : `${deal('great', trade.great)} ${skills}`,
    answer2: beginner ? deal('beginnerReasons', voices.beginnerReasons) : deal('reasons', voices.reasons),
    answer3: deal('availability', Object.keys(voices.availabilities[hours])),
    answer4: beginner
      ? 'This would be my first job in this trade. I can give you the names of two teachers and a neighbour.'
      : early
        ? `${slots.last} (until last month).`
        : deal('former', voices.formerEmployers),
    formerPlace: beginner ? null : slots.last,
  };
}
