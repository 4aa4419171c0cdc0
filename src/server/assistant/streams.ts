import { Refusal } from '../http/refusal.ts'

/** Limits how many answers this process writes at a time. `take` returns the function that ends one. */
export function createStreams(most: number) {
  let running = 0
  return {
    take(): () => void {
      if (running >= most) throw new Refusal('assistant-busy')
      running += 1
      return () => {
        running -= 1
      }
    },
  }
}
