import type { Random } from './random.ts';

/** Puts values into the slots of a sentence: fill('Hello {first}', { first: 'Ana' }). Throws on an unknown slot. */
export function fill(sentence: string, slots: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${sentence}`);
    return value;
  });
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** Lower case, a to z, 0 to 9 and hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export interface Decks {
  /** The next of `cards`: each is dealt once before any is dealt again. A deck is known by its key. */
  deal(key: string, cards: readonly string[], fits?: (card: string) => boolean): string;
}

/** Dealing instead of picking keeps neighbours in a list from saying the same. */
export function createDecks(random: Random): Decks {
  const decks = new Map<string, string[]>();
  return {
    deal(key, cards, fits = () => true) {
      let deck = decks.get(key);
      let at = deck?.findIndex(fits) ?? -1;
      if (!deck || at < 0) {
        deck = random.sample(cards, cards.length);
        decks.set(key, deck);
        at = deck.findIndex(fits);
      }
      const [card] = at < 0 ? [] : deck.splice(at, 1);
      if (card === undefined) throw new Error(`No card of ${key} fits`);
      return card;
    },
  };
}
