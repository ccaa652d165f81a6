const withArticle =
  /^(?:United |Democratic Republic|Republic of|Isle of|(?:Bahamas|Comoros|Gambia|Ivory Coast|Maldives|Netherlands|Philippines|Seychelles)$)|(?: Islands| Republic| Territory| Territories)$/;

/** The English name of a country in the middle of a sentence: 'Singapore', 'the Philippines', 'the Cayman Islands'. */
export const countryInSentence = (name: string): string => (withArticle.test(name) ? `the ${name}` : name);

/** A name such as 'Waiter' as a word in a sentence: 'waiter'. Abbreviations stay as they are. */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
