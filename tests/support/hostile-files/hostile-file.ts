import type { RandomStream } from '../random.ts'

/** A file as a reader gets it, generated from a seed. */
export interface HostileFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isProject: boolean
}

/** One kind of hostile file. */
export type Maker = (random: RandomStream) => Uint8Array<ArrayBuffer>

export const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** A size that is usually small and rarely large. */
export function sizeUpTo(random: RandomStream, most: number): number {
  return Math.max(1, Math.floor(most ** (random.next() ** 1.4)))
}

export const times = <T>(count: number, make: (k: number) => T): T[] => Array.from({ length: count }, (_, k) => make(k))

export const either = <T>(random: RandomStream, likely: T, other: T): T => (random.next() < 0.8 ? likely : other)
