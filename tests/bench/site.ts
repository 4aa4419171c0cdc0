import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import config from '#tests/e2e/playwright.config.ts'
import { SiteServer } from '#tests/e2e/support/site-server.ts'
import { observeLongTasks } from './long-tasks.ts'

const root = resolve(import.meta.dirname, '../..')

/** The build to measure. */
export function builtApp(): string {
  const folder = join(root, 'dist/app')
  if (existsSync(join(folder, 'index.html'))) return folder
  throw new Error('There is no build in dist/app. Run `npm run build` first.')
}

/** A browser with a profile on disk, and the flags of the browser tests. */
export async function withBrowser<T>(
  act: (context: BrowserContext, folder: string) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-bench-'))
  const system = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), ...flags],
    ...(system ? { executablePath: system } : {}),
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  })
  const faults: string[] = []
  try {
    context.on('weberror', (fault) => faults.push(fault.error().stack ?? fault.error().message))
    await context.addInitScript(observeLongTasks)
    return await act(context, folder)
  } catch (error) {
    if (faults.length === 0) throw error
    throw new Error(`The page had faults: ${faults.join('; ')}`, { cause: error })
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface Site {
  readonly server: SiteServer
  readonly context: BrowserContext
  readonly page: Page
  /** Folder for files of the run; removed afterwards. */
  readonly folder: string
}

/** The real server with the built application, and a browser. Serves a copy, so that a concurrent build does not change it. */
export async function withSite<T>(act: (site: Site) => Promise<T>, flags: readonly string[] = []): Promise<T> {
  return withBrowser(async (context, folder) => {
    const app = join(folder, 'app')
    cpSync(builtApp(), app, { recursive: true })
    const server = await SiteServer.start({ APP_DIR: app })
    try {
      const page = context.pages()[0] ?? (await context.newPage())
      return await act({ server, context, page, folder })
    } finally {
      await server.remove()
    }
  }, flags)
}
