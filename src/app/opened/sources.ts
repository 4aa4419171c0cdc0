import { isEnvelope } from '#contract/envelope.ts'
import { CallError, NetworkError, requestHeaders } from '../api/call.ts'
import { serverFetch } from '../api/server-fetch.ts'
import type { Dataset } from '../data/datasets/dataset.ts'
import { ownData } from '../data/own-data.ts'
import { ask } from '../workers/bridge.ts'

/** Takes a file for the source of a dataset if it is that very file. */
export async function giveSource(dataset: Dataset, file: Blob): Promise<boolean> {
  return ask((engine) => engine.acceptSource(ownData().user, dataset.id, file))
}

/** Fetches the source from the server, going on where a cut left it. Throws CallError or NetworkError. */
export async function fetchSource(dataset: Dataset, onProgress: (fraction: number) => void): Promise<void> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (let attempts = 0; received < dataset.sourceSize && attempts < 5; attempts++) {
    const response = await serverFetch('/api/Dataset/source', {
      method: 'POST',
      headers: { ...requestHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ project: dataset.project, sha256: dataset.sourceSha256, offset: received }),
    }).catch(() => {
      throw new NetworkError('unreachable')
    })
    if (response.headers.get('content-type')?.includes('json')) {
      const body: unknown = await response.json()
      throw isEnvelope(body) ? new CallError(body) : new NetworkError('status', response.status)
    }
    const reader = response.body?.getReader()
    for (;;) {
      const chunk = await reader?.read().catch(() => undefined)
      if (!chunk || chunk.done) break
      parts.push(chunk.value)
      received += chunk.value.byteLength
      onProgress(received / dataset.sourceSize)
    }
  }
  if (!(await giveSource(dataset, new Blob(parts)))) throw new NetworkError('unreachable')
}
