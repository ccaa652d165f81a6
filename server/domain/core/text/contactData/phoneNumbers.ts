import { type DigitRun, digitRuns } from './digitRuns.ts';
import { isAnnounced, isNamed } from './namedNumbers.ts';
import { explainedFrom, isDate } from './otherNumbers.ts';
import type { Range } from './tracedText.ts';

/** How many digits a phone number has at least: in one piece, in several, and when words say that it is one. */
const minDigits = { together: 7, apart: 8, announced: 6 };

/** A phone number in a text of plain characters, in digits or in words. */
export function findPhoneNumber(text: string): Range | null {
  for (const run of digitRuns(text)) {
    const groups = run.groups.slice(phoneNumberIn(run));
    const [first, last] = [groups[0], groups.at(-1)];
    if (first && last) {
      const sign =
        run.international && groups.length === run.groups.length
          ? /\(?\+? ?\(?$/.exec(text.slice(0, first.from))
          : null;
      return { from: first.from - (sign?.[0].length ?? 0), to: last.to };
    }
  }
  return null;
}

/** The index of the first group of a phone number; the number of groups without one. */
function phoneNumberIn(run: DigitRun): number {
  const { groups, international } = run;
  const none = groups.length;
  const total = groups.reduce((sum, { digits }) => sum + digits.length, 0);
  if (international && total >= 7) return 0;
  if (isNamed(run)) return none;
  const { together, apart, announced } = minDigits;
  const isShort = groups.length <= 3 && isAnnounced(run);
  let open = 0;
  let first = 0;
  for (let at = 0; at < groups.length; ) {
    const explained = explainedFrom(run, at);
    if (explained > 0) {
      open = 0;
      at += explained;
      first = at;
      continue;
    }
    const digits = groups[at]?.digits ?? '';
    if (digits.length >= (isShort ? announced : together) && !isDate(digits) && !isRound(digits)) return at;
    open += digits.length;
    if (open >= (isShort ? announced : apart) && groups.length > 1) return first;
    at += 1;
  }
  return none;
}

const isRound = (digits: string): boolean => /^\d{1,4}0{3,}$|0{4}$/.test(digits);
