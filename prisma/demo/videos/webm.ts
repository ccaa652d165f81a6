/** One encoded picture: milliseconds from the start, and whether it can be decoded without those before it. */
export interface Frame {
  key: boolean;
  time: number;
  data: Buffer;
}

/** An EBML element: id, size in eight bytes, content. Sizes of one length keep positions easy to foresee. */
function element(id: number, ...content: readonly (Buffer | string | number)[]): Buffer {
  const head = Buffer.from(id.toString(16).padStart(id > 0xffffff ? 8 : 0, '0'), 'hex');
  const body = Buffer.concat(content.map((part) => (typeof part === 'number' ? whole(part) : Buffer.from(part))));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(0x0100_0000_0000_0000n + BigInt(body.length));
  return Buffer.concat([head, size, body]);
}

function whole(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

/** A WebM file of one VP8 track, with its length and an index of the key frames, so that players show a time line. */
export function muxWebm(frames: readonly Frame[], video: { width: number; height: number; duration: number }): Buffer {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    if (frame.key || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  const clusters = groups.map((group) => ({ start: Math.round(group[0]?.time ?? 0), bytes: cluster(group) }));
  const info = element(
    0x1549a966,
    element(0x2ad7b1, 1_000_000),
    element(0x4489, float(video.duration)),
    element(0x4d80, 'webm.ts'),
    element(0x5741, 'webm.ts'),
  );
  const picture = element(0xe0, element(0xb0, video.width), element(0xba, video.height));
  const track = element(0xae, element(0xd7, 1), element(0x73c5, 1), element(0x83, 1), element(0x86, 'V_VP8'), picture);
  const tracks = element(0x1654ae6b, track);
  const cues = (firstCluster: number) => {
    let position = firstCluster;
    const points = clusters.map(({ start, bytes }) => {
      const point = element(0xbb, element(0xb3, start), element(0xb7, element(0xf7, 1), element(0xf1, position)));
      position += bytes.length;
      return point;
    });
    return element(0x1c53bb6b, ...points);
  };
  const index = cues(info.length + tracks.length + cues(0).length);
  const header = element(
    0x1a45dfa3,
    ...[
      [0x4286, 1],
      [0x42f7, 1],
      [0x42f2, 4],
      [0x42f3, 8],
    ].map(([id = 0, value = 0]) => element(id, value)),
    element(0x4282, 'webm'),
    element(0x4287, 4),
    element(0x4285, 2),
  );
  return Buffer.concat([header, element(0x18538067, info, tracks, index, ...clusters.map(({ bytes }) => bytes))]);
}

function cluster(frames: readonly Frame[]): Buffer {
  const start = Math.round(frames[0]?.time ?? 0);
  const blocks = frames.map(({ key, time, data }) => {
    const head = Buffer.from([0x81, 0, 0, key ? 0x80 : 0]);
    head.writeInt16BE(Math.round(time) - start, 1);
    return element(0xa3, head, data);
  });
  return element(0x1f43b675, element(0xe7, start), ...blocks);
}
