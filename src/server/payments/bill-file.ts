import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openReply } from '../providers/ask-provider.ts'
import { DeliveryError } from '../providers/delivery-error.ts'

/** A bill of a million trades has about 300 MB. */
const LARGEST_BILL = 512 * 1024 * 1024
const TIMEOUT_MS = 10 * 60_000

export interface BillFile {
  readonly path: string
  /** Lower-case hexadecimal. */
  readonly sha1: string
}

async function download(url: URL, headers: Readonly<Record<string, string>>, path: string): Promise<BillFile> {
  return openReply(
    url,
    { headers },
    async (response) => {
      if (response.status !== 200) throw new DeliveryError(`http-${response.status}`)
      const hash = createHash('sha1')
      let length = 0
      const counted = async function* () {
        for await (const chunk of response.body ?? []) {
          length += chunk.length
          if (length > LARGEST_BILL) throw new DeliveryError('reply-too-large')
          hash.update(chunk)
          yield chunk
        }
      }
      await pipeline(counted, createWriteStream(path, { mode: 0o600 }))
      return { path, sha1: hash.digest('hex') }
    },
    TIMEOUT_MS,
  )
}

/** Downloads a bill into a file of its own, which is deleted when `read` has ended. Throws a DeliveryError. */
export async function* withBillFile<T>(
  url: URL,
  headers: Readonly<Record<string, string>>,
  read: (file: BillFile) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const folder = await mkdtemp(join(tmpdir(), 'slipstick-bill-'))
  try {
    yield* read(await download(url, headers, join(folder, 'bill')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
