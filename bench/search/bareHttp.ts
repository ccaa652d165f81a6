import { createServer, type IncomingMessage } from 'node:http';

/** Serves JSON texts over node:http on PORT, and tells its parent when it listens. Failures are 500. */
export function serveJson(answerTo: (request: IncomingMessage, body: string) => Promise<string>): void {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      answerTo(request, Buffer.concat(chunks).toString()).then(
        (answer) => {
          const body = Buffer.from(answer);
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
}
