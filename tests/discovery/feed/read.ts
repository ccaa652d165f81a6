import { type IncomingMessage, request } from 'node:http';
import { SaxesParser } from 'saxes';
import { expect } from 'vitest';

export const json = '/api/feeds/job-offers.json';
export const xml = '/api/feeds/job-offers.xml';

type Element = { name: string; text: string; children: Element[] };

/** @throws for what is not well-formed XML */
export function parsed(document: string): Element {
  const parser = new SaxesParser();
  const root: Element = { name: '', text: '', children: [] };
  const open = [root];
  const inner = () => open.at(-1) ?? root;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    expect(attributes).toEqual({});
    const element = { name, text: '', children: [] };
    inner().children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    inner().text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(document).close();
  const [source] = root.children;
  if (!source) throw new Error('There is no element.');
  return source;
}

export const opened = (address: URL, options: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(address, options, resolve).on('error', reject).end();
  });
