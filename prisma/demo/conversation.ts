import type { Employer } from './employer.ts';
import { type JobSeeker, languagesOf } from './jobSeeker.ts';
import type { Meeting } from './meeting.ts';
import type { Random } from './random.ts';
import { type Decks, fill, withArticle } from './text.ts';
import { after, hour, minute } from './timeline.ts';
import { firstNameOf } from './user.ts';
import { placeNouns } from './words/companies.ts';
import * as words from './words/conversations.ts';

export interface ConversationLine {
  from: 'employer' | 'jobSeeker';
  text: string;
  /** What comes along with it. */
  encloses: words.EnclosureKind | undefined;
  at: Date;
  /** What it is for the two, beside talk: the job seeker's application, or the employer's decision. */
  is: 'application' | 'decision' | undefined;
}

const maximumLines = 25;

/** Slots of everything that these two write to each other. */
export function conversationSlots(random: Random, employer: Employer, seeker: JobSeeker): Record<string, string> {
  const [one = 'Monday', other = 'Thursday'] = random.sample(words.weekdays, 2);
  const job = seeker.job.name.toLowerCase();
  return {
    seeker: firstNameOf(seeker.row.name),
    employer: firstNameOf(employer.row.name),
    company: employer.company,
    job,
    Job: seeker.job.name,
    'a job': withArticle(job),
    languages: languagesOf(seeker),
    noun: placeNouns[employer.kind],
    city: employer.place.city.name,
    area: random.pick(employer.place.city.areas),
    rate: `${seeker.place.country.code} ${seeker.row.min_rate ?? employer.place.prices[0]}`,
    day: one,
    day2: other,
    time: random.pick(words.times),
    street: random.pick(words.streets),
  };
}

/** What employer and job seeker have written by the time that their meeting has its status, between the two moments. */
export function converse(
  random: Random,
  decks: Decks,
  meeting: Meeting,
  { from, to }: { from: Date; to: Date },
): ConversationLine[] {
  const slots = conversationSlots(random, meeting.employer, meeting.seeker);
  return time(random, choose(random, decks, meeting), { status: meeting.status, from, to }).map(
    ({ line: [author, text, encloses], is, at }) => ({
      from: author === 'E' ? 'employer' : 'jobSeeker',
      text: fill(text, slots),
      encloses,
      at,
      is,
    }),
  );
}

/** An exchange, and whether something has happened since the last one: a meeting, a shift, a decision. */
type Step = {
  exchange: words.Exchange;
  later?: boolean;
  /** What its first line is. */
  is?: ConversationLine['is'];
};

function choose(random: Random, decks: Decks, { employer, seeker, isAsked, offer, status, paid }: Meeting): Step[] {
  const setting = employer.kind === 'household' ? 'home' : 'business';
  const deck = (kind: string, list: readonly words.Exchange[]): Step => ({
    exchange:
      list[
        Number(
          decks.deal(
            `${employer.row.id}/${kind}`,
            list.map((_, at) => String(at)),
          ),
        )
      ] ?? [],
  });
  const applying = (list: readonly words.Exchange[]): Step => ({ ...deck('applying', list), is: 'application' });
  const one = (list: readonly words.Exchange[]): Step => ({ exchange: random.pick(list) });
  const oneLater = (list: readonly words.Exchange[]): Step => ({ ...one(list), later: true });
  const decision = (list: readonly words.Exchange[]): Step => ({ ...oneLater(list), is: 'decision' });
  const opening = isAsked ? deck('opening', words.openings) : applying(words.applications);
  // Without a subscription only the job seeker can write.
  if (!paid) {
    if (!isAsked) return [opening];
    return status === 'New' || status === 'No answer' ? [] : [one(words.greetings)];
  }

  const hasPermit = /permit|pass|visa/i.test(seeker.row.situation_in_country ?? '');
  const suitable = words.topics.filter(
    ({ at, experienced, exchange }) =>
      (at === 'any' || at === setting) &&
      (!experienced || seeker.formerPlace !== null) &&
      (hasPermit || !exchange.some(([, , what]) => what === 'permit')),
  );
  const topics = (low: number, high: number) =>
    random.sample(suitable, random.int(low, high)).map(({ exchange }): Step => ({ exchange }));
  const start = isAsked
    ? [opening, deck('answer', words.answers), ...(offer ? [applying(words.laterApplications)] : [])]
    : [opening, deck('reply', words.replies)];

  const plan = (): Step[] => {
    switch (status) {
      case null:
      case 'New':
        return [opening];
      case 'No answer':
        return [
          opening,
          ...random
            .sample(words.nudges, random.int(1, 2))
            .map((text): Step => ({ exchange: [['E', text]], later: true })),
        ];
      case 'In discussion':
        return [...start, ...topics(1, 5)];
      case 'Interview planned':
        return [...start, ...topics(1, 4), one(words.interviews)];
      case 'Trial shift':
        return [...start, ...topics(1, 3), one(words.interviews), oneLater(words.trials)];
      case 'Hired':
        return [
          ...start,
          ...topics(1, 3),
          one(words.interviews),
          oneLater(words.trials),
          decision(words.hires),
          ...random.sample(words.afterwards, random.int(0, 2)).map((exchange) => ({ exchange, later: true })),
        ];
      case 'Rejected':
        return [
          ...start,
          ...topics(1, 3),
          ...(random.chance(0.4) ? [one(words.interviews)] : []),
          decision(random.chance(0.6) ? words.rejectedByEmployer : words.rejectedBySeeker),
        ];
    }
  };
  const steps = plan();
  // The story has to end as its status says: what is too long loses topics from the middle.
  while (steps.flatMap(({ exchange }) => exchange).length > maximumLines) steps.splice(start.length, 1);
  return steps;
}

/**
 * Minutes between the lines of an exchange, hours or days between exchanges. What does not fit into the time there is is
 * squeezed, or, where a conversation may end anywhere, not said yet.
 */
function time(
  random: Random,
  steps: readonly Step[],
  { status, from, to }: { status: Meeting['status']; from: Date; to: Date },
): { line: words.Line; is: ConversationLine['is']; at: Date }[] {
  let offset = 0;
  const lines = steps.flatMap(({ exchange, later, is }, number) =>
    exchange.map((line, at) => {
      const pause = at > 0 ? random.int(1, 40) * minute : number === 0 ? minute : pauseBetween(random, later ?? false);
      offset += pause + random.int(0, 59) * 1000;
      return { line, is: at === 0 ? is : undefined, offset };
    }),
  );
  const room = Math.max(lines.length * 1000, to.getTime() - from.getTime());
  if (status === 'In discussion')
    return lines.flatMap(({ offset: at, ...line }) => (at <= room ? [{ ...line, at: after(from, at) }] : []));
  const scale = Math.min(1, room / Math.max(1, offset));
  return lines.map(({ offset: at, ...line }) => ({ ...line, at: after(from, Math.floor(at * scale)) }));
}

const pauseBetween = (random: Random, later: boolean): number =>
  later
    ? random.int(40, 100) * hour
    : random.weighted([
        [random.int(5, 90) * minute, 5],
        [random.int(2, 14) * hour, 3],
        [random.int(15, 30) * hour, 1],
      ]);
