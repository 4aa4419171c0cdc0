import { readFiles } from '#tests/support/hostile-files/read-files.ts'
import type { FileRead } from '#tests/support/hostile-files/reading-process.ts'
import type { Line } from '../figure.ts'

/** Fixed seeds, so that a finding can be reproduced (`makeFile`). */
const FIRST_SEED = 100_000
const PROCESSES = 2
const MB = 1e6
const MAX_MB = 64
const MAX_MS = 5000

/** Files generated to break the readers: the resources of the worst of them, and the messages. */
export async function measureFiles(smoke: boolean): Promise<readonly Line[]> {
  const files = smoke ? 20 : 10_000
  const read = await readFiles(
    Array.from({ length: files }, (_, k) => FIRST_SEED + k),
    PROCESSES,
  )
  const heaviest = worst(read, ({ beyond }) => beyond)
  const slowest = worst(read, ({ ms }) => ms)
  const wordless = read.filter((file) => file.wordless.length > 0)
  const exception = wordless[0]
  return [
    {
      what: `hostile files read, seeds ${FIRST_SEED} to ${FIRST_SEED + files - 1}`,
      value: String(read.length),
      target: String(files),
      met: read.length === files,
    },
    {
      what: `most memory above 20 x what was unpacked (${named(heaviest)})`,
      value: heaviest.beyond / MB,
      unit: 'MB',
      target: `<= ${MAX_MB} MB`,
      met: heaviest.beyond <= MAX_MB * MB,
    },
    {
      what: `longest reading (${named(slowest)})`,
      value: slowest.ms,
      unit: 'ms',
      target: `<= ${MAX_MS} ms`,
      met: slowest.ms <= MAX_MS,
    },
    {
      what: exception ? `without words (${named(exception)}: ${exception.wordless[0]})` : 'exceptions without words',
      value: String(wordless.length),
      target: '0',
      met: wordless.length === 0,
    },
  ]
}

const named = ({ kind, seed }: FileRead) => `${kind}, seed ${seed}`

function worst(read: readonly FileRead[], by: (file: FileRead) => number): FileRead {
  return read.reduce((a, b) => (by(b) > by(a) ? b : a))
}
