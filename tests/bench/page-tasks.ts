import type { Page } from '@playwright/test'
import { type Line, median } from './figure.ts'

/** One task of the page's main thread. */
export interface PageTask {
  /** Wall time in ms, including the wait for a processor. */
  readonly clock: number
  /** CPU time in ms. */
  readonly processor: number
  /** The largest part: scripting, layout, painting, garbage collection, by the browser's names. */
  readonly mostly: string
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Tasks that a reader might notice; shorter ones are not reported. */
const NOTED_MS = 10
const LONG_MS = 50

/** The tasks of the page's main thread during `act`, from the browser's trace. */
export async function tasksDuring(page: Page, act: () => Promise<void>): Promise<readonly PageTask[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) if (isWanted(event)) events.push(event)
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'] },
  })
  await act()
  const complete = new Promise<void>((done) => {
    session.on('Tracing.tracingComplete', () => done())
  })
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return tasksOf(events)
}

function isWanted({ name, ph, dur = 0 }: TraceEvent): boolean {
  return name === 'thread_name' || (ph === 'X' && dur > 1000)
}

function tasksOf(events: readonly TraceEvent[]): readonly PageTask[] {
  const of = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const drawn = new Map<string, number>()
  for (const event of events)
    if (event.name === 'FunctionCall' || event.name === 'Layout') drawn.set(of(event), (drawn.get(of(event)) ?? 0) + 1)
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(of)
  const main = mains.toSorted((a, b) => (drawn.get(b) ?? 0) - (drawn.get(a) ?? 0))[0]
  if (main === undefined) throw new Error('the record of the browser names no main thread of a page')
  const own = events.filter((event) => event.ph === 'X' && of(event) === main)
  return own
    .filter(({ name, dur = 0 }) => name === 'RunTask' && dur > NOTED_MS * 1000)
    .map((task) => {
      const { ts, dur = 0, tdur = dur } = task
      return { clock: dur / 1000, processor: tdur / 1000, mostly: mostOf(own, ts, ts + dur) }
    })
}

/** The kind of work that took most of the time between two moments; nested work counts separately. */
function mostOf(events: readonly TraceEvent[], from: number, to: number): string {
  const inside = events
    .filter(({ name, ts, dur = 0 }) => name !== 'RunTask' && ts >= from && ts + dur <= to)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const own = new Map<string, number>()
  const open: TraceEvent[] = []
  for (const event of inside) {
    while (open.length > 0 && event.ts >= endOf(open.at(-1))) open.pop()
    const outer = open.at(-1)
    if (outer) own.set(outer.name, (own.get(outer.name) ?? 0) - (event.dur ?? 0))
    own.set(event.name, (own.get(event.name) ?? 0) + (event.dur ?? 0))
    open.push(event)
  }
  return [...own].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'nothing that the browser names'
}

function endOf(event: TraceEvent | undefined): number {
  return (event?.ts ?? 0) + (event?.dur ?? 0)
}

/** The longest task of each round by wall time, and the number of long ones, with its CPU time. */
export function taskLines(what: string, rounds: readonly (readonly PageTask[])[]): readonly Line[] {
  const longest = rounds.map((tasks) => tasks.toSorted((a, b) => b.clock - a.clock)[0])
  const clock = median(longest.map((task) => task?.clock ?? 0))
  const middle = longest.find((task) => task?.clock === clock)
  const over = rounds.map((tasks) => tasks.filter((task) => task.clock > LONG_MS).length)
  return [
    {
      what: `${what}: longest task of the page`,
      value: clock,
      unit: 'ms',
      target: `<= ${LONG_MS} ms`,
      met: clock <= LONG_MS,
    },
    { what: '  mostly', value: middle?.mostly ?? `none over ${NOTED_MS} ms` },
    { what: '  of it on a processor', value: middle?.processor ?? 0, unit: 'ms' },
    { what: `  tasks over ${LONG_MS} ms, in each round`, value: over.join(', ') },
  ]
}
