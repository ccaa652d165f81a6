/** Number words of the languages that our users write, as digits. */
const languages = [
  'zero one two three four five six seven eight nine',
  'nil won too tree fower fife sicks sevn ate niner',
  'kosong satu dua tiga empat lima enam tujuh lapan sembilan',
  'nol esa duo telu papat limo nem pitu delapan songo',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'null eins zwei drei vier funf sechs sieben acht neun',
  'null eins zwo drei vier fuenf sechs sieben acht neun',
  'zero un deux trois quatre cinq six sept huit neuf',
  'wala isa dalawa tatlo apat lima anim pito walo siyam',
];

const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** A word for 0 to 19 or for a multiple of ten, in lower case without accents, and its digits. */
export const numberWords: ReadonlyMap<string, string> = new Map([
  ...languages.flatMap((words) => words.split(' ').map((word, digit) => [word, String(digit)] as const)),
  ...teens.split(' ').map((word, index) => [word, String(index + 10)] as const),
  ...tens.split(' ').map((word, index) => [word, String(index * 10 + 20)] as const),
]);

const joinedWords = /^(?:zero|one|two|three|four|five|six|seven|eight|nine){2,}$/;
const joinedWord = /zero|one|two|three|four|five|six|seven|eight|nine/g;

/** The digits of words without a space between them, such as 'ninethreetwo'; null for any other word. */
export const digitsOfWords = (word: string): string | null =>
  joinedWords.test(word) ? word.replaceAll(joinedWord, (name) => numberWords.get(name) ?? '') : null;

/** How often the digit after the word stands. */
export const multiples: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);

/** Words for a 0 in the middle of a number. */
export const isZeroWord = (word: string): boolean => ['o', 'oh', 'nought', 'naught'].includes(word);

/** Words for what stands between digits. */
export const isSeparatorWord = (word: string): boolean =>
  ['space', 'dash', 'hyphen', 'minus', 'dot', 'plus', 'then'].includes(word);
