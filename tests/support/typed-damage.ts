import { FormatError } from '#formats/format-error.ts'
import type { OpenTyped } from '#formats/typed/typed-file.ts'
import { createRandom } from './random.ts'

/** What became of damaged copies of a file. */
export interface DamageCount {
  readonly read: number
  readonly refused: number
}

/** Opens and reads the file cut off after each of its bytes. Throws any error that is not a FormatError. */
export function readCuts(open: OpenTyped, bytes: Uint8Array): Promise<DamageCount> {
  return readAll(
    open,
    Array.from({ length: bytes.length }, (_, length) => bytes.slice(0, length)),
  )
}

/** Opens and reads copies of which a few bytes are changed, at random places of the part given. Throws any error that is not a FormatError. */
export function readChanged(
  open: OpenTyped,
  bytes: Uint8Array,
  copies: number,
  seed: number,
  from = 0,
  end = bytes.length,
): Promise<DamageCount> {
  const random = createRandom(seed)
  return readAll(
    open,
    Array.from({ length: copies }, () => {
      const copy = bytes.slice()
      for (let i = 0; i <= random.below(3); i++)
        copy[from + random.below(end - from)] = random.pick([0, 255, random.below(256)])
      return copy
    }),
  )
}

async function readAll(open: OpenTyped, damaged: readonly Uint8Array<ArrayBuffer>[]): Promise<DamageCount> {
  let read = 0
  for (const bytes of damaged)
    try {
      const file = await open(new Blob([bytes]), {}, {})
      await file.read({}, {})
      read += 1
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
    }
  return { read, refused: damaged.length - read }
}
