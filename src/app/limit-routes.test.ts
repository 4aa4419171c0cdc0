// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { probe } from './api/connection.ts'
import { limitRoutes } from './limit-routes.ts'
import { isPartMissing } from './loading/load-part.ts'

vi.mock('./api/connection.ts', () => ({ probe: vi.fn() }))

const TWO_MINUTES = 120_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A router whose page is loaded by `arrival`. */
function routerFor(arrival: () => Promise<{ default: () => null }>) {
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => null })
  const page = createRoute({ getParentRoute: () => root, path: '/page', component: lazyRouteComponent(arrival) })
  const router = createRouter({
    routeTree: root.addChildren([home, page]),
    history: createMemoryHistory({ initialEntries: ['/page'] }),
  })
  limitRoutes(Object.values(router.routesById))
  return router
}

const after = (ms: number) =>
  new Promise<{ default: () => null }>((resolve) => setTimeout(() => resolve({ default: () => null }), ms))

async function open(router: ReturnType<typeof routerFor>, ms: number) {
  const loading = router.load()
  await vi.advanceTimersByTimeAsync(ms)
  const page = router.state.matches.at(-1)
  return { loading, page }
}

test('9: a page whose program hangs for 120 s becomes its error page, not sooner', async () => {
  const router = routerFor(() => new Promise(() => undefined))
  const early = await open(router, TWO_MINUTES - 1)
  expect(router.state.status).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  await early.loading
  const page = router.state.matches.at(-1)
  expect(page?.status).toBe('error')
  expect(isPartMissing(page?.error)).toBe(true)
})

test('9: a page whose program loads late, but in time, is shown', async () => {
  const { loading, page } = await open(
    routerFor(() => after(TWO_MINUTES - 1)),
    TWO_MINUTES,
  )
  await loading
  expect(page?.status).toBe('success')
  expect(vi.getTimerCount()).toBe(0)
  expect(probe).not.toHaveBeenCalled()
})

test('a page that timed out can be opened once its program is loaded', async () => {
  let arrival: () => Promise<{ default: () => null }> = () => after(TWO_MINUTES + 1000)
  const router = routerFor(() => arrival())
  await (await open(router, TWO_MINUTES)).loading
  arrival = () => after(0)
  await vi.advanceTimersByTimeAsync(1000)
  const home = router.navigate({ to: '/' })
  await vi.advanceTimersByTimeAsync(0)
  await home
  const back = router.navigate({ to: '/page' })
  await vi.advanceTimersByTimeAsync(0)
  await back
  expect(router.state.matches.at(-1)?.status).toBe('success')
})

test('a failed preload has no effect', async () => {
  const router = routerFor(() => new Promise(() => undefined))
  const route = router.routesById['/page']
  const unhandled = vi.fn()
  process.once('unhandledRejection', unhandled)
  void router.loadRouteChunk(route)
  await vi.advanceTimersByTimeAsync(TWO_MINUTES)
  vi.useRealTimers()
  await new Promise((done) => setTimeout(done, 0))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))

test.each([
  ['a server that does not answer: its error page, without loading the document anew', false, 'error'],
  ['a server that answers: the router’s own way, which is to load the document anew', true, 'success'],
])('a script that cannot be fetched from %s', async (_, answers, status) => {
  vi.mocked(probe).mockResolvedValue(answers)
  const { loading, page } = await open(routerFor(refused), 0)
  await loading
  expect(page?.status).toBe(status)
})
