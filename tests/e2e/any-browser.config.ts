import { defineConfig } from '@playwright/test'
import type { Engine } from './any-browser/scenario.ts'

/** WebKitGTK's small browser asks in a dialog, which no driver reaches, where a download goes. */
const notIn: Partial<Record<Engine, RegExp>> = { webkit: /@downloads/ }

/** The scenarios of every engine but Chromium, whose are in `playwright.config.ts`. `--grep @quick` for the three of `npm test`. */
export default defineConfig<{ engine: Engine }>({
  testDir: './any-browser',
  testMatch: '*.engine.ts',
  outputDir: '../../test-results/any-browser',
  timeout: 120_000,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  globalSetup: './support/start-shared-server.ts',
  projects: (['firefox', 'webkit'] as const).map((engine) => ({
    name: engine,
    use: { engine },
    grepInvert: notIn[engine],
  })),
})
