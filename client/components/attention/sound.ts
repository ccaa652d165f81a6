import { choice } from './choice.ts';

export const sound = choice('hourhand-sound', true);

let audio: AudioContext | undefined;

/** Two soft notes; each begins and ends without a click. In Hertz, and seconds from now. */
const notes = [
  { pitch: 659, at: 0 },
  { pitch: 880, at: 0.12 },
];
const loudness = 0.06;
const length = 0.35;

/** Says that something was written, where that is wanted and the person has done something here: not before. */
export async function chime(): Promise<void> {
  if (!sound.isOn() || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    await audio.resume();
    for (const { pitch, at } of notes) play(audio, pitch, audio.currentTime + at);
  } catch {
    // No loudspeaker, no sound.
  }
}

function play(context: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
