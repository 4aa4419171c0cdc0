import { defineConfig } from '@playwright/test'
import type { Engine } from './any-browser/scenario.ts'

/** WebKitGTK's MiniBrowser asks for the folder of each download in a dialog that no driver reaches. */
const notIn: Partial<Record<Engine, RegExp>> = { webkit: /@downloads/ }

/** The scenarios on Firefox and WebKit; those of Chromium are in `playwright.config.ts`. `npm test` runs three of them, by `--grep @quick`. */
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
