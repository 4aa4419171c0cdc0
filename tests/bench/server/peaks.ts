import { setTimeout as sleep } from 'node:timers/promises'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { createDevice } from '#tests/support/test-device.ts'
import { addLongRecords, forgetPeak, peakOf, prepareGround } from '../attack/target.ts'
import type { Line } from '../figure.ts'
import { residentOf } from './steady.ts'

const ANALYSES = 44
const REFUSED = 30
const REST_MS = 1000
/** MB above the start. A record of 16 MB is read, parsed, written and compressed. */
const MOST = 200

/** The peak memory of each call for a user with 300 MB in long records. */
export async function measurePeaks(smoke: boolean): Promise<readonly Line[]> {
  const ground = await prepareGround(1)
  const [ann] = ground.users
  if (!ann) throw new Error('a user is needed')
  const lines: Line[] = []
  try {
    const seeded = await ground.start()
    const { project, dataset, analyses } = await addLongRecords(seeded, ann, smoke ? 1 : ANALYSES)
    await seeded.end()
    const device = createDevice('peaks')
    const push = (fields: object) => ({
      protocol: PROTOCOL,
      mutations: analyses.map((id) => device.change('analysis', id, fields as never)),
    })
    const refused = Array.from({ length: REFUSED }, () => device.change('analysis', analyses[0] ?? '', { nope: 1 }))
    const calls: readonly (readonly [string, string, () => unknown])[] = [
      [
        'Sync/push, 30 refused changes of a long record',
        'Sync/push',
        () => ({ protocol: PROTOCOL, mutations: refused }),
      ],
      ['Sync/push, refused changes of all long records', 'Sync/push', () => push({ nope: 1 })],
      ['Sync/push, an option of all long records', 'Sync/push', () => push({ 'option.level': 0.9 })],
      ['Sync/push, a title of all long records', 'Sync/push', () => push({ title: 'short' })],
      ['Sync/pull', 'Sync/pull', () => ({ protocol: PROTOCOL, cursor: null })],
      ['V2analysis/index', 'V2analysis/index', () => ({ data_id: dataset })],
      ['V2analysis/downloadAllByDataId', 'V2analysis/downloadAllByDataId', () => ({ data_id: dataset })],
      ['Project/index', 'Project/index', () => ({})],
      ['User/export', 'User/export', () => ({})],
      ['Project/update, the rows come home', 'Project/update', () => ({ id: project, storage: 'device' })],
    ]
    for (const [what, name, request] of smoke ? calls.slice(0, 1) : calls) {
      const target = await ground.start()
      await target.post('User/detail', {}, ann)
      await sleep(REST_MS)
      const before = residentOf(target.pid)
      forgetPeak(target.pid)
      const { bytes, ms, code } = await target.post(name, request(), ann)
      const peak = peakOf(target.pid) - before
      await target.end()
      const beside = { answered: `${(bytes / 2 ** 20).toFixed(1)} MB`, took: `${ms.toFixed(0)} ms`, code }
      lines.push({ what, value: peak, unit: 'MB', beside, target: `<= ${MOST} MB`, met: peak <= MOST })
    }
  } finally {
    ground.remove()
  }
  return lines
}
