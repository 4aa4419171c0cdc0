import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const app = '<rootDir>/src/app'
const locales = `${app}/i18n/locales`
const never = ['**/*.gen.ts', '**/*.test.*']

/** Folders and files of `src/app` whose words every page has from the start. */
export const first: readonly string[] = [
  'api',
  'faults',
  'features/notices',
  'features/passport',
  'features/reading',
  'features/shell',
  'features/tools',
  'features/tutorials',
  'i18n',
  'loading',
  'offline',
  'router.tsx',
  'routes',
  'start.tsx',
  'state',
  'ui',
  'verification',
]

/** The words of all other folders load with their code, by catalogue (`i18n/messages.ts`): of those that are not named here, in `own`. */
export const later: Readonly<Record<string, readonly string[]>> = { account: ['features/account'], own: [] }

const pathsOf = (names: readonly string[]) => names.map((name) => `${app}/${name}${name.includes('.') ? '' : '/'}`)
const named = Object.values(later).flat()

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh'],
  catalogs: [
    { path: `${locales}/{locale}`, include: pathsOf(first), exclude: never },
    ...Object.entries(later).map(([name, folders]) => ({
      path: `${locales}/${name}/{locale}`,
      include: folders.length > 0 ? pathsOf(folders) : [app],
      exclude: folders.length > 0 ? never : [...never, ...pathsOf([...first, ...named])],
    })),
  ],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
})
