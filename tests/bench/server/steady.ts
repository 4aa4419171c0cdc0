import { readFileSync } from 'node:fs'
import type { Line } from '../figure.ts'
import type { Stage } from './stage.ts'
import type { TaskName } from './tasks.ts'

const MINUTE = 60_000
const MB = 2 ** 20
const CALLERS = 32
const PAUSE_MS = 100
/** A tenth of the calls log in, most of them poll for changes. */
const MIX: readonly TaskName[] = [
  'pull, one new record',
  'detail',
  'pull, one new record',
  'push, one mutation',
  'pull, one new record',
  'push, a batch of 20',
  'pull, one new record',
  'push, one mutation',
  'pull, the first 100',
  'login',
]

/** Resident memory of a process, in MB. */
export function residentOf(pid: number): number {
  const kB = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kB) * 1024) / MB
}

async function heapOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^slipstick_nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / MB
}

/** Least-squares slope of the values per step. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0)
  return rise / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
}

/** Memory of the product, minute by minute, under a constant mixed load. */
export async function measureSteady(stage: Stage, minutes: number): Promise<readonly Line[]> {
  const lines: Line[] = []
  const resident: number[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    const round = { url: stage.ours, tasks: MIX, callers: CALLERS, warmMs: 0, ms: MINUTE, pauseMs: PAUSE_MS }
    const { perSecond, errors } = await stage.run(round)
    const heap = await heapOf(stage.ours)
    resident.push(residentOf(stage.pid))
    const beside = { heap, requests: `${perSecond.toFixed(0)} /s`, errors: String(errors) }
    lines.push({ what: `resident after minute ${minute}`, value: resident.at(-1) ?? Number.NaN, unit: 'MB', beside })
  }
  const settled = resident.slice(Math.floor(minutes / 2))
  if (settled.length > 1)
    lines.push({
      what: 'rise per minute in the second half',
      value: slopeOf(settled),
      unit: 'MB',
      target: '<= 1 MB',
      met: slopeOf(settled) <= 1,
    })
  return lines
}
