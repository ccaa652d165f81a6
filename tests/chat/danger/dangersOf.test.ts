import { describe, expect, it } from 'vitest';
import * as conversations from '../../../prisma/demo/words/conversations.ts';
import { dangersOf } from '../../../server/domain/chat/danger/warning.ts';
import { guilty, innocent } from './cases.ts';

describe('the dangers of a message', () => {
  it.each(guilty)('are found: %s in %j', (danger, text) => {
    expect(dangersOf(text)).toContain(danger);
    // However it is written, and between other sentences.
    expect(dangersOf(text.toUpperCase())).toContain(danger);
    expect(dangersOf(`Good morning.\n${text}\nThank you!`)).toContain(danger);
  });

  it.each(innocent)('are none in %j', (text) => {
    expect(dangersOf(text)).toEqual([]);
  });

  it('are in one line that people of the demo write', () => {
    const lines = textsIn(conversations);
    expect(lines.length).toBeGreaterThan(100);
    const warned = lines.filter((line) => dangersOf(line).length > 0);
    expect(warned).toEqual(['Yes, with pleasure. Shall I ring you on WhatsApp?']);
  });

  it('are found in the longest message within milliseconds', () => {
    const sentences = ['please send your passport to us you need to pay ', 'whatsapp ', 'pay '];
    for (const sentence of sentences) {
      const began = performance.now();
      dangersOf(sentence.repeat(5000 / sentence.length));
      expect(performance.now() - began).toBeLessThan(1000);
    }
  });
});

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return words.includes(' ') ? [words] : [];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}
