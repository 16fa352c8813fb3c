/** Short, quiet sounds, made by the browser: wood, paper, metal, a horn and a bell. */
import type { Sound } from "../games/events";
import { settings } from "../settings.svelte";

/** A damped tone: one partial of something that was struck, or a note that is blown. */
interface Tone {
  hertz: number;
  level: number;
  lasts: number; // seconds until it has died away
  at?: number; // seconds after the beginning
  swells?: number; // seconds until it is loudest; a struck thing is loudest at once
  shape?: OscillatorType;
}

/** A damped rustle or click: noise through a filter. */
interface Noise {
  hertz: number; // the middle of what passes
  width: number; // how narrow: the quality of the filter
  level: number;
  lasts: number;
  at?: number;
}

interface Recipe {
  tones: readonly Tone[];
  noises: readonly Noise[];
}

const LOUDNESS = 0.5; // of everything
const SILENCE = 0.0001;

/** Wood on wood: a click, and two short partials that do not fit together. */
function wood(hertz: number, level: number, at = 0): Recipe {
  return {
    tones: [
      { hertz, level, lasts: 0.09, at },
      { hertz: hertz * 2.71, level: level * 0.35, lasts: 0.045, at },
    ],
    noises: [{ hertz: hertz * 5, width: 1.2, level: level * 0.8, lasts: 0.03, at }],
  };
}

/** Metal: high partials that ring on. */
function coin(hertz: number, level: number, at: number): Tone[] {
  return [1, 1.52, 2.34].map((partial, index) => ({
    hertz: hertz * partial,
    level: level / (index + 1.5),
    lasts: 0.22 / (index + 1),
    at,
  }));
}

/** A soft bell: a few partials, each shorter than the one below. */
function bell(hertz: number, level: number, at = 0): Tone[] {
  return [1, 2.01, 2.98, 4.2].map((partial, index) => ({
    hertz: hertz * partial,
    level: level / (index * 1.8 + 1),
    lasts: 1.3 / (index + 1),
    swells: 0.008,
    at,
  }));
}

/** A horn: a fifth, swelling and fading, with the overtones of brass. */
function horn(hertz: number, level: number, at: number, lasts: number): Tone[] {
  return [1, 2, 3, 4].map((partial) => ({
    hertz: hertz * partial,
    level: level / partial ** 1.4,
    lasts,
    swells: 0.07,
    at,
  }));
}

function together(...parts: Recipe[]): Recipe {
  return {
    tones: parts.flatMap(({ tones }) => tones),
    noises: parts.flatMap(({ noises }) => noises),
  };
}

export const RECIPES: Record<Sound, Recipe> = {
  step: wood(310, 0.16),
  build: together(wood(210, 0.24), wood(265, 0.12, 0.07)),
  card: {
    tones: [],
    noises: [
      { hertz: 3400, width: 0.8, level: 0.12, lasts: 0.09 },
      { hertz: 1700, width: 1.4, level: 0.1, lasts: 0.04, at: 0.07 },
    ],
  },
  coins: { tones: [...coin(2100, 0.06, 0), ...coin(2480, 0.05, 0.08)], noises: [] },
  turn: wood(430, 0.08),
  mine: { tones: bell(587, 0.1), noises: [] },
  chat: {
    tones: [
      { hertz: 660, level: 0.07, lasts: 0.1, swells: 0.01 },
      { hertz: 880, level: 0.06, lasts: 0.14, swells: 0.01, at: 0.08 },
    ],
    noises: [],
  },
  horn: { tones: [...horn(147, 0.12, 0, 0.5), ...horn(220, 0.13, 0.32, 1.1)], noises: [] },
  end: {
    tones: [...horn(147, 0.1, 0, 0.6), ...horn(185, 0.1, 0.3, 0.7), ...horn(220, 0.12, 0.6, 1.4)],
    noises: [],
  },
};

let audio: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

/** Play a sound, unless somebody wants none or has not yet touched the page. */
export function play(sound: Sound | null): void {
  if (sound === null || !settings.get("sound") || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const { tones, noises } = RECIPES[sound];
  for (const tone of tones) blow(audio, tone);
  for (const noise of noises) brush(audio, noise);
}

function blow(audio: AudioContext, tone: Tone): void {
  const source = audio.createOscillator();
  source.type = tone.shape ?? "sine";
  source.frequency.value = tone.hertz;
  source.connect(damped(audio, tone));
  begin(audio, source, tone);
}

function brush(audio: AudioContext, noise: Noise): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = rustle ??= noisy(audio);
  filter.type = "bandpass";
  filter.frequency.value = noise.hertz;
  filter.Q.value = noise.width;
  source.connect(filter).connect(damped(audio, noise));
  begin(audio, source, noise);
}

/** Return where a source goes: it swells, dies away, and is heard. */
function damped(
  audio: AudioContext,
  { level, lasts, at = 0, swells = 0.002 }: { level: number; lasts: number } & Partial<Tone>,
): AudioNode {
  const volume = audio.createGain();
  const start = audio.currentTime + at;
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(level * LOUDNESS, start + swells);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + swells + lasts);
  volume.connect(audio.destination);
  return volume;
}

function begin(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  { lasts, at = 0, swells = 0.002 }: { lasts: number } & Partial<Tone>,
): void {
  source.start(audio.currentTime + at);
  source.stop(audio.currentTime + at + swells + lasts);
}

/** Return half a second of noise. */
function noisy(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
