import type { SavedSpec } from '../../kit/analysis.ts'

const score = (k: number): SavedSpec => ({
  title: { en: `Score of component ${k}`, zh: `成分 ${k} 得分` },
  name: `PC${k}`,
})

/** The maximum number of scores that can be saved at once. */
export const saved = { score1: score(1), score2: score(2), score3: score(3), score4: score(4), score5: score(5) }
