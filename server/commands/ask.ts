import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks on the terminal; without one, each answer is a line of the input. */
export type Asker = {
  /** Whether input comes from a terminal, where hidden input can be mistyped. */
  isTerminal: boolean;
  ask: (question: string) => Promise<string>;
  /** What is typed is not shown. */
  askHidden: (question: string) => Promise<string>;
  close: () => void;
};

export function openAsker(
  input: NodeJS.ReadStream = process.stdin,
  output: NodeJS.WriteStream = process.stderr,
): Asker {
  return input.isTTY ? terminal(input, output) : lines(input);
}

function terminal(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Asker {
  let hidden = false;
  const screen = new Writable({
    write: (chunk, _, done) => {
      if (!hidden) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output: screen, terminal: true });
  const ask = (question: string) =>
    new Promise<string>((resolve, reject) => {
      reader.once('SIGINT', () => reject(new Error('Given up.')));
      reader.once('close', () => reject(new Error('Given up.')));
      reader.question(question, resolve);
    });
  return {
    isTerminal: true,
    ask,
    askHidden: async (question) => {
      output.write(question);
      hidden = true;
      try {
        return await ask('');
      } finally {
        hidden = false;
        output.write('\n');
      }
    },
    close: () => reader.close(),
  };
}

function lines(input: NodeJS.ReadStream): Asker {
  const reader = createInterface({ input });
  const waiting: string[] = [];
  let ended = false;
  reader.on('line', (line) => waiting.push(line));
  reader.on('close', () => {
    ended = true;
  });
  const ask = async (question: string): Promise<string> => {
    while (waiting.length === 0 && !ended) await Promise.race([once(reader, 'line'), once(reader, 'close')]);
    const line = waiting.shift();
    if (line === undefined) throw new Error(`The input ended at "${question.trim()}".`);
    return line;
  };
  return { isTerminal: false, ask, askHidden: ask, close: () => reader.close() };
}
