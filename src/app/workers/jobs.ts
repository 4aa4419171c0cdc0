/** Running jobs of the worker, by number, so that the page can stop them: an AbortSignal does not cross threads, a number does. */
const jobs = new Map<number, AbortController>()

export interface JobContext {
  readonly signal: AbortSignal
  readonly onProgress: (fraction: number) => void
}

export async function runJob<T>(
  job: number,
  onProgress: (fraction: number) => void,
  act: (context: JobContext) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  jobs.set(job, controller)
  try {
    return await act({ signal: controller.signal, onProgress })
  } finally {
    jobs.delete(job)
  }
}

export function cancelJob(job: number): void {
  jobs.get(job)?.abort(new DOMException('cancelled', 'AbortError'))
}
