import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const app = '<rootDir>/src/app'
const locales = `${app}/i18n/locales`
const never = ['**/*.gen.ts', '**/*.test.*']

/** Folders of `src/app` whose words load with their code, by catalogue (`i18n/messages.ts`). All other words are there from the start. */
export const later: Readonly<Record<string, readonly string[]>> = {
  account: ['features/account'],
  own: [
    'dataset-index',
    'entry',
    'features/analyses',
    'features/charts',
    'features/data',
    'features/projects',
    'features/storage',
    'import',
    'outcome',
    'plans',
    'questions',
    'report',
  ],
}

const foldersOf = (names: readonly string[]) => names.map((name) => `${app}/${name}/`)

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh'],
  catalogs: [
    { path: `${locales}/{locale}`, include: [app], exclude: [...never, ...foldersOf(Object.values(later).flat())] },
    ...Object.entries(later).map(([name, names]) => ({
      path: `${locales}/${name}/{locale}`,
      include: foldersOf(names),
      exclude: never,
    })),
  ],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
})
