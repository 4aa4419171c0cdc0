import { Refusal } from '../http/refusal.ts'

const OF_A_USER = 2

/** Limits how many answers are written at a time, of one user and in this process. `take` returns the function that ends one. */
export function createStreams(most: number) {
  const running = new Map<string, number>()
  let all = 0
  return {
    take(user: string): () => void {
      const own = running.get(user) ?? 0
      if (own >= OF_A_USER || all >= most) throw new Refusal('assistant-busy')
      running.set(user, own + 1)
      all += 1
      return () => {
        all -= 1
        const left = (running.get(user) ?? 1) - 1
        if (left === 0) running.delete(user)
        else running.set(user, left)
      }
    },
  }
}
