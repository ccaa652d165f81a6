/**
 * Three short illustrated scenes, drawn on a canvas of 640 by 360. Runs in the browser that record.ts opens:
 * scenes.<name>(context, t) draws the moment t, in seconds; every scene is a loop of 7 s.
 */
const length = 7;
const ease = (x) => (x < 0 ? 0 : x > 1 ? 1 : x * x * (3 - 2 * x));
const wave = (t, turns, shift = 0) => Math.sin(((t / length) * turns + shift) * Math.PI * 2);

function shapes(context) {
  const fill = (colour, draw) => {
    context.fillStyle = colour;
    context.beginPath();
    draw();
    context.fill();
  };
  return {
    rect: (colour, x, y, w, h, r = 0) => fill(colour, () => context.roundRect(x, y, w, h, r)),
    oval: (colour, x, y, rx, ry = rx) => fill(colour, () => context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)),
    path: (colour, d) => {
      context.fillStyle = colour;
      context.fill(new Path2D(d));
    },
    line: (colour, width, d, alpha = 1) => {
      context.save();
      context.globalAlpha = alpha;
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke(new Path2D(d));
      context.restore();
    },
    at: (x, y, turn, draw, scale = 1) => {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.scale(scale, scale);
      draw();
      context.restore();
    },
  };
}

function steam(s, x, y, t, shift) {
  for (let puff = 0; puff < 3; puff += 1) {
    const life = ((t / length) * 3 + puff / 3 + shift) % 1;
    const sway = Math.sin(life * 6 + puff) * 7;
    s.line(
      '#ffffff',
      6,
      `M${x + (puff - 1) * 16},${y - life * 52} q${sway},-10 0,-20 q${-sway},-10 0,-20`,
      0.75 * Math.sin(life * Math.PI),
    );
  }
}

