import { PassportPage } from './page-models/passport-page.ts'
import { ProjectsPage } from './page-models/projects-page.ts'
import { CuttingProxy } from './support/cutting-proxy.ts'
import { pushedMutations } from './support/pushed-mutations.ts'
import { expect, networkIsBack, outboxIsEmpty, outboxLength, readyOffline, test } from './support/scenario.ts'
import type { SiteServer } from './support/site-server.ts'

interface ProjectPage {
  readonly data: readonly { readonly name: string; readonly description: string }[]
  readonly total: number
}

async function projectsOnServer(site: SiteServer, token: string): Promise<ProjectPage> {
  return (await site.call<ProjectPage>('Project/index', { limit: 50 }, token)).data
}

async function tokenOf(site: SiteServer, person: { name: string; password: string }): Promise<string> {
  const { data } = await site.call<{ token: string }>('User/login', {
    username: person.name,
    password: person.password,
    device: 'probe',
  })
  return data.token
}

test('[O4] 200 writes queued from two tabs are each applied once', async ({ page, context, site }) => {
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  const other = await context.newPage()
  await other.goto(`${site.origin}/project/list`)
  await site.stop()
  const create = async (tab: typeof page, from: number, to: number) => {
    for (let i = from; i < to; i++) {
      await tab.getByRole('button', { name: 'New project' }).first().press('Enter')
      await tab.getByLabel('Project name').fill(`P${i}`)
      await tab.getByLabel('Project name').press('Enter')
      await expect(tab.getByRole('heading', { name: `P${i}`, level: 1 })).toBeVisible()
      await tab.getByRole('link', { name: 'Projects' }).first().press('Enter')
    }
  }
  test.setTimeout(180_000)
  // the first project replaces the empty list in both tabs, with the button that the other tab may just be pressing
  await create(page, 0, 1)
  await expect(other.getByText('1 project', { exact: true })).toBeVisible()
  await Promise.all([create(page, 1, 100), create(other, 100, 200)])
  expect(await outboxLength(page)).toBe(200)
  const pushed = pushedMutations(context)
  await site.start()
  await networkIsBack(page)
  await outboxIsEmpty(page)
  const token = await tokenOf(site, person)
  const { total } = await projectsOnServer(site, token)
  expect(total).toBe(200)
  // counted before the server's deduplication: nothing was sent twice either
  expect(pushed.ids.length).toBe(200)
  expect(new Set(pushed.ids).size).toBe(200)
})

test('[O5] a reply that is lost after the commit: sent again, applied once', async ({ page, site }) => {
  const proxy = await CuttingProxy.before(site.port)
  const person = await new PassportPage(page, proxy.origin).register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  proxy.loseReplyTo('POST /api/Sync/push')
  await new ProjectsPage(page, proxy.origin).create('OnceOnly')
  await outboxIsEmpty(page)
  expect(proxy.cuts).toBe(1)
  // counted on the wire, because the browser retries a request when its connection breaks
  expect(proxy.seen('POST /api/Sync/push')).toBeGreaterThanOrEqual(2)
  const { data } = await projectsOnServer(site, await tokenOf(site, person))
  expect(data.map(({ name }) => name)).toEqual(['OnceOnly'])
  await proxy.close()
})

test('[O6] the server is killed between a push and its reply: nothing is lost, nothing is doubled', async ({
  page,
  context,
  site,
}) => {
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  let killed: Promise<void> | undefined
  await context.route('**/api/Sync/push', async (route) => {
    if (killed) return route.continue()
    const sent = route.fetch().catch(() => undefined)
    killed = site.kill()
    await Promise.all([sent, killed])
    await route.abort('connectionreset')
  })
  await new ProjectsPage(page, site.origin).create('Survivor')
  await expect.poll(() => killed !== undefined).toBe(true)
  await killed
  expect(await outboxLength(page)).toBe(1)
  await site.start()
  await outboxIsEmpty(page)
  const { data } = await projectsOnServer(site, await tokenOf(site, person))
  expect(data.map(({ name }) => name)).toEqual(['Survivor'])
})

test('[Q5] Background Sync sends the queue with no page open', async ({ page, context, site }) => {
  const person = await new PassportPage(page, site.origin).register()
  await readyOffline(page)
  await outboxIsEmpty(page)
  await site.stop()
  await new ProjectsPage(page, site.origin).create('Background')
  const userId = await page.evaluate(async () => {
    const [name] = (await indexedDB.databases()).flatMap(({ name }) =>
      name?.startsWith('slipstick-user-') ? [name] : [],
    )
    return name?.slice('slipstick-user-'.length)
  })
  const blank = await context.newPage()
  const devtools = await context.newCDPSession(blank)
  let registrationId = ''
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const registration of registrations) {
      if (registration.scopeURL.startsWith(site.origin)) registrationId = registration.registrationId
    }
  })
  await devtools.send('ServiceWorker.enable')
  await page.close()
  await site.start()
  await expect.poll(() => registrationId).not.toBe('')
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.origin,
    registrationId,
    tag: `slipstick-outbox-${userId}`,
    lastChance: false,
  })
  const token = await tokenOf(site, person)
  await expect.poll(async () => (await projectsOnServer(site, token)).total).toBe(1)
})
