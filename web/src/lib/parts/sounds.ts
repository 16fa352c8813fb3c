/** Short sounds, synthesized by the browser. */
import type { Sound } from "../games/events";
import { settings } from "../settings.svelte";

const NOTES: Record<Sound, [frequency: number, seconds: number, shape: OscillatorType]> = {
  step: [196, 0.07, "triangle"],
  card: [523, 0.06, "sine"],
  build: [262, 0.16, "triangle"],
  coins: [880, 0.14, "sine"],
  turn: [392, 0.22, "sine"],
  end: [330, 0.6, "triangle"],
};

let audio: AudioContext | null = null;

export function play(sound: Sound | null): void {
  if (sound === null || !settings.get("sound") || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const [frequency, seconds, shape] = NOTES[sound];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const now = audio.currentTime;
  tone.type = shape;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.07, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
