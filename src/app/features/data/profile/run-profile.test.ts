import { beforeEach, expect, test, vi } from 'vitest'
import type { ColumnProfile } from '#engine/methods/profile/profile-column.ts'

const engine = { columnProfile: vi.fn(), wholeProfile: vi.fn() }
vi.mock('../../../workers/bridge.ts', () => ({
  ask: (act: (api: typeof engine) => unknown) => act(engine),
  start: (act: (api: typeof engine, job: number, onProgress: () => void) => unknown) => act(engine, 1, () => {}),
}))
const { endOfDay, runProfile } = await import('./run-profile.ts')

const whole = { duplicates: 0, pairs: [] }
let controller: AbortController
const seen: string[] = []
const watch = () => ({
  signal: controller.signal,
  onColumn: ({ id }: ColumnProfile) => void seen.push(id),
  onWhole: () => void seen.push('whole'),
})
beforeEach(() => {
  controller = new AbortController()
  seen.length = 0
  engine.columnProfile.mockReset().mockImplementation((_version: string, id: string) => Promise.resolve({ id }))
  engine.wholeProfile.mockReset().mockResolvedValue(whole)
})

test('columns arrive one by one, then what all of them show', async () => {
  expect(await runProfile('v', ['c1', 'c2'], watch())).toBe(true)
  expect(seen).toEqual(['c1', 'c2', 'whole'])
})

test('a stopped profile asks for no further column', async () => {
  const { onColumn, ...rest } = watch()
  const stopping = (profile: ColumnProfile) => {
    onColumn(profile)
    controller.abort()
  }
  expect(await runProfile('v', ['c1', 'c2'], { ...rest, onColumn: stopping })).toBe(false)
  expect(seen).toEqual(['c1'])
  expect(engine.columnProfile).toHaveBeenCalledTimes(1)
  expect(engine.wholeProfile).not.toHaveBeenCalled()
})

test('stopped while all rows are compared, it ends without an error; another error is reported', async () => {
  engine.wholeProfile.mockImplementation(() => {
    controller.abort()
    return Promise.reject(new DOMException('cancelled', 'AbortError'))
  })
  expect(await runProfile('v', ['c1'], watch())).toBe(false)
  controller = new AbortController()
  engine.wholeProfile.mockRejectedValue(new Error('broken'))
  await expect(runProfile('v', ['c1'], watch())).rejects.toThrow('broken')
})

test('a version that is gone ends the profile', async () => {
  engine.columnProfile.mockResolvedValue(undefined)
  expect(await runProfile('v', ['c1'], watch())).toBe(false)
  expect(seen).toEqual([])
})

test('today ends where tomorrow begins, in the days of the data', () => {
  expect(endOfDay(new Date(2024, 1, 29, 23, 30))).toBe(Date.UTC(2024, 2, 1) - 1)
})
