import { type ContentType, extensions } from '../../../media/media.ts';
import { firstCharacters } from '../../core/text/characters.ts';

const longest = 120;

/** Control characters, and characters that reverse the writing direction, which could disguise the file extension. */
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Characters that file systems reject, and the encodings of quotes and line ends in form data. */
const unwelcome = /[<>:"|?*]|%(?:22|0a|0d)/gi;

/** The displayed name of a document: the sender's name without a path, with the extension of its actual type. */
export const documentName = (name: string, contentType: ContentType): string =>
  nameWith(name, `.${extensions[contentType]}`);

/** The same with this extension. */
export function nameWith(name: string, ending: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replace(invisible, '').replace(unwelcome, '_').trim();
  const stem = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain;
  return `${firstCharacters(stem, longest).trim() || 'document'}${ending}`;
}
