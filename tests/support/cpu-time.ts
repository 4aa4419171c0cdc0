import { afterEach, beforeEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Of the processor, ms: what the test took, whatever else the machine did. */
    cpuMs?: number
  }
}

let start = process.cpuUsage()
beforeEach(() => {
  start = process.cpuUsage()
})
afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(start)
  task.meta.cpuMs = (user + system) / 1000
})
