/** Simulated survival data of two arms with covariates, as a CSV. Times are whole days, so that they tie as in a registry. */
export function trialCsv(rows: number): string {
  let seed = 7
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x80000000
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const lines = ['days,outcome,arm,age,bmi,crp,stage,score,later,site,test,retest']
  for (let i = 0; i < rows; i++) {
    const arm = random() < 0.5 ? 'A' : 'B'
    const score = 50 + 10 * normal() + (arm === 'A' ? 1 : 0)
    const days = Math.ceil(-Math.log(1 - random()) * (arm === 'A' ? 900 : 1100))
    const outcome = days > 1800 || random() < 0.2 ? 'alive' : 'dead'
    const test = () => ((outcome === 'dead') === random() < 0.8 ? 'positive' : 'negative')
    lines.push(
      [
        Math.min(days, 1800),
        outcome,
        arm,
        Math.round(60 + 9 * normal()),
        (24 + 3.5 * normal()).toFixed(2),
        Math.exp(1 + normal()).toFixed(3),
        `stage ${1 + Math.floor(random() * 4)}`,
        score.toFixed(4),
        (0.7 * score + 16 + 7 * normal()).toFixed(4),
        `site ${1 + Math.floor(random() * 6)}`,
        test(),
        test(),
      ].join(','),
    )
  }
  return `${lines.join('\n')}\n`
}
