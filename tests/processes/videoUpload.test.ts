import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { begun, idOf, offsetOf, send, setVideo } from '../files/videoUploads.ts';
import { Visitor } from '../support/browserless.ts';
import { eventually } from '../support/eventually.ts';
import { makeJobSeeker, testPassword } from '../support/factories.ts';
import { box } from '../support/files.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

/** A server that is killed while a video arrives. */

const megabyte = 1024 * 1024;
const day = 24 * 3_600_000;
let dataDir: string;
afterAll(() => rm(dataDir, { recursive: true }));
// For its database, and later as another process with a clock of its own.
const app = testApp(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hourhand-killed-'));
  return { environment: { DATA_DIR: dataDir } };
});
const catalog = testCatalog(app);
let server: ServerProcess;
let visitor: Visitor;
let video: Buffer;
beforeAll(async () => {
  const jobSeeker = await makeJobSeeker(app.services.db, catalog);
  const environment = { DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir };
  server = await startServerProcess(environment);
  visitor = await new Visitor(server.url).signIn(jobSeeker.loginEmail ?? '', testPassword);
  video = Buffer.concat([await readFile('tests/support/clip.mp4'), box('mdat', Buffer.alloc(12 * megabyte, 5))]);
});
afterAll(() => server.stop());

const parts = () => readdir(join(dataDir, 'media/parts'));
const part = (start: number, end?: number) => new Uint8Array(video.subarray(start, end));
const received = async (address: string) =>
  (await app.services.db.resumableUpload.findUniqueOrThrow({ where: { id: idOf(address) } })).received;

/** A request that sends a part of what it announces. */
async function sendSome(address: string, start: number, end: number): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(
    `PATCH ${address} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${visitor.cookieHeader}\r\n` +
      `Tus-Resumable: 1.0.0\r\nUpload-Offset: ${start}\r\nContent-Type: application/offset+octet-stream\r\n` +
      `Content-Length: ${video.length - start}\r\n\r\n`,
  );
  socket.write(video.subarray(start, end));
  return socket;
}

/** An upload of which 3 MB are acknowledged and some more have arrived when the server is killed. */
async function interrupted(): Promise<string> {
  const address = await begun(visitor, video.length);
  const { status } = await send(visitor, address, 0, part(0, 3 * megabyte));
  expect(status).toBe(204);
  const socket = await sendSome(address, 3 * megabyte, 10 * megabyte);
  await eventually(async () => expect(await received(address)).toBeGreaterThan(3 * megabyte));
  await server.restart('SIGKILL');
  socket.destroy();
  return address;
}

it('loses nothing that was acknowledged, and finishes the upload after its start', async () => {
  const address = await interrupted();
  const offset = await offsetOf(visitor, address);
  expect(offset).toBeGreaterThan(3 * megabyte);
  expect((await send(visitor, address, offset, part(offset))).status).toBe(204);
  const { user } = await setVideo(visitor, idOf(address));
  const stored = await visitor.fetch(user?.videoUri ?? '');
  expect(Buffer.from(await stored.arrayBuffer()).equals(video)).toBe(true);
});

it('leaves nothing for longer than a day', async () => {
  await interrupted();
  expect(await parts()).not.toEqual([]);
  app.clock.now = new Date(Date.now() + day + 1000);
  await removeOver(app.services, 'uploads');
  expect(await parts()).toEqual([]);
  expect(await app.services.db.resumableUpload.count()).toBe(0);
  expect(await app.services.db.resumableUploadPart.count()).toBe(0);
});
