import { callForFile, NetworkError } from '../api/call.ts'
import type { Dataset } from '../data/datasets/dataset.ts'
import { ownData } from '../data/own-data.ts'
import { ask } from '../workers/bridge.ts'

/** Stores a file as the source of a dataset if its content matches. */
export async function provideSource(dataset: Dataset, file: Blob): Promise<boolean> {
  return ask((engine) => engine.acceptSource(ownData().user, dataset.id, file))
}

/** Downloads the source from the server, resuming an interrupted download. Throws CallError or NetworkError. */
export async function fetchSource(
  dataset: Dataset,
  { signal, onProgress }: { readonly signal?: AbortSignal; readonly onProgress: (fraction: number) => void },
): Promise<void> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (let attempts = 0; received < dataset.sourceSize && attempts < 5; attempts++) {
    const request = { project: dataset.project, sha256: dataset.sourceSha256, offset: received }
    const response = await callForFile('Dataset/source', request, 'application/octet-stream', signal)
    const reader = response.body?.getReader()
    for (;;) {
      const chunk = await reader?.read().catch(() => undefined)
      signal?.throwIfAborted()
      if (!chunk || chunk.done) break
      parts.push(chunk.value)
      received += chunk.value.byteLength
      onProgress(received / dataset.sourceSize)
    }
  }
  if (!(await provideSource(dataset, new Blob(parts)))) throw new NetworkError('unreachable')
}
