/** Part of a text, from one index to before another. */
export interface Range {
  from: number;
  to: number;
}

/** A rewritten text that knows where each of its characters was in the text as it was typed. */
export class TracedText {
  private constructor(
    readonly text: string,
    private readonly starts: readonly number[],
    private readonly ends: readonly number[],
  ) {}

  /** Rewrites each character by itself. */
  static of(typed: string, rewrite: (character: string) => string): TracedText {
    let text = '';
    const starts: number[] = [];
    const ends: number[] = [];
    let at = 0;
    for (const character of typed) {
      const rewritten = rewrite(character);
      text += rewritten;
      for (let unit = 0; unit < rewritten.length; unit += 1) {
        starts.push(at);
        ends.push(at + character.length);
      }
      at += character.length;
    }
    return new TracedText(text, starts, ends);
  }

  /** As of a string. The characters that replace a match come from the whole of it. */
  replaceAll(pattern: RegExp, replacement: string | ((match: string) => string)): TracedText {
    let text = '';
    const starts: number[] = [];
    const ends: number[] = [];
    let at = 0;
    const keepUntil = (end: number) => {
      text += this.text.slice(at, end);
      for (; at < end; at += 1) {
        starts.push(this.starts[at] ?? 0);
        ends.push(this.ends[at] ?? 0);
      }
    };
    for (const { 0: match, index } of this.text.matchAll(pattern)) {
      keepUntil(index);
      at = index + match.length;
      const replaced = typeof replacement === 'string' ? replacement : replacement(match);
      text += replaced;
      for (let unit = 0; unit < replaced.length; unit += 1) {
        starts.push(this.starts[index] ?? 0);
        ends.push(this.ends[at - 1] ?? 0);
      }
    }
    if (at === 0) return this;
    keepUntil(this.text.length);
    return new TracedText(text, starts, ends);
  }

  /** Where a part of this text was typed. */
  typed({ from, to }: Range): Range {
    return { from: this.starts[from] ?? 0, to: this.ends[to - 1] ?? 0 };
  }
}