globalThis.scenes = {
  /** A café counter: a cup steams, a tray comes in, a lamp swings. */
  counter(context, t) {
    const s = shapes(context);
    s.rect('#dcecdf', 0, 0, 640, 360);
    s.oval('#c4dfca', 430, 150, 190);
    for (const [x, shift] of [
      [150, 0],
      [320, 0.25],
      [490, 0.5],
    ]) {
      s.at(x, 0, wave(t, 2, shift) * 0.05, () => {
        s.line('#2b3236', 3, 'M0,0 V64');
        s.path('#2f6b4f', 'M-30,92 C-30,70 -12,62 0,62 C12,62 30,70 30,92 Z');
        s.oval('#f8e3a2', 0, 93, 15, 8);
      });
    }
    s.rect('#b98a5c', 56, 150, 150, 10, 4);
    [
      ['#c9694a', 70, 34],
      ['#f6ecd9', 108, 44],
      ['#5c9b73', 150, 30],
    ].forEach(([colour, x, h]) => {
      s.rect(colour, x, 150 - h, 28, h, 6);
    });
    s.rect('#7b573e', 0, 268, 640, 92);
    s.rect('#8f684b', 0, 256, 640, 20, 4);
    s.oval('#2b323622', 250, 262, 66, 7);
    s.oval('#fdfbf6', 250, 256, 62, 9);
    s.path('#fdfbf6', 'M204,196 H296 V222 C296,246 276,254 250,254 C224,254 204,246 204,222 Z');
    s.line('#fdfbf6', 10, 'M296,206 C322,204 322,236 290,234');
    s.oval('#7b4a2c', 250, 197, 46, 8);
    s.at(250, 197, 0, () => s.path('#f6ecd9', 'M0,5 C-16,-2 -10,-7 0,-2 C10,-7 16,-2 0,5 Z'));
    steam(s, 250, 184, t, 0);
    const come = ease(t / 1.6) - ease((t - 5.6) / 1.4);
    s.at(660 - come * 210, 236 + wave(t, 4) * 2, wave(t, 4) * 0.012, () => {
      s.line('#f6ecd9', 22, 'M420,213 L52,18');
      s.line('#dea877', 20, 'M56,20 L34,10');
      s.oval('#454c52', 0, 4, 92, 10);
      s.oval('#5a636a', 0, 0, 92, 9);
      s.oval('#fdfbf6', -40, -5, 34, 6);
      s.path('#dda63f', 'M-62,-8 C-58,-30 -22,-30 -18,-8 Z');
      s.path('#c9694a', 'M14,-8 L20,-44 H52 L58,-8 Z');
      s.line('#fdfbf6', 4, 'M40,-44 L50,-66');
    });
  },

  /** A stove: vegetables are tossed, a lid jumps. */
  stove(context, t) {
    const s = shapes(context);
    s.rect('#f7eddc', 0, 0, 640, 360);
    for (let row = 0; row < 5; row += 1)
      for (let column = 0; column < 11; column += 1)
        s.rect(row % 2 === column % 2 ? '#f2e2c6' : '#f5e8d2', column * 62 - 20, row * 52 - 8, 58, 48, 5);
    s.line('#7b573e', 6, 'M60,48 H300');
    [
      [92, '#a9483c', 0.1],
      [150, '#2f6b4f', 0.5],
      [208, '#2d4560', 0.8],
      [262, '#dda63f', 0.3],
    ].forEach(([x, colour, shift]) => {
      s.at(x, 48, wave(t, 2, shift) * 0.07, () => {
        s.line('#7b573e', 4, 'M0,0 V38');
        s.path(colour, 'M-14,38 H14 L10,74 C10,82 -10,82 -10,74 Z');
      });
    });
    s.rect('#454c52', 0, 282, 640, 78);
    s.rect('#2b3236', 0, 272, 640, 16, 4);
    for (const x of [196, 490])
      for (let tongue = -3; tongue <= 3; tongue += 1) {
        const high = 14 + 9 * Math.abs(wave(t, 9 + Math.abs(tongue), tongue * 0.17));
        s.path(
          tongue % 2 ? '#e39a3c' : '#4d9bc9',
          `M${x + tongue * 15 - 7},272 Q${x + tongue * 15},${272 - high * 1.6} ${x + tongue * 15 + 7},272 Z`,
        );
      }
    const toss = ((t * 3) / length) % 1;
    const lift = Math.max(0, Math.sin(toss * Math.PI * 2));
    s.at(196, 242 - lift * 16, -lift * 0.12, () => {
      ['#c9694a', '#5c9b73', '#dda63f', '#c9694a', '#7fb58f', '#e8d27a'].forEach((colour, at) => {
        const height = Math.max(0, Math.sin((toss - 0.08 - at * 0.015) * Math.PI * 2)) * (84 + at * 7);
        s.at(-46 + at * 18, -12 - height, height * 0.06 + at, () => s.rect(colour, -9, -6, 18, 12, 5));
      });
      s.line('#2b3236', 14, 'M78,-2 L176,-26');
      s.path('#353b40', 'M-88,-14 H88 C84,16 62,26 0,26 C-62,26 -84,16 -88,-14 Z');
      s.oval('#454c52', 0, -14, 88, 9);
    });
    s.rect('#2f6b4f', 424, 190, 132, 74, 14);
    s.line('#2f6b4f', 12, 'M422,214 H406 M558,214 H574');
    const hop = Math.abs(wave(t, 7)) * 7;
    s.at(490, 190 - hop, wave(t, 7) * 0.03, () => {
      s.path('#3a7f60', 'M-70,0 C-66,-26 66,-26 70,0 Z');
      s.oval('#e3b04b', 0, -26, 10);
    });
    steam(s, 490, 160, t, 0.2);
    steam(s, 540, 168, t, 0.6);
  },

  /** A street: the sun goes, windows light up, a van drives by, leaves move. */
  street(context, t) {
    const s = shapes(context);
    const dusk = ease((t - 1) / 2.4) - ease((t - 6) / 1);
    s.rect('#dfecee', 0, 0, 640, 360);
    context.globalAlpha = dusk;
    s.rect('#f3c9a9', 0, 0, 640, 360);
    context.globalAlpha = 1;
    s.oval('#f1c75b', 500, 92 + dusk * 96, 44);
    s.path(dusk > 0.5 ? '#a9c7a6' : '#bcdcc3', 'M0,230 C120,160 240,170 340,220 C440,160 560,170 640,214 V360 H0 Z');
    const house = (x, w, h, wall, roof, shift) => {
      s.rect(wall, x, 276 - h, w, h, 3);
      s.path(roof, `M${x - 12},${278 - h} L${x + w / 2},${226 - h} L${x + w + 12},${278 - h} Z`);
      for (let row = 0; row < 2; row += 1)
        for (let column = 0; column < 2; column += 1) {
          const lit = dusk > 0.2 + ((row * 2 + column + shift) % 4) * 0.2;
          s.rect(lit ? '#f8dc86' : '#7fa3ad', x + 16 + column * (w / 2 - 4), 294 - h + row * 44, w / 2 - 30, 28, 3);
        }
      s.rect('#5c4334', x + w / 2 - 11, 246, 22, 30, 3);
    };
    house(46, 118, 122, '#f6ecd9', '#c9694a', 0);
    house(214, 132, 152, '#fbe3d6', '#2f6b4f', 1);
    house(436, 120, 116, '#e6efe8', '#764b68', 2);
    for (const [x, size, shift] of [
      [190, 1, 0],
      [386, 1.2, 0.3],
      [596, 1.1, 0.6],
    ]) {
      s.at(
        x,
        276,
        wave(t, 2, shift) * 0.035,
        () => {
          s.line('#7b573e', 9, 'M0,0 V-46');
          s.oval('#5c9b73', 0, -74, 30, 36);
          s.oval('#6fae86', -9, -84, 17, 20);
        },
        size,
      );
    }
    s.rect('#c9bfae', 0, 276, 640, 16);
    s.rect('#5a636a', 0, 292, 640, 68);
    for (let dash = 0; dash < 8; dash += 1) s.rect('#f6ecd9', dash * 90 + 10, 324, 44, 5, 2);
    const x = -190 + ((t + 0.6) / length) * 900;
    s.at(x, 306 + wave(t, 16) * 1.2, 0, () => {
      s.rect('#2f6b4f', 0, -58, 112, 60, 10);
      s.path('#3a7f60', 'M108,-46 H138 C148,-46 158,-26 160,-14 V2 H108 Z');
      s.path('#cfe6ec', 'M118,-38 H136 C142,-36 148,-26 150,-18 H118 Z');
      s.oval('#f6ecd9', 54, -28, 17);
      s.line('#2f6b4f', 4, 'M54,-38 V-28 H62');
      for (const wheel of [30, 128])
        s.at(wheel, 4, t * 9, () => {
          s.oval('#26292c', 0, 0, 15);
          s.oval('#c9bfae', 0, 0, 6);
          s.line('#26292c', 2, 'M-5,0 H5 M0,-5 V5');
        });
    });
  },
};

/** One picture of a scene: WebP in base64. */
globalThis.drawScene = async (name, second) => {
  const canvas = new OffscreenCanvas(640, 360);
  globalThis.scenes[name](canvas.getContext('2d'), second);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })).arrayBuffer());
  return btoa(String.fromCharCode(...bytes));
};

/** Encodes one scene frame by frame, so that it is smooth however slow the machine is: VP8 in base64, by time in ms. */
globalThis.encodeScene = async (name, framesPerSecond) => {
  const canvas = new OffscreenCanvas(640, 360);
  const context = canvas.getContext('2d');
  const frames = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      frames.push({ key: chunk.type === 'key', time: chunk.timestamp / 1000, data: btoa(text) });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp8', width: 640, height: 360, bitrate: 300_000, framerate: framesPerSecond });
  for (let frame = 0; frame < length * framesPerSecond; frame += 1) {
    globalThis.scenes[name](context, frame / framesPerSecond);
    const picture = new VideoFrame(canvas, { timestamp: (frame / framesPerSecond) * 1e6 });
    encoder.encode(picture, { keyFrame: frame % (framesPerSecond * 2) === 0 });
    picture.close();
    if (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await encoder.flush();
  return { frames, duration: length * 1000 };
};
