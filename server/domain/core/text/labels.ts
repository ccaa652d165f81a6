import { firstCharacters } from './characters.ts';

// Texts of labels and lists. Not in characters.ts, which every public page loads.

/** The first characters with an ellipsis for what is left out; at most `max` units with it. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${firstCharacters(text, max - 1).trimEnd()}…`;

/** 'Contact request' of 'contact request'. */
export const capitalized = <Text extends string>(text: Text) =>
  (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>;
