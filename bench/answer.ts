const headEnd = Buffer.from('\r\n\r\n');

/** An HTTP response. The body of one without a length still has the marks of its chunks. */
export type Answer = { status: number; body: Buffer };

/** The whole answer in `received`; undefined while some of it is missing. */
export function answerIn(received: Buffer): Answer | undefined {
  const at = received.indexOf(headEnd);
  if (at < 0) return undefined;
  const head = received.toString('latin1', 0, at);
  const body = received.subarray(at + headEnd.length);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? received.toString('latin1', received.length - 5) === '0\r\n\r\n'
      : body.length >= Number(length);
  return isWhole ? { status: Number(head.slice(9, 12)), body } : undefined;
}
