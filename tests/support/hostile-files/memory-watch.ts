import { workerData } from 'node:worker_threads'
import { type Watched, watchEvery } from './watched.ts'

/** A thread beside the busy reader: samples the memory of the process every millisecond. */
const { shared } = workerData as { shared: Watched }
const values = new Float64Array(shared)
const nobody = new Int32Array(new SharedArrayBuffer(4))
for (;;) {
  watchEvery(values, process.memoryUsage.rss())
  Atomics.wait(nobody, 0, 0, 1)
}
