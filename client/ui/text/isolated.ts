/**
 * What a person has typed, within a line of ours. A line that begins with an Arabic or Hebrew name would otherwise run from right to
 * left as a whole: `dir="auto"` goes by its first letter, which a mark takes the place of. Other texts stay as they are.
 */
export const isolated = (typed: string): string => (rightToLeft.test(typed) ? `\u200e\u2068${typed}\u2069` : typed);

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
