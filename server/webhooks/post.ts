import { lookup, Resolver } from 'node:dns/promises';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { hostOf, isPublicAddress } from '../domain/lifecycle/webhook/publicAddress.ts';

/** The whole request: the name is looked up, the connection is made, the answer is read. */
const usualMs = 10_000;
/** Of an answer, as it arrives. No more is read. */
const answerBytes = 16_384;
/** Of an answer, as it is kept. */
const keptBytes = 2_048;

export type Posting = { url: string; headers: Record<string, string>; body: string };

/** The status, and the beginning of the answer's text. */
export type Posted = { status: number; answer: string };

/** Nothing was answered. The message is for the owner of the address, and says nothing of the network here. */
export class NotPosted extends Error {
  override name = 'NotPosted';
}

export type PostSettings = {
  /** Whether programs of this machine and this network may be reached, without TLS too. For operators and tests only. */
  toPrivate: boolean;
  /** Name servers, by default those of the system. */
  nameServers?: readonly string[];
  /** How long the whole request may take. */
  longestMs?: number;
};

type Address = { address: string; family: number };

/**
 * Sends a POST request to an address that a person has typed. All IP addresses of its name have to be public, and the connection is
 * made to exactly these. A redirect is an answer like others: it is not followed.
 */
export async function post({ url: text, headers, body }: Posting, settings: PostSettings): Promise<Posted> {
  const url = new URL(text);
  if (!settings.toPrivate && url.protocol !== 'https:')
    throw new NotPosted('The address does not begin with https://.');
  const signal = AbortSignal.timeout(settings.longestMs ?? usualMs);
  try {
    const addresses = await addressesOf(hostOf(url), settings, signal);
    if (!settings.toPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
      throw new NotPosted('The address is not on the public internet.');
    }
    return await send(url, { headers, body, addresses, signal });
  } catch (error) {
    throw error instanceof NotPosted ? error : new NotPosted(signal.aborted ? tooSlow : reasonOf(error));
  }
}

const tooSlow = `There was no answer within ${usualMs / 1_000} seconds.`;

/**
 * The addresses of a host. Names are asked for without the threads of the process, which a slow name server could keep busy; only
 * names of this machine need those.
 */
async function addressesOf(
  host: string,
  { toPrivate, nameServers }: PostSettings,
  signal: AbortSignal,
): Promise<Address[]> {
  const family = isIP(host);
  if (family > 0) return [{ address: host, family }];
  if (toPrivate && !nameServers) return lookup(host, { all: true });
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    if (addresses.length === 0) throw new NotPosted(signal.aborted ? tooSlow : noHost);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

type Sending = { headers: Record<string, string>; body: string; addresses: Address[]; signal: AbortSignal };

function send(url: URL, { headers, body, addresses, signal }: Sending): Promise<Posted> {
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection that is kept could be to an address of another time.
    agent: false,
    signal,
    maxHeaderSize: answerBytes,
    lookup: (_host, { all }, found) => {
      const [first] = addresses;
      if (all) found(null, addresses);
      else found(null, first?.address ?? '', first?.family);
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const finish = () => {
        request.destroy();
        resolve({ status: response.statusCode ?? 0, answer: textOf(Buffer.concat(chunks).subarray(0, keptBytes)) });
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= answerBytes) finish();
      });
      response.on('end', finish);
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** As it can be stored and shown: PostgreSQL has no text with a zero byte. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\0', '\uFFFD');

const noHost = 'The host of the address was not found.';
const badTls = 'The certificate of the host is not valid, or it does not speak TLS.';

const reasons = new Map([
  ['ENOTFOUND', noHost],
  ['EAI_AGAIN', noHost],
  ['ECONNREFUSED', 'The host refused the connection.'],
  ['ECONNRESET', 'The host closed the connection without an answer.'],
]);

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SSL|TLS|SIGNED|VERIFY/.test(code) || code === 'EPROTO') return badTls;
  return reasons.get(code) ?? 'The host could not be reached, or its answer was no HTTP.';
}
