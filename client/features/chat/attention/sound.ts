import { choice } from './choice.ts';

export const sound = choice('hourhand-sound', true);

let audio: AudioContext | undefined;

/** Two soft notes that fade in and out. In hertz, and seconds from now. */
const notes = [
  { pitch: 659, at: 0 },
  { pitch: 880, at: 0.12 },
];
const loudness = 0.06;
const length = 0.35;

/** Plays the sound if it is enabled and the browser permits it, which requires an earlier interaction. */
export async function chime(): Promise<void> {
  if (!sound.isOn() || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    await audio.resume();
    for (const { pitch, at } of notes) play(audio, pitch, audio.currentTime + at);
  } catch {
    // Audio is not available.
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
