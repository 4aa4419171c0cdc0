import { type Figure, type Line, median, roundsOf } from './figure.ts'
import type { Measured } from './server/load.ts'
import { measurePeaks } from './server/peaks.ts'
import { type Stage, setStage } from './server/stage.ts'
import { measureSteady } from './server/steady.ts'
import { type TaskName, tasks } from './server/tasks.ts'

const CALLERS = [16, 256]
const LEAST = 0.7
const WARM_MS = 500
const MS = 2500
/** argon2 handles some dozens of logins a second, so many callers need more time. */
const LOGIN = { warmMs: 3000, ms: 5000 }
const SMOKE = { warmMs: 100, ms: 300 }

async function compare(stage: Stage, name: TaskName, callers: number, smoke: boolean): Promise<Line> {
  const length = smoke ? SMOKE : name === 'login' ? LOGIN : { warmMs: WARM_MS, ms: MS }
  const round = { tasks: [name], callers, pauseMs: 0, ...length }
  const ours: Measured[] = []
  const peer: Measured[] = []
  for (let count = 0; count < roundsOf({ smoke }); count += 1) {
    ours.push(await stage.run({ ...round, url: stage.ours }))
    peer.push(await stage.run({ ...round, url: stage.peer }))
  }
  const rate = median(ours.map(({ perSecond }) => perSecond))
  const beside = median(peer.map(({ perSecond }) => perSecond))
  const ms = (pick: (measured: Measured) => number) => `${median(ours.map(pick)).toFixed(1)} ms`
  const errors = [...ours, ...peer].reduce((sum, measured) => sum + measured.errors, 0)
  return {
    what: `${name}, ${callers} callers`,
    value: rate,
    unit: '/s',
    beside: { peer: beside, p50: ms(({ p50 }) => p50), p99: ms(({ p99 }) => p99), errors: String(errors) },
    ratio: rate / beside,
    target: `>= ${LEAST} x`,
    met: rate / beside >= LEAST && errors === 0,
  }
}

/**
 * Our server compared with the same statements without anything around them, on one database; the peak memory of each call (`--only memory`).
 * With `--minutes`: its memory under a steady load.
 */
export const figure: Figure = {
  title: 'requests per second beside hono and pg alone',
  async measure({ only = '', minutes, smoke }) {
    if ('memory'.includes(only) && only !== '') return measurePeaks(smoke)
    const stage = await setStage(smoke ? 20 : 1000)
    try {
      if (minutes !== undefined) return await measureSteady(stage, minutes)
      const asked = (Object.keys(tasks) as TaskName[]).filter((name) => name.includes(only))
      const lines: Line[] = []
      for (const name of asked)
        for (const callers of smoke ? [4] : CALLERS) lines.push(await compare(stage, name, callers, smoke))
      return only === '' ? [...lines, ...(await measurePeaks(smoke))] : lines
    } finally {
      await stage.close()
    }
  },
}
