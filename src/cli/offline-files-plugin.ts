import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type ResolvedConfig } from 'vite'
import type { VitePWAOptions } from 'vite-plugin-pwa'
import { type PackPlan, type PackRule, writePacks } from './offline-packs.ts'

/** Which files the service worker waits for, which it downloads afterwards, and in which order. */
async function planOf(catalog: string): Promise<PackPlan> {
  return {
    shell:
      /^(main|start|react|main-layout|passport-layout|reading-layout|words\.first\.\w+|tools|tool-kit|tool-index|offline-families|replay-outbox|workbox-window)[-.]/,
    rules: [
      {
        family: 'tools',
        pack: 'tools',
        starts: /^(tool(\.|-detail)|keywords\.calculators\.\d-|needs\.calculators-|words\.patient\.\w+-)/,
      },
      {
        family: 'data',
        pack: 'data',
        starts:
          /^((engine|hash)\.worker|own-layout|project-(list|show)|data-handle-(index|show)|data-grid|words\.own\.\w+)-/,
      },
      { family: 'data', pack: 'steps', starts: /^(worker\.)?steps\./ },
      { family: 'analyses', pack: 'analyses', starts: /^(data-analysis-(index|show)|analyses)-/ },
      ...(await analysisPacks(catalog)),
      { family: 'charts', pack: 'charts', starts: /^((worker\.)?charts\.|statistical-(index|detail)-)/ },
      { family: 'files', pack: 'files', starts: /^(pdf\.worker|write-(docx|zip|tables)|to-r)-/ },
      { family: 'pages', pack: 'help', starts: /^help\.\d+-/ },
    ],
    rest: { family: 'pages', pack: 'pages' },
  }
}

/** One pack per family of the menu. */
async function analysisPacks(catalog: string): Promise<readonly PackRule[]> {
  const families = new Map<string, string[]>()
  for (const file of globSync('analyses/*/summary.ts', { cwd: catalog })) {
    const module = (await import(pathToFileURL(join(catalog, file)).href)) as {
      summary: { id: string; family: string }
    }
    const { id, family } = module.summary
    families.set(family, [...(families.get(family) ?? []), id])
  }
  return [...families].map(([family, ids]) => ({
    family: 'analyses',
    pack: `analyses-${family}`,
    starts: new RegExp(`^(worker\\.)?analyses\\.(${ids.join('|')})-`),
  }))
}

/** Options of the plugin that builds the service worker: its file list, and the files built with it. */
export function offlineFiles(root: string, resolved: () => ResolvedConfig): Partial<VitePWAOptions> {
  let alone: ReadonlySet<string> = new Set()
  return {
    integration: {
      async beforeBuildServiceWorker() {
        const {
          build: { outDir },
          resolve: { alias },
          define = {},
        } = resolved()
        await buildReplay(root, outDir, { resolve: { alias }, define })
        alone = writePacks(outDir, await planOf(join(root, 'src/catalog')))
      },
    },
    injectManifest: {
      manifestTransforms: [
        (entries) => {
          // of the tools' definitions only the names: the reply to a tool's page tells the browser which one to fetch
          const own = entries.filter(
            ({ url }) => !url.startsWith('assets/') || alone.has(url) || /^assets\/tool\.[\w-]+\.js$/.test(url),
          )
          const index = [...alone].filter((url) => url.startsWith('offline/'))
          return { manifest: [...own, ...index.map((url) => ({ url, revision: null, size: 0 }))], warnings: [] }
        },
      ],
    },
  }
}

/** Builds the script that sends the outbox: a classic script, which the service worker imports on demand. */
async function buildReplay(
  root: string,
  outDir: string,
  config: Pick<ResolvedConfig, 'define'> & { resolve: object },
): Promise<void> {
  await build({
    ...config,
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { ...config.define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: join(outDir, 'assets'),
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: resolve(root, 'sw/replay-outbox.ts'),
        output: { format: 'iife', entryFileNames: 'replay-outbox-[hash].js' },
      },
    },
  })
}
