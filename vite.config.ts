import { resolve } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { PluginOption, ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import * as rPack from './src/app/r/pack-files.ts'
import { routes } from './src/app/routes/table.ts'
import { chartCataloguePlugin } from './src/cli/chart-catalogue-plugin.ts'
import { countOperations } from './src/cli/count-operations.ts'
import { demoDataPlugin } from './src/cli/demo-data-plugin.ts'
import { entryPartsPlugin, entryScript } from './src/cli/entry-parts-plugin.ts'
import { entryPicturesPlugin } from './src/cli/entry-pictures-plugin.ts'
import { helpTextsPlugin } from './src/cli/help-texts-plugin.ts'
import { offlineFiles } from './src/cli/offline-files-plugin.ts'
import { rPackPlugin } from './src/cli/r-pack-plugin.ts'
import { englishManifest, webManifest } from './src/cli/web-manifest.ts'
import { workerWords } from './src/cli/worker-words-plugin.ts'

const at = (path: string) => resolve(import.meta.dirname, path)
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

/** The plugins for `msg` and `Trans`, shared by the build and the tests. */
const words: PluginOption[] = [
  babel({ presets: [linguiTransformerBabelPreset()] }),
  lingui({ failOnCompileError: true }),
]

/**
 * The page preloads the scripts of `start.tsx`, which the small `main.ts` imports too, so that they load in parallel. React is a separate
 * script: it runs while the rest is still being compiled, and does not change between versions.
 */
const preloadStart: PluginOption = {
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const chunkOf = (module: string) => {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(at(module)))
        if (chunk?.type !== 'chunk') throw new Error(`the build has no chunk of ${module}`)
        return chunk
      }
      const [react, start] = [chunkOf('src/app/loading/react.ts'), chunkOf('src/app/start.tsx')]
      const scripts = [react, start].map(({ fileName }) => ({
        tag: 'script',
        attrs: { type: 'module', async: true, blocking: 'render', crossorigin: true, src: `/${fileName}` },
        injectTo: 'head' as const,
      }))
      const parts = start.imports.filter((file) => file !== react.fileName)
      const links = parts.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      }))
      return [...scripts, ...links]
    },
  },
}

let resolved: ResolvedConfig
const rememberConfig: PluginOption = {
  name: 'remember-config',
  configResolved: (config) => {
    resolved = config
  },
}
const offline = offlineFiles(import.meta.dirname, () => resolved)

const entryParts = entryPartsPlugin(at('src/catalog'))
const demoData = demoDataPlugin(at('src/cli'))
const helpTexts = helpTextsPlugin(at('src/cli'))

/**
 * The name of a chunk: `tool.<id>` for a tool's definition, `<kind>.<id>` for the parts of another entry, `words.<catalogue>.<locale>` for
 * messages of the interface.
 */
function chunkName(module: string | null | undefined, of = ''): string {
  const [, tool, part] = /calculators[\\/]([\w-]+)[\\/](definition|figure|list)\.ts$/.exec(module ?? '') ?? []
  const [, catalogue = 'first', locale] = /locales[\\/](?:(\w+)[\\/])?(\w+)\.po$/.exec(module ?? '') ?? []
  const name = tool
    ? `tool.${tool}${part === 'definition' ? '' : `.${part}`}`
    : locale
      ? `words.${catalogue}.${locale}`
      : (entryScript(module) ?? '[name]')
  return `assets/${of}${name}-[hash].js`
}

/** Tests with large inputs: operations between two checkpoints of every analysis, memory per row, memory and time per hostile file. */
const pauses = ['tests/architecture/{pauses-*-half,counted-operations,heap-per-row,hostile-files}.test.ts']

/** A pattern for the modules at these paths, which are patterns without a file extension; on Windows too. */
const modules = (...paths: readonly string[]) =>
  new RegExp(`(${paths.join('|')})(\\.[mc]?[jt]sx?)?$`.replaceAll('/', '[\\\\/]'))

/**
 * The shared code of definitions and results. As several chunks it would be divided differently with each new entry, which would change all
 * chunks that import it.
 */
const entryKit = (...further: readonly string[]) => ({
  name: 'entry-kit',
  test: modules(
    'src/catalog/kit/(analysis|step|data-dictionary|outcome/.*)',
    'src/catalog/kit/options/((compound-|standard-|common-)?options|conventions|number-list|plain-leaves|quartile-type|table-input|term-variables)',
    ...further,
  ),
  priority: 3,
})

/** What charts alone need: pages of projects and analyses do not load it. */
const chartKit = {
  name: 'chart-kit',
  test: modules('src/catalog/kit/(chart|figures/(figure-style|axis-leaves|annotations-option|journals))'),
  priority: 3,
}

/**
 * Small modules that pages share, as one script: offline each further script costs the browser some milliseconds. A module that
 * a group imports and that imports the group belongs to it: otherwise two scripts import each other, which `tests/tools/budget.mjs` refuses.
 */
