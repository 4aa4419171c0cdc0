import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, attacks, type Scene, setScene } from './attack/attacks.ts'
import { measureFrozen, measureFullDisk } from './attack/disk.ts'
import { measureFairness } from './attack/fairness.ts'
import { measureFiles } from './attack/files.ts'
import { forgetPeak, peakOf, standBy, tally } from './attack/target.ts'
import type { Figure, Line } from './figure.ts'
import { residentOf } from './server/steady.ts'

const REST_MS = 1000

/** Runs one attack on a freshly started product: its memory above the start, and the longest wait of other users. */
async function measure(attack: Attack, scene: Scene): Promise<Line> {
  const target = await scene.ground.start()
  await target.post('User/detail', {}, scene.attacker)
  const other = standBy(target, scene.bystander)
  await sleep(REST_MS)
  const before = residentOf(target.pid)
  forgetPeak(target.pid)
  const start = performance.now()
  const answers = await attack.act(target, scene)
  const seconds = (performance.now() - start) / 1000
  const memory = peakOf(target.pid) - before
  const stall = Math.max(...(await other.stop()))
  await target.end()
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0)
  const met = memory <= attack.most.memory && stall <= attack.most.stall // neither is meaningful if the process died
  return {
    what: attack.what,
    value: Number.isNaN(memory) ? 'the process died' : memory,
    unit: 'MB',
    beside: {
      stall: `${stall.toFixed(0)} ms`,
      answers: `${tally(answers)}; ${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds.toFixed(1)} s`,
    },
    target: `<= ${attack.most.memory} MB, ${attack.most.stall} ms`,
    met,
  }
}

const parts: Readonly<Record<string, (smoke: boolean) => Promise<readonly Line[]>>> = {
  async server(smoke) {
    const scene = await setScene(smoke)
    try {
      const lines: Line[] = []
      for (const attack of smoke ? attacks.slice(0, 1) : attacks) lines.push(await measure(attack, scene))
      return [...lines, await measureFairness(scene, smoke)]
    } finally {
      scene.ground.remove()
    }
  },
  disk: measureFullDisk,
  frozen: measureFrozen,
  files: measureFiles,
}

/**
 * What one client can do to a site, or to a tab, with few resources: the memory used, the longest wait of others, and the replies. Bounded,
 * and on loopback only. BENCH_PRODUCT=<another checkout> measures that one.
 */
export const figure: Figure = {
  title: 'memory, stall of others and answers under attack',
  async measure({ only = '', smoke }) {
    const lines: Line[] = []
    for (const [name, part] of Object.entries(parts)) if (name.includes(only)) lines.push(...(await part(smoke)))
    return lines
  },
}
