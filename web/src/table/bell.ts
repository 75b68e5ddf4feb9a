/** The station bell: two soft strokes when it is your turn. Nothing is downloaded. */
let context: AudioContext | null = null

export function ring(): void {
  try {
    context ??= new AudioContext()
    const start = context.currentTime
    for (const [at, pitch] of [
      [0, 880],
      [0.22, 1174.7],
    ] as const) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = pitch
      tone.type = 'sine'
      volume.gain.setValueAtTime(0, start + at)
      volume.gain.linearRampToValueAtTime(0.16, start + at + 0.01)
      volume.gain.exponentialRampToValueAtTime(0.001, start + at + 0.7)
      tone.connect(volume).connect(context.destination)
      tone.start(start + at)
      tone.stop(start + at + 0.75)
    }
  } catch {
    context = null
  }
}
