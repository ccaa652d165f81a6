import { connect, type Socket } from 'node:net';
import type { Visitor } from '../support/browserless.ts';
import { type Answered, mutateOver, mutationText } from '../support/graph.ts';
import { uploadFailure } from './support.ts';

export const uploadsPath = '/api/video-uploads';
const protocol = { 'tus-resumable': '1.0.0' };

export const begin = (
  visitor: Visitor,
  size: number | string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  visitor.fetch(uploadsPath, { method: 'POST', headers: { ...protocol, 'upload-length': String(size), ...headers } });

export async function begun(visitor: Visitor, size: number): Promise<string> {
  const response = await begin(visitor, size);
  const address = response.headers.get('location');
  if (response.status !== 201 || !address) throw new Error(`${response.status}: ${await response.text()}`);
  return address;
}

export const send = (visitor: Visitor, address: string, offset: number, content: BodyInit): Promise<Response> =>
  visitor.fetch(address, {
    method: 'PATCH',
    headers: { ...protocol, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: content,
    ...(content instanceof ReadableStream && { duplex: 'half' }),
  });

/** A request that announces this length, on a connection that the test writes to. */
export function beginSending(visitor: Visitor, address: string, offset: number, length: number): Socket {
  const { hostname, port } = new URL(visitor.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const head = `PATCH ${address} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${visitor.cookieHeader}\r\n`;
  const part = `Tus-Resumable: 1.0.0\r\nUpload-Offset: ${offset}\r\nContent-Type: application/offset+octet-stream\r\n`;
  socket.write(`${head}${part}Content-Length: ${length}\r\n\r\n`);
  return socket;
}

export const ask = (visitor: Visitor, address: string): Promise<Response> =>
  visitor.fetch(address, { method: 'HEAD', headers: protocol });

export const cancel = (visitor: Visitor, address: string): Promise<Response> =>
  visitor.fetch(address, { method: 'DELETE', headers: protocol });

export const offsetOf = async (visitor: Visitor, address: string): Promise<number> =>
  Number((await ask(visitor, address)).headers.get('upload-offset'));

export const idOf = (address: string): string => address.split('/').at(-1) ?? '';

export async function uploaded(visitor: Visitor, content: Buffer): Promise<string> {
  const address = await begun(visitor, content.length);
  const response = await send(visitor, address, 0, new Uint8Array(content));
  if (response.status !== 204) throw new Error(`${response.status}: ${await response.text()}`);
  return idOf(address);
}

const shown = 'user { databaseId ... on JobSeeker { videoUri videoPosterUri } }';

export async function setVideo(visitor: Visitor, upload: string, poster?: Buffer): Promise<Answered> {
  if (!poster) return mutateOver(visitor, 'setVideo', { upload }, shown, uploadFailure);
  const { data, errors } = await visitor.graphqlWithFile<{ setVideo: Answered }>(
    mutationText('setVideo', shown, uploadFailure),
    { input: { upload, poster: null } },
    { path: 'input.poster', content: new Uint8Array(poster) },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.setVideo;
}
