import { afterEach, beforeEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** CPU time of the test in ms, independent of other load on the machine. */
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