const shared = (name: string, paths: readonly string[]) => ({
  name,
  test: modules(...paths),
  priority: 2,
  includeDependenciesRecursively: false,
})

/** Optional dependencies that are not installed and whose features are not used. */
const leftOut = {
  find: /^(canvg|dompurify|html2canvas|react-responsive-carousel)$/,
  replacement: at('src/app/loading/empty-module.ts'),
}

/** The next version of the schema, which a test builds (`SCHEMA_VERSIONS`), belongs where the present one is. */
const nextSchemaVersions = process.env.SCHEMA_VERSIONS ? [process.env.SCHEMA_VERSIONS.replace(/\.ts$/, '')] : []

export default defineConfig(({ mode }) => ({
  root: at('src/app'),
  publicDir: at('public'),
  envDir: at('.'),
  cacheDir: at('node_modules/.vite'),
  // an alternative list of schema versions, with which tests/e2e proves the upgrade to a newer build
  resolve: {
    alias: process.env.SCHEMA_VERSIONS
      ? [leftOut, { find: './schema-versions.ts', replacement: at(process.env.SCHEMA_VERSIONS) }]
      : [leftOut],
  },
  define: { __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'dev') },
  plugins:
    mode === 'test'
      ? [...words, entryParts, entryPicturesPlugin(at('src/cli'), false), demoData, helpTexts, react()]
      : [
          // first, because it rewrites route files before the JSX transform
          tanstackRouter({
            target: 'react',
            autoCodeSplitting: true,
            quoteStyle: 'single',
            semicolons: false,
            virtualRouteConfig: routes,
            routesDirectory: at('src/app/routes'),
            generatedRouteTree: at('src/app/route-tree.gen.ts'),
            disableLogging: true,
          }),
          ...words,
          entryParts,
          entryPicturesPlugin(at('src/cli'), true),
          demoData,
          helpTexts,
          chartCataloguePlugin(at('src/cli')),
          react(),
          tailwindcss(),
          preloadStart,
          rPackPlugin(import.meta.dirname, rPack),
          rememberConfig,
          englishManifest(),
          VitePWA({
            ...offline,
            includeManifestIcons: false, // the glob patterns below include them
            strategies: 'injectManifest',
            srcDir: at('sw'),
            filename: 'sw.ts',
            injectRegister: false,
            registerType: 'prompt',
            manifest: webManifest('zh'),
            injectManifest: {
              ...offline.injectManifest,
              globPatterns: ['**/*.{js,css,html,svg,png,woff2,wasm}', 'manifest.en.webmanifest', 'charts.json'],
              globIgnores: ['packs/**', 'covers/**', 'demo/**'],
              rollupFormat: 'iife',
              target: 'es2022',
              sourcemap: false,
            },
          }),
        ],
  worker: {
    format: 'es',
    plugins: () => [entryParts, workerWords()],
    rolldownOptions: {
      output: {
        minifyInternalExports: false,
        chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId, 'worker.'),
        codeSplitting: { groups: [entryKit(), chartKit] },
      },
    },
  },
  build: {
    outDir: at(process.env.OUT_DIR || 'dist/app'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    manifest: true,
    modulePreload: {
      polyfill: false, // browsers without support load scripts a little later
      // main.ts requests each script of a start itself, and an additional link for each would cost some milliseconds
      resolveDependencies: (_, files, { hostId }) =>
        /assets[\\/](main|tools)-/.test(hostId) ? files.filter((file) => !file.endsWith('.js')) : files,
    },
    rolldownOptions: {
      output: {
        minifyInternalExports: false, // otherwise a new export renames those of other modules in the chunk, and changes all chunks that import them
        // the service worker knows a tool's definition by this name (sw/page-parts.ts)
        chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId),
        codeSplitting: {
          groups: [
            {
              name: 'main',
              test: modules('src/app/main', 'src/catalog/kit/summary', 'rolldown/runtime.*'),
              priority: 40,
            },
            {
              name: 'react',
              test: modules('node_modules/(react|react-dom|scheduler)/.*', 'src/app/loading/react'),
              priority: 20,
            },
            // offline each further script costs a round trip, so everything that every page starts with is one chunk, with the icons and the small
            // modules that tools share with analyses and other pages
            {
              name: 'start',
              test: modules(
                'src/app/(start|i18n/use-words|ui/scroll-region|features/tools/(favourite-button|use-account-favourites|history/tool-history))',
                'src/catalog/kit/(family|words)',
                'node_modules/lucide-react/.*',
              ),
              priority: 10,
            },
            // numbers and messages as text: pages of tools and of results need it, those where a visit begins do not
            {
              name: 'present',
              test: modules(
                'src/catalog/kit/message',
                'src/catalog/kit/present/(format|rounding|text-run|term-text|ref-text)',
              ),
              priority: 10,
            },
            {
              name: 'tools',
              test: modules('src/catalog/tools', 'titles:calculators'),
              priority: 5,
            },
            // shared code of tool definitions; the service worker knows the chunk by this name (sw/page-parts.ts)
            {
              name: 'tool-kit',
              test: modules(
                'src/catalog/kit/tool/(inputs/.+|[a-z]+-inputs|calculator[a-z-]*|converter|egfr|equation-text|example-sources)',
                'src/catalog/kit/tool/(calendar-day|interval-outputs|point-score|point-text|shown-outputs?)',
                'src/app/features/tools/history/kept-result',
              ),
              priority: 4,
            },
            // the page's parts of an entry begin with the R code of its script, those of the worker do not
            entryKit('src/catalog/kit/r/r-code'),
            chartKit,
            shared('question-kit', [
              'src/catalog/kit/(engine-version|options/(read-options|read-question|upgrade-options))',
            ]),
            shared('figure', [
              'src/figure/(?!theme|look|palettes|colour)[a-z-]+',
              'src/catalog/kit/(present/[a-z-]+|figures/figure-title)',
              'node_modules/d3-(path|shape)/.+',
            ]),
            shared('bridge', ['src/app/workers/(bridge|worker-errors)', 'node_modules/comlink/.+']),
            shared('own', [
              'src/app/data/(own-data|projects|last-opened|conventions|database/.+|history/.+)',
              'src/app/data/datasets/(analysis|analysis-figure|dataset|kept-outcome|list-analyses|asked-questions)',
              'src/app/data/outbox/(change|rows-may-leave|send-row-fields)',
              'src/catalog/kit/(figures/style-leaves|options/named-records)',
              'src/app/opened/(use-trail|use-last-opened|use-opened)',
              'src/app/plans/plans-dataset',
              'node_modules/(dexie|dexie-react-hooks)/.+',
              ...nextSchemaVersions,
            ]),
            shared('form', [
              'src/app/(entry/(problem-words|use-draft)|data/datasets/analyses|ui/keep-focus|i18n/variable-words)',
            ]),
            shared('question', [
              'src/app/questions/(fit-window|question-title|question-view|replaced-note)',
              'src/app/entry/((following|number|option|variable|variables)-field|option-form|role-board|role-box)',
              'src/app/entry/(use-variable-drag|variable-(choice|menu|palette))',
              'src/app/outcome/(asked-question|result-boundary|result-slots|use-outcome)',
              'src/app/(data/datasets/change-variable|faults/(copy-faults|kept-faults)|ui/(skip-button|use-stable))',
            ]),
            shared('shown', [
              'src/app/outcome/(is-showable|result-action|save-figure|scene-view|use-copy-text|use-pictures|use-figure-file)',
              'src/app/(download/figure-file|i18n/use-labelled|questions/(entry-picture|saved-outputs)|ui/use-growing)',
            ]),
          ],
        },
      },
    },
  },
  // requests to the server, but not the modules of src/app/api
  server: { proxy: { '^/api/(?!.*\\.tsx?(\\?|$))': api, '/media': api } },
  // no page links to the parts page, and a dependency discovered late would reload it
  optimizeDeps: { entries: ['*.html', 'workers/*.worker.ts', at('tests/parts-page/parts-page.tsx')] },
  test: {
    fsModuleCache: false, // cached modules of the plugins cannot be read again
    maxWorkers: '100%', // the default leaves one core idle: half of a two-core machine
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          root: at('.'),
          environment: 'node',
          setupFiles: [at('tests/support/cpu-time.ts')],
          // these layers are stateless, and isolated files would each load the whole catalogue again
          isolate: false,
          include: [
            'src/{engine,figure,catalog,formats,contract,cli}/**/*.test.ts',
            'tests/{mutants,reference}/**/*.test.ts',
            // excludes `pauses` by the pattern, because `exclude` would override that of the command line
            'tests/architecture/!(pauses-*-half|counted-operations|heap-per-row|hostile-files).test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        plugins: [countOperations(/\/src\/(engine|catalog)\/.*\.ts$/)],
        test: {
          name: 'pauses',
          root: at('.'),
          environment: 'node',
          setupFiles: [at('tests/support/operations.ts')],
          include: pauses,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          root: at('.'),
          environment: 'node', // files that need a DOM start with `@vitest-environment happy-dom`
          pool: 'threads', // starts in half the time of a process
          setupFiles: [at('tests/support/app-setup.ts')],
          include: ['src/app/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
          testTimeout: 20_000, // like the others: slowness of a busy machine is no failure
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          root: at('.'),
          environment: 'node',
          include: ['src/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          globalSetup: [at('tests/support/database-cluster.ts')],
          setupFiles: [at('tests/support/one-connection.ts')],
        },
      },
    ],
  },
}))
