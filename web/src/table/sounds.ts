/** The sounds of the table, made here and soft: a piece that is put down, coins, a train, and the bell when it is your turn. Nothing is downloaded. */
import { settings } from '../lib/settings.svelte'
import type { GameEvent } from '../lib/types'

export type Sound = 'placed' | 'paid' | 'train' | 'turn'

let context: AudioContext | null = null

/** A tone that begins softly and dies away. */
function tone(out: AudioNode, at: number, pitch: number, loud: number, long: number, type: OscillatorType): void {
  if (!context) return
  const source = context.createOscillator()
  const gain = context.createGain()
  source.frequency.value = pitch
  source.type = type
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0008, at + long)
  source.connect(gain).connect(out)
  source.start(at)
  source.stop(at + long + 0.05)
}

/** A breath of noise through a band: wood, or steam. */
function breath(out: AudioNode, at: number, pitch: number, loud: number, long: number): void {
  if (!context) return
  const frames = Math.ceil(context.sampleRate * long)
  const buffer = context.createBuffer(1, frames, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2
  const source = context.createBufferSource()
  const band = context.createBiquadFilter()
  const gain = context.createGain()
  source.buffer = buffer
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = 1.1
  gain.gain.value = loud
  source.connect(band).connect(gain).connect(out)
  source.start(at)
}

const MADE: Record<Sound, (out: AudioNode, at: number) => void> = {
  placed: (out, at) => {
    breath(out, at, 900, 0.5, 0.06)
    tone(out, at, 180, 0.25, 0.12, 'sine')
  },
  paid: (out, at) => {
    tone(out, at, 2093, 0.07, 0.18, 'triangle')
    tone(out, at + 0.07, 2637, 0.07, 0.22, 'triangle')
  },
  train: (out, at) => {
    for (const [i, loud] of [0.4, 0.28, 0.34, 0.22].entries()) breath(out, at + i * 0.13, 420, loud, 0.12)
  },
  turn: (out, at) => {
    tone(out, at, 880, 0.16, 0.7, 'sine')
    tone(out, at + 0.22, 1174.7, 0.16, 0.7, 'sine')
  },
}

/** Play a sound, if sounds were asked for. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume() // made before the page was first touched
    const out = context.createGain()
    out.gain.value = settings.volume
    out.connect(context.destination)
    MADE[sound](out, context.currentTime)
  } catch {
    context = null
  }
}

const MONEY = /^(pounds|dollars|cash|cost|price|pays|paid|money|bond)/
const TRAIN = /train|engine|deliver|haul|carry|take$/

/** What an event sounds like: a train that runs, money that is paid, or a piece that is put on a place. */
export function soundOf(event: GameEvent, places: string[]): Sound | null {
  if (TRAIN.test(event.kind)) return 'train'
  if (places.length) return 'placed'
  return Object.keys(event.facts).some((name) => MONEY.test(name)) ? 'paid' : null
}
