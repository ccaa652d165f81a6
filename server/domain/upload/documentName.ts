import { type ContentType, extensions } from '../../media/media.ts';

const longest = 120;

/** Control characters, and those that turn the direction of writing round, so that an ending is not where it seems to be. */
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What file systems do not like in a name, and how browsers write a quote or a line's end in a form. */
const unwelcome = /[<>:"|?*]|%(?:22|0a|0d)/gi;

/** What a document is called when it is sent on: the sender's name for it without a path, with the ending that it deserves. */
export function documentName(name: string, contentType: ContentType): string {
  const ending = `.${extensions[contentType]}`;
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replace(invisible, '').replace(unwelcome, '_').trim();
  const stem = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain;
  return `${[...stem].slice(0, longest).join('').trim() || 'document'}${ending}`;
}
