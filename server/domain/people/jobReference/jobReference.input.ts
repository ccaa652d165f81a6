import { z } from 'zod';
import { publicText } from '../../core/text/contactData/contactData.input.ts';
import { typedMonth } from '../../core/text/format/typed.ts';
import { personName } from '../../core/text/input/name.input.ts';
import { email, line, orNull, requiredLine } from '../../core/text/input/typed.input.ts';
import { referenceLimits } from './limits.input.ts';

const publicLine = (missing: string, max: number) => requiredLine(missing, max).check(publicText());

const invalidEmail = 'Please provide a valid email address.';
const invalidMonth = 'Please choose a month, for example 2024-03.';
const month = line()
  .overwrite((typed) => typedMonth(typed) ?? typed)
  .regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, invalidMonth);

/** `2024-03` */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** A former job and whom to ask about it. The mail to them contains nothing else, so all of it is checked. */
export const jobReferenceSchema = (now: Date) =>
  z
    .object({
      company: publicLine('Please provide the company.', referenceLimits.company),
      contactName: personName({ max: referenceLimits.contactName, missing: 'Please provide a name.' }).check(
        publicText(),
      ),
      contactEmail: email(invalidEmail, 'Please provide an email.').transform((email) => email.toLowerCase()),
      job: publicLine('Please provide your job.', referenceLimits.job),
      beganIn: month,
      endedIn: month,
    })
    .check(({ value, issues }) => {
      const refuse = (path: string, message: string) =>
        issues.push({ code: 'custom', path: [path], input: value, message });
      if (value.endedIn < value.beganIn) refuse('endedIn', 'The end is before the beginning.');
      if (value.endedIn > monthOf(now)) refuse('endedIn', 'Please choose a month that has begun.');
    });

/** What a former employer adds. */
export const sentenceSchema = z.object({
  sentence: line()
    .max(referenceLimits.sentence, `Please use at most ${referenceLimits.sentence} characters.`)
    .check(publicText())
    .transform(orNull),
});

/** What is wrong with a sentence; null if nothing is. */
export function sentenceProblem(sentence: string): string | null {
  const checked = sentenceSchema.safeParse({ sentence });
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}
