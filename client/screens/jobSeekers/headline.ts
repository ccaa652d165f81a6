/** The headlines above descriptions (docs/product/search.md, 'Cards of job seekers'). */
const phrases = [
  'Ready to join your team',
  'Looking forward to hearing from you',
  'Good company for a busy day',
  'Happy to lend you a hand',
  'Could be just who you need',
] as const;

/** Chosen by the id, so that the server and the browser choose the same, and it stays the same between visits. */
export function headlineOf(jobSeekerId: number): string {
  return phrases[jobSeekerId % phrases.length] ?? phrases[0];
}
