import { expect } from '@playwright/test'
import { Keys, Pointer } from './actions/hand.ts'
import { type Desk, type Job, jobs, prepareDesk } from './actions/jobs.ts'
import { peerWays } from './actions/peers.ts'
import type { Figure, Line } from './figure.ts'
import { withSite } from './site.ts'

export const figure: Figure = {
  title:
    'clicks, keys that trigger something and fields filled in, by pointer (value) and by keyboard; other programs from memory, not run here',
  measure: () =>
    withSite(async (site) => {
      const desk = await prepareDesk(site)
      const lines: Line[] = []
      for (const job of jobs) lines.push(await countOne(desk, job))
      return lines
    }),
}

async function countOne(desk: Desk, job: Job): Promise<Line> {
  const { page } = desk
  const pointer = new Pointer(page)
  await begin(desk, job)
  await job.act(pointer, desk.trial.file)
  await job.done(desk)
  const keys = new Keys(page)
  await begin(desk, job)
  await (job.byKeyboard ?? job.act)(keys, desk.trial.file)
  await job.done(desk)
  const peers = Object.entries(peerWays).map(
    ([peer, ways]) => [`${peer}, by memory`, ways[job.name]?.length ?? ''] as const,
  )
  return {
    what: `${job.name}; from ${job.from}`,
    value: pointer.actions,
    beside: { 'by keyboard': keys.actions, 'keys to get there': keys.moves, ...Object.fromEntries(peers) },
    target: `<= ${job.most}`,
    met: pointer.actions <= job.most,
    isCounted: true,
  }
}

async function begin(desk: Desk, job: Job): Promise<void> {
  await job.start(desk)
  desk.saved.length = 0
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible()
}
