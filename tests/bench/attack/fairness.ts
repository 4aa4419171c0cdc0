import { setTimeout as sleep } from 'node:timers/promises'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { type Line, quantile } from '../figure.ts'
import type { Scene } from './attacks.ts'
import { type Player, standBy, type Target } from './target.ts'

const whole = { callers: 300, ms: 8000 }
const least = { callers: 4, ms: 300 }
const MOST = 2
/** The delay of our client after a refusal that asks it to retry. */
const AGAIN_MS = 2000

/** Concurrent callers that push again as soon as they have a reply. Returns the number of applied pushes. */
async function pushAll(target: Target, players: readonly Player[], callers: number, until: number): Promise<number> {
  const device = createDevice('load')
  let applied = 0
  const run = async (player: Player) => {
    while (performance.now() < until) {
      const mutations = Array.from({ length: 20 }, () =>
        device.change('project', newId(), { name: 'p1', createdAt: 1 }),
      )
      const { status } = await target.post('Sync/push', { protocol: PROTOCOL, mutations }, player)
      if (status === 200) applied += 1
      else await sleep(AGAIN_MS)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, index) => run(players[index % players.length] as Player)))
  return applied
}

async function othersUnder({ ground, bystander }: Scene, players: readonly Player[], { callers, ms } = whole) {
  const target = await ground.start()
  const other = standBy(target, bystander)
  const applied = await pushAll(target, players, callers, performance.now() + ms)
  const times = await other.stop()
  await target.end()
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), longest: Math.max(...times), applied }
}

/** How long another user's pull takes while one user pushes with 300 connections, beside a hundred users with three each. */
export async function measureFairness(scene: Scene, smoke: boolean): Promise<Line> {
  const extent = smoke ? least : whole
  const spread = await othersUnder(scene, scene.crowd, extent)
  const one = await othersUnder(scene, [scene.attacker], extent)
  const ratio = one.p99 / spread.p99
  return {
    what: 'p99 of a pull beside 300 connections of one user that push',
    value: one.p99,
    unit: 'ms',
    beside: {
      'of 100 users': spread.p99,
      stall: `${one.longest.toFixed(0)} ms`,
      answers: `${one.applied} pushes applied, ${spread.applied} of 100 users`,
    },
    ratio,
    target: `<= ${MOST} x`,
    met: ratio <= MOST,
  }
}
